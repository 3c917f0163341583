import { nextState } from '#domain/orders/order-states.ts';
import type { OrderDecision, OrderState } from '#domain/orders/order-states.ts';
import { orderSchema } from '#domain/orders/order.ts';
import type { Order, OrderSummary } from '#domain/orders/order.ts';
import { canMovePromise } from '#domain/orders/promise-move.ts';
import { tryAnswer } from '#providers/http/read-answer.ts';
import type { Text } from '#providers/messages/text-in.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatMoment } from '../../shared/age.ts';
import type { DecisionOutcome } from '../../shared/decision/use-decision.ts';
import { useMovedOn } from '../../shared/decision/use-moved-on.ts';

const read = (answer: unknown): Order | null => tryAnswer(orderSchema, answer);

interface OrderMovedOn {
  action: OrderDecision | 'promise' | 'receive';
  /** The order as the user saw it when the dialog opened. */
  seen: OrderSummary;
  isSending: boolean;
  /** Called when the decision was taken. */
  onDecided: (order: Order) => void;
}

/** OR-07: what others did to the order of an open dialog: who, what and when. */
export function useOrderMovedOn({ action, seen, isSending, onDecided }: OrderMovedOn) {
  const text = useText('orders');
  const locale = useLocale();
  const { moved, version, tell } = useMovedOn({ resource: 'orders', seen, isSending, read });
  const state = moved?.current?.state;
  return {
    version,
    moved: moved && {
      what: describeMove(moved.current, text, locale),
      isOver: state === undefined || !isPossible(action, state),
    },
    /** Ends the dialog, or keeps it open when somebody else was first. */
    onAnswer: (outcome: DecisionOutcome<Order>) =>
      outcome.kind === 'movedOn' ? tell(outcome.current) : onDecided(outcome.record),
  };
}

function isPossible(action: OrderMovedOn['action'], state: OrderState): boolean {
  // The server refuses what is not to be received.
  if (action === 'receive') return true;
  return action === 'promise' ? canMovePromise(state) : nextState(state, action) !== null;
}

function describeMove(current: Order | null, text: Text<'orders'>, locale: string): string {
  const last = current && latestOf(current);
  if (!current || !last) return text('decision.movedOnUnknown');
  return text('decision.movedOn', {
    state: text(`states.${current.state}`),
    actor: last.actor,
    at: formatMoment(last.createdAt, locale),
  });
}

/** The last step, or a move of the promised date or a returned lens after it. */
function latestOf({
  events,
  promiseMoves,
  lensesReceived,
}: Order): { actor: string; createdAt: string } | undefined {
  const returns = lensesReceived.map(({ at, actor }) => ({ actor, createdAt: at }));
  return [...events, ...promiseMoves, ...returns]
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
    .at(-1);
}
