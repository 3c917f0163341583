import { orderTransitions } from '#domain/order.ts';
import type { OrderDecision as Decision } from '#domain/order.ts';
import type { Order, OrderSummary } from '#domain/schemas/order.ts';
import { DecisionDialog } from '#resources/shared/decision/DecisionDialog.tsx';
import type { DecisionOutcome } from '#resources/shared/decision/use-decision.ts';
import { toneOf } from './allowed-decisions.ts';
import { useDecisionWords } from './use-decision-words.ts';
import { useOrderDecision } from './use-order-decision.ts';
import { useOrdersText } from '../use-orders-text.ts';

const LONGEST_REASON = 500;

interface OrderDecisionDialogProps {
  action: Exclude<Decision, 'ship'>;
  /** The order as the user saw it when the dialog opened. */
  order: OrderSummary;
  onClose: () => void;
  onOutcome: (outcome: DecisionOutcome<Order>) => void;
}

/** OR-06: explains what the decision does to the order, and asks for the reason. */
export function OrderDecisionDialog(props: OrderDecisionDialogProps) {
  const { action, order, onClose, onOutcome } = props;
  const text = useOrdersText();
  const words = useDecisionWords(action, order);
  const { mutate, isPending, error } = useOrderDecision(order);
  const needsReason = orderTransitions[action].reason === 'required';
  return (
    <DecisionDialog
      {...words}
      tone={toneOf(action)}
      field={{
        label: text(needsReason ? 'decision.reason' : 'decision.note'),
        missing: needsReason ? text('decision.reasonRequired') : undefined,
        most: LONGEST_REASON,
      }}
      isPending={isPending}
      error={error}
      onDecide={(reason) => mutate({ action, reason }, { onSuccess: onOutcome })}
      onClose={onClose}
    />
  );
}
