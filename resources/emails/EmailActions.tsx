import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useNavigate } from 'react-admin';
import { RETRIED_STATES, type EmailRecord } from '#domain/emails/email.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { useText } from '#providers/messages/use-text.ts';
import { DecisionFrame } from '../shared/decision/DecisionDialog.tsx';
import { useStep } from '../shared/step/use-step.ts';
import { emailPath } from './parts/email-path.ts';

type Action = 'retry' | 'again';

/** Retries what did not leave, or sends the email once more; both ask first. Says why neither is possible. */
export function EmailActions({ email }: { email: EmailRecord }) {
  const text = useText('emailLog');
  const [asked, setAsked] = useState<Action | null>(null);
  if (email.isForgotten) {
    return <Typography color="text.secondary">{text('again.forgotten')}</Typography>;
  }
  const mayRetry = RETRIED_STATES.some((state) => state === email.state);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {mayRetry && (
        <Button variant="contained" onClick={() => setAsked('retry')}>
          {text('retry.action')}
        </Button>
      )}
      <Button variant="outlined" onClick={() => setAsked('again')}>
        {text('again.action')}
      </Button>
      {asked && <ActionDialog email={email} action={asked} onClose={() => setAsked(null)} />}
    </Box>
  );
}

interface ActionDialogProps {
  email: EmailRecord;
  action: Action;
  onClose: () => void;
}

function ActionDialog({ email, action, onClose }: ActionDialogProps) {
  const text = useText('emailLog');
  const navigate = useNavigate();
  const dataProvider = useDataProvider<PortalDataProvider>();
  const { mutate, isPending, error } = useStep({
    send: () =>
      action === 'retry' ? dataProvider.retryEmail(email) : dataProvider.sendEmailAgain(email.id),
    changes: ['emails'],
    done: () => text(`${action}.done`),
    onDone: ({ data }) => {
      onClose();
      if (data.id !== email.id) navigate(emailPath(data.id));
    },
  });
  return (
    <DecisionFrame
      title={text(`${action}.title`)}
      consequence={text(`${action}.text`, { address: email.address })}
      action={text(`${action}.action`)}
      tone="primary"
      isPending={isPending}
      error={error}
      onOpened={() => undefined}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      {null}
    </DecisionFrame>
  );
}
