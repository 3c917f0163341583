import type { Order } from '#domain/schemas/order.ts';
import { useSession } from '#providers/session/use-session.ts';
import { DecisionButtons } from '#resources/shared/decision/DecisionButtons.tsx';
import { allowedDecisions, toneOf } from './allowed-decisions.ts';
import { PendingOrderDecision } from './PendingOrderDecision.tsx';
import { useOrderDecisions } from './use-order-decisions.ts';
import { useOrdersText } from '../use-orders-text.ts';

/** Shows the actions that this user may take in this state (OR-06), and the result of the last one (OR-07). */
export function OrderDecision({ order }: { order: Order }) {
  const text = useOrdersText();
  const { roles } = useSession();
  const decisions = useOrderDecisions();
  return (
    <>
      <DecisionButtons
        warning={decisions.warning}
        onChoose={(action) => decisions.open(action, order)}
        buttons={allowedDecisions(order.state, roles)
          .toReversed()
          .map((action) => ({ action, label: text(`decision.${action}`), tone: toneOf(action) }))}
      />
      <PendingOrderDecision decisions={decisions} />
    </>
  );
}
