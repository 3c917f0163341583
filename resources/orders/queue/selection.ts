import { createContext, useContext } from 'react';
import { MOST_AT_ONCE } from '#domain/order.ts';
import type { OrderSummary } from '#domain/schemas/order.ts';

/** Selected orders by id, each as it was seen when it was selected. */
export type Selected = ReadonlyMap<string, OrderSummary>;

export interface Selection {
  selected: Selected;
  /** Selects the orders, or no longer; beyond `MOST_AT_ONCE` none is added. Answers what is selected then. */
  select: (orders: readonly OrderSummary[], isSelected: boolean) => Selected;
  /** Selects these and no others. */
  replace: (orders: readonly OrderSummary[]) => void;
}

export const SelectionContext = createContext<Selection | null>(null);

/** What is selected in the queue, over all of its pages. */
export function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error('SelectionContext is missing');
  return selection;
}

/** `before` with the orders selected, or no longer. */
export function withSelected(
  before: Selected,
  orders: readonly OrderSummary[],
  isSelected: boolean,
): Selected {
  const after = new Map(before);
  for (const order of orders) {
    if (!isSelected) after.delete(order.id);
    else if (after.has(order.id) || after.size < MOST_AT_ONCE) after.set(order.id, order);
  }
  return after;
}
