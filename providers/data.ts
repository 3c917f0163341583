import type { DataProvider } from 'react-admin';
import type { ApplicationAction } from '#domain/application.ts';
import type { OrderAction } from '#domain/order.ts';
import { applicationSchema } from '#domain/schemas/application.ts';
import type { Application } from '#domain/schemas/application.ts';
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
  /** RS-05: as `decideOrder`. Approving may put the practice's name right; declining needs a reason. */
  decideApplication: (
    id: string,
    action: ApplicationAction,
    seen: { version: number; practice?: string; reason?: string },
  ) => Promise<{ data: Application }>;
}

/** `userActivity` lives in Firestore; its provider is loaded when a super admin opens that list. */
export function createDataProvider(userActivity: ProviderSource): PortalDataProvider {
  const api = simpleRest();
  return {
    ...combineProviders({
      orders: () => api,
      lenses: () => api,
      customers: () => api,
      applications: () => api,
      userActivity,
    }),
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
    decideApplication: async (id, action, { version, ...body }) => ({
      data: await rest(`/applications/${encodeURIComponent(id)}/${action}`, {
        method: 'POST',
        body,
        ifMatch: version,
        schema: applicationSchema,
        keepSession: true,
      }),
    }),
  };
}
