import { and, eq } from 'drizzle-orm';
import type { FieldError } from '#domain/access/api-error.ts';
import type { OrderState } from '#domain/orders/order-states.ts';
import { orderTypes, type OrderType } from '#domain/orders/order-types.ts';
import type { OrderContent } from '#domain/orders/order.ts';
import type { Handle } from '../../../platform/database/database.ts';
import type { OrderRow } from '../order-rows.ts';
import { orders } from '../table.ts';

/** The states of an order that is being made or was made. */
const MADE: ReadonlySet<OrderState> = new Set(['approved', 'inProduction', 'shipped', 'closed']);
const NEEDS_MADE: ReadonlySet<OrderType> = new Set(['exchange', 'warranty', 'spare']);
/** Order types that replace their source order and belong to its chain. */
const REPLACES: ReadonlySet<OrderType> = new Set(['exchange', 'warranty']);

interface Wanted {
  accountNumber: string;
  content: Pick<OrderContent, 'type' | 'sourceOrderId'>;
  /** The order that is being corrected: it cannot be its own source. */
  ownId: string | null;
}

/** OR-05: returns the source order of the same account, null without one, and its errors. */
export async function findSource(
  tx: Handle,
  { accountNumber, content, ownId }: Wanted,
): Promise<{ source: OrderRow | null; errors: Record<string, FieldError> }> {
  const { type, sourceOrderId } = content;
  if (!sourceOrderId || orderTypes[type].source === 'none') return { source: null, errors: {} };
  const [source] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, sourceOrderId), eq(orders.accountNumber, accountNumber)));
  const error =
    source && source.id !== ownId ? errorOf(type, source) : unknownSource(sourceOrderId);
  return { source: source ?? null, errors: error ? { sourceOrderId: error } : {} };
}

/** Returns the first order of the order's chain. */
export function rootOf(type: OrderType, source: OrderRow | null, ownId: string): string {
  return source && REPLACES.has(type) ? source.rootOrderId : ownId;
}

function unknownSource(sourceOrderId: string): FieldError {
  const message = 'The account has no such earlier order';
  return { rule: 'unknown', message, value: sourceOrderId, nearest: null };
}

function errorOf(type: OrderType, { state, number }: OrderRow): FieldError | null {
  if (!NEEDS_MADE.has(type) || MADE.has(state)) return null;
  const message = `Order ${number} has not been approved (it is ${state}), so there is no lens of it yet`;
  return { rule: 'state', message, value: state, nearest: null };
}
