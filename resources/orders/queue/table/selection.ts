import { MAX_AT_ONCE } from '#domain/order.ts';
import type { OrderSummary } from '#domain/schemas/order.ts';
import { createSelection } from '#resources/shared/list/create-selection.tsx';

/** The selection of the queue, across all of its pages. */
export const { SelectionProvider, useSelection } = createSelection<OrderSummary>(MAX_AT_ONCE);
