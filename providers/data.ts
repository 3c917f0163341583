import type { DataProvider } from 'react-admin';
import type { OrderAction } from '#domain/order.ts';
import { orderSchema } from '#domain/schemas/order.ts';
import type { Order, OrderInput } from '#domain/schemas/order.ts';
import { combineProviders } from './combine.ts';
import type { ProviderSource } from './combine.ts';
import { rest } from './rest.ts';
import { simpleRest } from './simple-rest.ts';

/** react-admin's data provider and what is no plain edit of a record. */
export interface PortalDataProvider extends DataProvider {
  /** OR-04: the same key, however often sent, makes one order. */
  submitOrder: (input: OrderInput, idempotencyKey: string) => Promise<{ data: Order }>;
  /** OR-07: `version` is the one that the admin saw; HttpError 412 with `body.current` when it moved on. */
  decideOrder: (
    id: string,
    action: OrderAction,
    seen: { version: number; reason: string },
  ) => Promise<{ data: Order }>;
}

/** `userActivity` lives in Firestore; its provider is loaded when a super admin opens that list. */
export function createDataProvider(userActivity: ProviderSource): PortalDataProvider {
  const api = simpleRest();
  return {
    ...combineProviders({ orders: () => api, lenses: () => api, userActivity }),
    submitOrder: async (input, idempotencyKey) => ({
      data: await rest('/orders', {
        method: 'POST',
        body: input,
        idempotencyKey,
        schema: orderSchema,
        keepSession: true,
      }),
    }),
    decideOrder: async (id, action, { version, reason }) => ({
      data: await rest(`/orders/${encodeURIComponent(id)}/${action}`, {
        method: 'POST',
        body: { reason },
        ifMatch: version,
        schema: orderSchema,
        keepSession: true,
      }),
    }),
  };
}
