import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { formatCents } from '#domain/basics/money.ts';
import {
  CHECKOUT_DECISIONS,
  type CheckoutDecision,
} from '#domain/money/checkouts/checkout-states.ts';
import { checkoutDecisionSchema, type Checkout } from '#domain/money/checkouts/checkout.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useMay } from '#providers/session/use-may.ts';
import { DecisionDialog } from '../../shared/decision/DecisionDialog.tsx';
import { usePaymentStep } from '../step/use-payment-step.ts';

/** PY-11: how the online payment of the context can be ended, once the payment service has reported nothing for too long. */
export function OnlineActions() {
  const checkout = useRecordContext<Checkout>();
  const text = useText('payments');
  const may = useMay();
  const [asked, setAsked] = useState<CheckoutDecision | null>(null);
  if (checkout?.lookAt !== 'unanswered' || !may('checkouts:decide')) return null;
  const isPossible = (decision: CheckoutDecision) =>
    decision === 'notPaid' || checkout.gatewayPaymentId !== '';
  return (
    <>
      {CHECKOUT_DECISIONS.filter(isPossible).map((decision) => (
        <Button key={decision} variant="outlined" onClick={() => setAsked(decision)}>
          {text(`online.${decision}.action`)}
        </Button>
      ))}
      {asked && <EndDialog checkout={checkout} decision={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

interface EndDialogProps {
  checkout: Checkout;
  decision: CheckoutDecision;
  onClose: () => void;
}

function EndDialog({ checkout, decision, onClose }: EndDialogProps) {
  const text = useText('payments');
  const locale = useLocale();
  const { amountCents, currency } = checkout;
  const step = usePaymentStep({
    take: ({ endOnline }, reason: string) => endOnline(checkout, { decision, reason }),
    // The payment service may have answered the last question.
    done: ({ state }) => text(state === 'paid' ? 'online.paid.done' : 'online.notPaid.done'),
    onDone: onClose,
  });
  return (
    <DecisionDialog
      title={text(`online.${decision}.title`, {
        amount: formatCents(amountCents, currency, locale),
      })}
      consequence={text(`online.${decision}.text`)}
      action={text(`online.${decision}.action`)}
      tone={decision === 'paid' ? 'primary' : 'error'}
      isPending={step.isPending}
      error={step.error}
      field={{
        label: text('reason'),
        missing: text('missingReason'),
        most: checkoutDecisionSchema.shape.reason.maxLength ?? 200,
      }}
      onDecide={(reason) => step.mutate(reason)}
      onClose={onClose}
    />
  );
}
