import type { OrderDecision } from '#domain/order.ts';
import type { Order, OrderSummary } from '#domain/schemas/order.ts';
import { usePendingDecision } from '#resources/shared/decision/use-pending-decision.ts';
import { useOrdersText } from '../use-orders-text.ts';

type Text = ReturnType<typeof useOrdersText>;

/** Holds the pending decision on an order of the page, and its result. */
export function useOrderDecisions() {
  const text = useOrdersText();
  return usePendingDecision<Order, OrderDecision, OrderSummary>({
    done: (action, { number }) => text(`decision.done.${action}`, { number }),
    movedOn: (current) => describeMove(current, text),
  });
}
export type OrderDecisions = ReturnType<typeof useOrderDecisions>;

/** OR-07: describes how the order changed meanwhile, and who changed it. */
function describeMove(current: Order | null, text: Text): string {
  const actor = current?.events.at(-1)?.actor;
  if (!current || !actor) return text('decision.movedOnUnknown');
  return text('decision.movedOn', { state: text(`states.${current.state}`), actor });
}
