import { deliveryChoicesSchema } from '#domain/delivery/delivery.ts';
import type { DeliveryChoices } from '#domain/delivery/delivery.ts';
import type { OrderDecision } from '#domain/orders/order-states.ts';
import { orderSchema } from '#domain/orders/order.ts';
import type { Order, OrderInput } from '#domain/orders/order.ts';
import { warrantyEligibilitySchema } from '#domain/orders/warranty-eligibility.ts';
import type { WarrantyEligibility } from '#domain/orders/warranty-eligibility.ts';
import type { Rest } from '../http/connection.ts';
import { orderThreadMethods } from './order-thread.ts';
import type { OrderThreadMethods } from './order-thread.ts';

/** The version that a decision is based on, and the data sent with it. */
interface DecisionSeen {
  version: number;
  reason: string;
  carrier?: string;
  trackingNumber?: string;
  /** Lets the same decision be sent again after no answer came. */
  idempotencyKey?: string;
}

export interface OrderMethods extends OrderThreadMethods {
  /** OR-04: submits an order; requests with the same key create only one. */
  submitOrder: (input: OrderInput, idempotencyKey: string) => Promise<{ data: Order }>;
  /** OR-06: resubmits a rejected order, corrected. HttpFailure 412 with `body.current` when the order has changed. */
  resubmitOrder: (
    id: string,
    input: Omit<OrderInput, 'accountNumber'>,
    version: number,
  ) => Promise<{ data: Order }>;
  /** OR-07: `version` is the one that the user saw; HttpFailure 412 with `body.current` when the order has changed. */
  decideOrder: (id: string, action: OrderDecision, seen: DecisionSeen) => Promise<{ data: Order }>;
  /** OR-14: returns where the account's next order can be delivered. */
  deliveryChoices: (accountNumber: string) => Promise<{ data: DeliveryChoices }>;
  /** Returns the warranty that the lab still grants on an order's lenses. */
  warrantyEligibility: (id: string) => Promise<{ data: WarrantyEligibility }>;
}

const at = (id: string) => `/orders/${encodeURIComponent(id)}`;

export function orderMethods({ rest }: Pick<Rest, 'rest'>): OrderMethods {
  return {
    submitOrder: async (input, idempotencyKey) => ({
      data: await rest('/orders', {
        kind: 'change',
        method: 'POST',
        body: input,
        idempotencyKey,
        schema: orderSchema,
      }),
    }),
    resubmitOrder: async (id, input, version) => ({
      data: await rest(`${at(id)}/resubmit`, {
        kind: 'change',
        method: 'POST',
        body: input,
        ifMatch: version,
        schema: orderSchema,
      }),
    }),
    decideOrder: async (id, action, { version, idempotencyKey, ...body }) => ({
      data: await rest(`${at(id)}/${action}`, {
        kind: 'change',
        method: 'POST',
        body,
        ifMatch: version,
        idempotencyKey,
        schema: orderSchema,
      }),
    }),
    ...orderThreadMethods({ rest }),
    deliveryChoices: async (accountNumber) => ({
      data: await rest(`/customer/delivery?account=${encodeURIComponent(accountNumber)}`, {
        kind: 'background',
        schema: deliveryChoicesSchema,
      }),
    }),
    warrantyEligibility: async (id) => ({
      data: await rest(`${at(id)}/warranty`, { kind: 'record', schema: warrantyEligibilitySchema }),
    }),
  };
}
