import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { Import } from '#domain/import/import.ts';
import { teamRequests } from '#providers/account/team.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { useConnection } from '#providers/http/use-connection.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useFailureMessage } from '../shared/use-failure-message.ts';
import { SendAllDialog } from '../team/parts/SendAllInvitations.tsx';
import { findInvitations, type AccountInvitation } from './find-invitations.ts';

/** AD-08 AD-17: sends the invitations of an import that are still open. Nothing where the import names no members. */
export function SendInvitations({ found: { id, mapping, applied } }: { found: Import }) {
  const text = useText('imports');
  const notify = useNotify();
  const messageOf = useFailureMessage();
  const connection = useConnection();
  const dataProvider = useDataProvider<PortalDataProvider>();
  const [asked, setAsked] = useState<AccountInvitation[] | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: () => findInvitations(id, { dataProvider, connection }),
    onSuccess: (open) => {
      if (open.length > 0) setAsked(open);
      else notify(text('invitations.none'), { type: 'info' });
    },
    onError: (error) => notify(messageOf(error) || text('invitations.failed'), { type: 'error' }),
  });
  if (!applied || !mapping.includes('memberEmail')) return null;
  return (
    <>
      <Button variant="outlined" loading={isPending} onClick={() => mutate()}>
        {text('invitations.label')}
      </Button>
      {asked && (
        <SendAllDialog
          rows={asked}
          title={text('invitations.title', { smart_count: asked.length })}
          resend={({ accountNumber, ...invitation }) =>
            teamRequests(connection, accountNumber).resend(invitation)
          }
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
