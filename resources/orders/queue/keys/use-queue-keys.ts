import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { OrderSummary } from '#domain/orders/order.ts';
import { currentRow, focusRow, isElsewhere, rowsIn } from '../rows/queue-rows.ts';

/** The actions of the keys. */
export interface QueueActions {
  approve: (order: OrderSummary) => void;
  reject: (order: OrderSummary) => void;
  select: (order: OrderSummary) => void;
  open: (order: OrderSummary) => void;
  search: () => void;
  help: () => void;
}

interface QueueKeysOptions {
  isOn: boolean;
  /** The element that contains the rows. */
  list: RefObject<HTMLElement | null>;
  /** The index of the row that last had the focus. */
  place: RefObject<number>;
  orders: readonly OrderSummary[] | undefined;
  actions: QueueActions;
}

/** OR-08: j and k move from row to row, the other keys act on the row that has the focus. */
export function useQueueKeys({ isOn, list, place, orders, actions }: QueueKeysOptions): void {
  const latest = useRef({ orders, actions });
  useEffect(() => {
    latest.current = { orders, actions };
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const move = (by: 1 | -1) => {
      const at = currentRow(list.current);
      focusRow(list.current, at === -1 ? place.current : at + by);
    };
    const onRow = (act: (order: OrderSummary) => void) => {
      const id = rowsIn(list.current)[currentRow(list.current)]?.dataset.orderId;
      const order = latest.current.orders?.find((candidate) => candidate.id === id);
      if (order) act(order);
    };
    const keys = new Map<string, () => void>([
      ['j', () => move(1)],
      ['k', () => move(-1)],
      ['a', () => onRow(latest.current.actions.approve)],
      ['r', () => onRow(latest.current.actions.reject)],
      ['x', () => onRow(latest.current.actions.select)],
      ['o', () => onRow(latest.current.actions.open)],
      ['/', () => latest.current.actions.search()],
      ['?', () => latest.current.actions.help()],
    ]);
    const onKeyDown = (event: KeyboardEvent) => {
      const act = keys.get(event.key);
      if (!act || isElsewhere(event)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn, list, place]);
}
