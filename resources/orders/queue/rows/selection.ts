import { MAX_AT_ONCE } from '#domain/orders/order-states.ts';
import type { OrderSummary } from '#domain/orders/order.ts';
import { createSelection } from '../../../shared/list/create-selection.tsx';

/** The selection of the queue, across all of its pages. */
export const { SelectionProvider, useSelection } = createSelection<OrderSummary>(MAX_AT_ONCE);
