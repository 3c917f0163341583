import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { formatCents } from '#domain/basics/money.ts';
import { WRITE_OFF_LIMIT_CENTS } from '#domain/money/payments/write-off.ts';
import type { Invoice } from '#domain/money/invoices/invoice.ts';
import {
  writeOffInputSchema,
  type WriteOffInput,
} from '#domain/money/payments/write-off-schema.ts';
import { createKeys } from '#providers/http/create-keys.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { CentsField } from '../../shared/form/CentsField.tsx';
import { StepField } from '../../shared/form/StepField.tsx';
import { usePaymentStep } from '../../payments/step/use-payment-step.ts';
import { DecisionFrame } from '../../shared/decision/DecisionDialog.tsx';

interface WriteOffDialogProps {
  invoice: Invoice;
  onClose: () => void;
}

/** PY-08: writes off what is open of an invoice, or a part of it, or asks a second admin for it. */
export function WriteOffDialog({ invoice, onClose }: WriteOffDialogProps) {
  const text = useText('payments');
  const locale = useLocale();
  const { id, payableCents, currency } = invoice;
  const open = formatCents(payableCents, currency, locale);
  const limit = formatCents(WRITE_OFF_LIMIT_CENTS, currency, locale);
  const { amountCents, setAmount, reason, setReason, wrong, submit, step } = useWriteOff(
    invoice,
    onClose,
  );
  return (
    <DecisionFrame
      title={text('writeOff.title', { number: id })}
      consequence={text('writeOff.text', { open, limit })}
      action={text('writeOff.submit')}
      tone="error"
      isPending={step.isPending}
      error={step.error}
      onOpened={() => undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <CentsField
          id="write-off-amount"
          label={text('writeOff.amount')}
          required
          cents={amountCents}
          onCents={setAmount}
          problem={wrong.has('amountCents') ? text('writeOff.wrongAmount', { open }) : null}
        />
        <StepField
          id="write-off-reason"
          label={text('reason')}
          isRequired
          value={reason}
          onValue={setReason}
          problem={wrong.has('reason') ? text('missingReason') : null}
          most={writeOffInputSchema.shape.reason.maxLength}
        />
      </Stack>
    </DecisionFrame>
  );
}

/** The state of the form; `wrong` has the fields to correct, once somebody tried to submit it. */
function useWriteOff({ id, payableCents }: Invoice, onClose: () => void) {
  const text = useText('payments');
  const [amountCents, setAmount] = useState<number | null>(payableCents);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  // Sent again after a lost answer, it is written off once.
  const [keys] = useState(createKeys);
  const step = usePaymentStep({
    take: ({ writeOff }, input: WriteOffInput) =>
      keys.using(JSON.stringify(input), (key) => writeOff(id, input, key)),
    done: ({ state }) => text(state === 'waiting' ? 'writeOff.waiting' : 'writeOff.posted'),
    onDone: onClose,
  });
  const parsed = writeOffInputSchema.safeParse({ amountCents, reason });
  const wrong = new Set(parsed.error?.issues.map(({ path }) => path[0]));
  if ((amountCents ?? 0) > payableCents) wrong.add('amountCents');
  const submit = () => {
    setTried(true);
    if (parsed.success && wrong.size === 0) step.mutate(parsed.data);
  };
  const shown = tried ? wrong : new Set<PropertyKey>();
  return { amountCents, setAmount, reason, setReason, wrong: shown, submit, step };
}
