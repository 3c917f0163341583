import { OrderDecisionDialog } from './OrderDecisionDialog.tsx';
import { ShipDialog } from './ShipDialog.tsx';
import type { OrderDecisions } from './use-order-decisions.ts';

/** Shows the dialog of the pending decision, if there is one. */
export function PendingOrderDecision({ decisions }: { decisions: OrderDecisions }) {
  const { pending, close, finish } = decisions;
  if (!pending) return null;
  const { action, seen } = pending;
  if (action === 'ship') {
    return (
      <ShipDialog order={seen} onClose={close} onOutcome={(outcome) => finish('ship', outcome)} />
    );
  }
  return (
    <OrderDecisionDialog
      action={action}
      order={seen}
      onClose={close}
      onOutcome={(outcome) => finish(action, outcome)}
    />
  );
}
