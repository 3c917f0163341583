import Button from '@mui/material/Button';
import { useState } from 'react';
import { formatCents } from '#domain/money.ts';
import { WRITE_OFF_LIMIT_CENTS } from '#domain/payments/write-off.ts';
import { writeOffReversalSchema, type WriteOff } from '#domain/schemas/write-off.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { DecisionDialog } from '../shared/decision/DecisionDialog.tsx';
import { usePaymentStep } from '../shared/money/use-payment-step.ts';

/** PY-08: takes a write-off back, so that its invoice is open again, or asks a second admin for it. */
export function ReverseWriteOff({ writeOff }: { writeOff: WriteOff }) {
  const text = useText('payments');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" color="inherit" variant="outlined" onClick={() => setOpen(true)}>
        {text('writeOff.reverse.action')}
      </Button>
      {isOpen && <ReverseDialog writeOff={writeOff} onClose={() => setOpen(false)} />}
    </>
  );
}

function ReverseDialog({ writeOff, onClose }: { writeOff: WriteOff; onClose: () => void }) {
  const text = useText('payments');
  const locale = useLocale();
  const { amountCents, currency, invoiceNumber } = writeOff;
  const step = usePaymentStep({
    take: ({ reverseWriteOff }, reason: string) => reverseWriteOff(writeOff, reason),
    done: ({ state }) =>
      text(state === 'reversing' ? 'writeOff.reverse.waiting' : 'writeOff.reverse.done'),
    onDone: onClose,
  });
  return (
    <DecisionDialog
      title={text('writeOff.reverse.title', { amount: formatCents(amountCents, currency, locale) })}
      consequence={text('writeOff.reverse.text', {
        number: invoiceNumber,
        limit: formatCents(WRITE_OFF_LIMIT_CENTS, currency, locale),
      })}
      action={text('writeOff.reverse.action')}
      tone="primary"
      isPending={step.isPending}
      error={step.error}
      field={{
        label: text('reason'),
        missing: text('missingReason'),
        most: writeOffReversalSchema.shape.reason.maxLength ?? 200,
      }}
      onDecide={(reason) => step.mutate(reason)}
      onClose={onClose}
    />
  );
}
