import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { escapeHtml } from '#domain/escape-html.ts';
import type { Suppression } from '#domain/schemas/email.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { useText } from '#providers/messages/use-text.ts';
import { DecisionFrame } from '../shared/decision/DecisionDialog.tsx';

interface LiftDialogProps {
  suppression: Suppression;
  onClose: () => void;
}

/** Says what to do before emails go to the address again, and asks to confirm it. */
export function LiftDialog({ suppression, onClose }: LiftDialogProps) {
  const text = useText('emailLog');
  const notify = useNotify();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<PortalDataProvider>();
  const { id: address, reason } = suppression;
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => dataProvider.liftSuppression(suppression),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['email-suppressions'] }),
    onSuccess: () => {
      onClose();
      const done = text('suppressions.liftDone', { address: escapeHtml(address) });
      notify(done, { type: 'success' });
    },
  });
  return (
    <DecisionFrame
      title={text('suppressions.liftTitle', { address })}
      consequence={text(
        reason === 'complaint' ? 'suppressions.liftComplaint' : 'suppressions.liftBounce',
      )}
      action={text('suppressions.liftAction')}
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
