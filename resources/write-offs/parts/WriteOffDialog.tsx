import { formatCents } from '#domain/basics/money.ts';
import type { Invoice } from '#domain/money/invoices/invoice.ts';
import { writeOffInputSchema } from '#domain/money/payments/write-off-schema.ts';
import { WRITE_OFF_LIMIT_CENTS } from '#domain/money/payments/write-off.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { MoneyDialog } from '../../payments/parts/MoneyDialog.tsx';
import { useMoneyForm } from '../../payments/parts/use-money-form.ts';

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
  const initial: { amountCents: number | null; reason: string } = {
    amountCents: payableCents,
    reason: '',
  };
  const form = useMoneyForm({
    schema: writeOffInputSchema,
    initial,
    alsoWrong: ({ amountCents }) => ((amountCents ?? 0) > payableCents ? ['amountCents'] : []),
    take: ({ writeOff }, input, key) => writeOff(id, input, key),
    done: ({ state }) => text(state === 'waiting' ? 'writeOff.waiting' : 'writeOff.posted'),
    onDone: onClose,
  });
  return (
    <MoneyDialog
      id="write-off"
      form={form}
      title={text('writeOff.title', { number: id })}
      consequence={text('writeOff.text', { open, limit })}
      action={text('writeOff.submit')}
      tone="error"
      amountLabel={text('writeOff.amount')}
      amountProblem={form.problemOf('amountCents', text('writeOff.wrongAmount', { open }))}
      mostReason={writeOffInputSchema.shape.reason.maxLength}
      onClose={onClose}
    />
  );
}
