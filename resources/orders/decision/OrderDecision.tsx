import type { OrderDecision as Decision } from '#domain/orders/order-states.ts';
import type { Order, OrderSummary } from '#domain/orders/order.ts';
import { useText } from '#providers/messages/use-text.ts';
import { practiceRoleOf } from '#providers/session/use-may.ts';
import { useSession } from '#providers/session/use-session.ts';
import { DecisionButtons } from '../../shared/decision/DecisionButtons.tsx';
import { DecisionDialog } from '../../shared/decision/DecisionDialog.tsx';
import { allowedDecisions, toneOf } from './allowed-decisions.ts';
import { ShipDialog } from './ShipDialog.tsx';
import {
  useDecisionField,
  useDecisionLabels,
  useOrderDecision,
  useOrderDecisions,
} from './use-order-decision.ts';
import type { OrderDecisions } from './use-order-decision.ts';
import { useOrderMovedOn } from './use-order-moved-on.ts';

/** Shows the actions that this user may take in this state (OR-06). */
export function OrderDecision({ order }: { order: Order }) {
  const text = useText('orders');
  const session = useSession();
  const practiceRole = practiceRoleOf(session, order.accountNumber);
  const decisions = useOrderDecisions();
  return (
    <>
      <DecisionButtons
        onChoose={(action) => decisions.open(action, order)}
        buttons={allowedDecisions(order.state, session.roles, practiceRole)
          .toReversed()
          .map((action) => ({ action, label: text(`decision.${action}`), tone: toneOf(action) }))}
      />
      <PendingOrderDecision decisions={decisions} />
    </>
  );
}

/** Shows the dialog of the pending decision, if there is one. */
export function PendingOrderDecision({ decisions }: { decisions: OrderDecisions }) {
  const { pending, close, finish } = decisions;
  if (!pending) return null;
  const { action, seen } = pending;
  if (action === 'ship') {
    return (
      <ShipDialog order={seen} onClose={close} onDecided={(shipped) => finish('ship', shipped)} />
    );
  }
  return (
    <OrderDecisionDialog
      action={action}
      order={seen}
      onClose={close}
      onDecided={(decided) => finish(action, decided)}
    />
  );
}

interface OrderDecisionDialogProps {
  action: Exclude<Decision, 'ship'>;
  /** The order as the user saw it when the dialog opened. */
  order: OrderSummary;
  onClose: () => void;
  onDecided: (order: Order) => void;
}

/** OR-06: explains what the decision does to the order, and asks for the reason. */
function OrderDecisionDialog(props: OrderDecisionDialogProps) {
  const { action, order, onClose, onDecided } = props;
  const labels = useDecisionLabels(action, order);
  const field = useDecisionField(action);
  const { mutate, isPending, error } = useOrderDecision(order);
  const { moved, version, onAnswer } = useOrderMovedOn({
    action,
    seen: order,
    isSending: isPending,
    onDecided,
  });
  return (
    <DecisionDialog
      {...labels}
      tone={toneOf(action)}
      field={field}
      isPending={isPending}
      error={error}
      moved={moved}
      onDecide={(reason) => mutate({ action, reason, version }, { onSuccess: onAnswer })}
      onClose={onClose}
    />
  );
}
