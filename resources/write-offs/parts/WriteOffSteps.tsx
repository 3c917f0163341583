import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatCents } from '#domain/basics/money.ts';
import type { WriteOff } from '#domain/money/payments/write-off-schema.ts';
import { WRITE_OFF_DECISIONS, type WriteOffDecision } from '#domain/money/payments/write-off.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import { usePaymentStep } from '../../payments/step/use-payment-step.ts';
import { DecisionFrame } from '../../shared/decision/DecisionDialog.tsx';
import { WriteOffReason } from './WriteOffReason.tsx';

interface StepProps {
  writeOff: WriteOff;
  onClose: () => void;
}

/** What waits: the write-off itself, or its reversal, with who asked and why. */
function waitingOf(writeOff: WriteOff) {
  const { state, requestedBy, requestedByUid, reason } = writeOff;
  if (state !== 'reversing')
    return { of: 'writeOff', who: requestedBy, uid: requestedByUid, reason } as const;
  const { reversalRequestedBy, reversalRequestedByUid, reversalReason } = writeOff;
  return {
    of: 'writeOff.reversal',
    who: reversalRequestedBy,
    uid: reversalRequestedByUid,
    reason: reversalReason,
  } as const;
}

/**
 * PY-08: what a second admin can decide about a write-off that waits, or about its reversal. Whoever asked can only take it
 * back.
 */
export function WriteOffSteps({ writeOff }: { writeOff: WriteOff }) {
  const text = useText('payments');
  const { user } = useSession();
  const [asked, setAsked] = useState<WriteOffDecision | null>(null);
  const { of, uid } = waitingOf(writeOff);
  const isOwn = uid === user?.uid;
  const close = () => setAsked(null);
  return (
    <>
      {WRITE_OFF_DECISIONS.filter((decision) => decision === 'decline' || !isOwn).map(
        (decision) => (
          <Button
            key={decision}
            size="small"
            color="inherit"
            variant="outlined"
            onClick={() => setAsked(decision)}
          >
            {text(`${of}.${decision}.action`)}
          </Button>
        ),
      )}
      {isOwn && <Typography variant="body2">{text('writeOff.confirm.own')}</Typography>}
      {asked === 'confirm' && <ConfirmDialog writeOff={writeOff} onClose={close} />}
      {asked === 'decline' && <DeclineDialog writeOff={writeOff} onClose={close} />}
    </>
  );
}

function useAmount({ amountCents, currency }: WriteOff): string {
  return formatCents(amountCents, currency, useLocale());
}

function ConfirmDialog({ writeOff, onClose }: StepProps) {
  const text = useText('payments');
  const amount = useAmount(writeOff);
  const { of, who, reason } = waitingOf(writeOff);
  const step = usePaymentStep({
    take: ({ confirmWriteOff }, seen: WriteOff) => confirmWriteOff(seen),
    done: () => text(`${of}.confirm.done`),
    onDone: onClose,
  });
  return (
    <DecisionFrame
      title={text(`${of}.confirm.title`, { amount })}
      consequence={text('writeOff.confirm.text', { who, reason })}
      action={text(`${of}.confirm.action`)}
      tone="error"
      isPending={step.isPending}
      error={step.error}
      onOpened={() => undefined}
      onSubmit={() => step.mutate(writeOff)}
      onClose={onClose}
    >
      {null}
    </DecisionFrame>
  );
}

function DeclineDialog({ writeOff, onClose }: StepProps) {
  const text = useText('payments');
  const { of } = waitingOf(writeOff);
  return (
    <WriteOffReason
      title={text(`${of}.decline.title`, { amount: useAmount(writeOff) })}
      consequence={text(`${of}.decline.text`)}
      action={text(`${of}.decline.action`)}
      take={({ declineWriteOff }, reason) => declineWriteOff(writeOff, reason)}
      done={() => text(`${of}.decline.done`)}
      onClose={onClose}
    />
  );
}
