import { ORDER_TYPES, orderTypes } from '#domain/order-types.ts';
import type { OrderType } from '#domain/order-types.ts';

/** How the form was opened. The address contains only ids of orders and drafts, nothing about a patient. */
export type OrderStart =
  | { kind: 'empty'; type: OrderType }
  | { kind: 'from'; type: OrderType; orderId: string }
  | { kind: 'resubmit'; orderId: string }
  | { kind: 'draft'; draftId: string };

/** Returns the start from the query of the order form's address; ignores invalid parts. */
export function readStart(search: string): OrderStart {
  const query = new URLSearchParams(search);
  const [draftId, resubmits, source] = ['draft', 'resubmit', 'from'].map((name) => query.get(name));
  const type = ORDER_TYPES.find((known) => known === query.get('type'));
  if (draftId) return { kind: 'draft', draftId };
  if (resubmits) return { kind: 'resubmit', orderId: resubmits };
  if (!source) return { kind: 'empty', type: type ?? 'new' };
  const startsFromOrder = type && orderTypes[type].source !== 'none';
  return { kind: 'from', type: startsFromOrder ? type : 'reorder', orderId: source };
}
