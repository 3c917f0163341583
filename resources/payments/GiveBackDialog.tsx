import { formatCents } from '#domain/basics/money.ts';
import { returnableOf } from '#domain/money/payments/payment-states.ts';
import {
  onlineRefundInputSchema,
  type Payment,
  type PaymentDetails,
} from '#domain/money/payments/payment.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { MoneyDialog } from './parts/MoneyDialog.tsx';
import { useMoneyForm } from './parts/use-money-form.ts';

interface GiveBackDialogProps {
  payment: Payment | PaymentDetails;
  onClose: () => void;
}

/** PY-09: has the payment service give back an online payment, or a part of it. */
export function GiveBackDialog({ payment, onClose }: GiveBackDialogProps) {
  const text = useText('payments');
  const left = returnableOf(payment);
  const most = formatCents(left, payment.currency, useLocale());
  const isTooMuch = (cents: number | null) => (cents ?? 0) > left;
  const initial: { amountCents: number | null; reason: string } = { amountCents: left, reason: '' };
  const form = useMoneyForm({
    schema: onlineRefundInputSchema,
    initial,
    alsoWrong: ({ amountCents }) => (isTooMuch(amountCents) ? ['amountCents'] : []),
    take: ({ giveBack }, input) => giveBack(payment, input),
    done: () => text('giveBack.done'),
    onDone: onClose,
  });
  const wrongAmount = text('refund.wrongAmount', { most });
  return (
    <MoneyDialog
      id="give-back"
      form={form}
      title={text('giveBack.title', { number: payment.id })}
      consequence={text('giveBack.text', { amount: most })}
      action={text('giveBack.submit')}
      tone="primary"
      amountLabel={text('refund.amount')}
      // Too much is said at once: what can still be given back may be less than the payment.
      amountProblem={
        isTooMuch(form.entered.amountCents)
          ? wrongAmount
          : form.problemOf('amountCents', wrongAmount)
      }
      mostReason={onlineRefundInputSchema.shape.reason.maxLength}
      onClose={onClose}
    />
  );
}
