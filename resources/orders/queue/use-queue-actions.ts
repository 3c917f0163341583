import { useState } from 'react';
import { useNotify } from 'react-admin';
import { MAX_AT_ONCE } from '#domain/orders/order-states.ts';
import type { OrderDecision } from '#domain/orders/order-states.ts';
import type { OrderSummary } from '#domain/orders/order.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import { allowedDecisions } from '../decision/allowed-decisions.ts';
import type { OrderDecisions } from '../decision/use-order-decision.ts';
import { focusSearch } from './focus-search.ts';
import type { QueueActions } from './keys/use-queue-keys.ts';
import type { OpenRows } from './opened/use-open-rows.ts';
import { useSelection } from './rows/selection.ts';

interface QueueActionsOptions {
  decisions: OrderDecisions;
  openRows: OpenRows;
  onHelp: () => void;
}

/** Returns the actions of the queue's shortcuts, and announces their effects to screen readers. */
export function useQueueActions({ decisions, openRows, onHelp }: QueueActionsOptions) {
  const text = useText('orderQueue');
  const labels = useText('orders');
  const notify = useNotify();
  const { roles } = useSession();
  const { selected, select } = useSelection();
  const [said, setSaid] = useState('');

  const decide = (action: OrderDecision) => (order: OrderSummary) => {
    if (allowedDecisions(order.state, roles).includes(action)) return decisions.open(action, order);
    const state = labels(`states.${order.state}`);
    notify(text('notAllowed', { number: order.number, state }), { type: 'info' });
  };
  const toggle = (order: OrderSummary) => {
    const isSelected = !selected.has(order.id);
    const after = select([order], isSelected);
    const isFull = isSelected && !after.has(order.id);
    const change = isSelected ? 'select.added' : 'select.removed';
    const { number } = order;
    setSaid(
      isFull
        ? text('select.full', { count: MAX_AT_ONCE })
        : text(change, { number, count: after.size }),
    );
  };
  const open = ({ id, number }: OrderSummary) =>
    setSaid(text(openRows.toggle(id) ? 'opened.shown' : 'opened.hidden', { number }));
  const actions: QueueActions = {
    approve: decide('approve'),
    reject: decide('reject'),
    select: toggle,
    open,
    search: focusSearch,
    help: onHelp,
  };
  return { actions, said };
}
