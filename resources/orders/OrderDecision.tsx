import { nextState, ORDER_ACTIONS, orderTransitions } from '#domain/order.ts';
import type { OrderAction } from '#domain/order.ts';
import { mayDo } from '#domain/permissions.ts';
import type { Order } from '#domain/schemas/order.ts';
import { useSession } from '#providers/use-session.ts';
import { DecisionButtons } from '../shared/decision/DecisionButtons.tsx';
import { usePendingDecision } from '../shared/decision/use-pending-decision.ts';
import { OrderDecisionDialog } from './OrderDecisionDialog.tsx';
import { useOrdersText } from './use-orders-text.ts';

/** The actions that this user may take from this state (OR-06), and what came of the last one (OR-07). */
export function OrderDecision({ order }: { order: Order }) {
  const text = useOrdersText();
  const { roles } = useSession();
  const { pending, warning, open, close, finish } = usePendingDecision<Order, OrderAction>({
    done: (action, { number }) => text(`decision.done.${action}`, { number }),
    movedOn: (current) => describeMove(current, text),
  });
  const actions = ORDER_ACTIONS.filter(
    (action) =>
      nextState(order.state, action) !== null && mayDo(roles, orderTransitions[action].permission),
  );
  return (
    <>
      <DecisionButtons
        warning={warning}
        onChoose={(action) => open(action, order)}
        buttons={actions.toReversed().map((action) => ({
          action,
          label: text(`decision.${action}`),
          tone: action === 'approve' ? 'primary' : 'error',
        }))}
      />
      {pending && (
        <OrderDecisionDialog
          action={pending.action}
          order={pending.seen}
          onClose={close}
          onOutcome={(outcome) => finish(pending.action, outcome)}
        />
      )}
    </>
  );
}

/** What became of the order meanwhile, and by whom. */
function describeMove(current: Order | null, text: ReturnType<typeof useOrdersText>): string {
  const actor = current?.events.at(-1)?.actor;
  if (!current || !actor) return text('decision.movedOnUnknown');
  return text('decision.movedOn', { state: text(`states.${current.state}`), actor });
}
