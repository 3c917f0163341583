import { orderMessageSchema } from '#domain/orders/order-message.ts';
import type { OrderMessage } from '#domain/orders/order-message.ts';
import type { Rest } from '../http/connection.ts';

/** The messages between practice and lab about an order. */
export interface OrderThreadMethods {
  /** Returns the messages of an order, oldest first. */
  orderMessages: (id: string) => Promise<{ data: OrderMessage[] }>;
  sendOrderMessage: (
    id: string,
    body: string,
    idempotencyKey: string,
  ) => Promise<{ data: OrderMessage }>;
  /** Marks all messages up to this one as read. */
  readOrderMessages: (id: string, lastRead: string) => Promise<void>;
}

const at = (id: string) => `/orders/${encodeURIComponent(id)}/messages`;

export function orderThreadMethods({ rest }: Pick<Rest, 'rest'>): OrderThreadMethods {
  return {
    orderMessages: async (id) => ({
      data: await rest(at(id), {
        kind: 'record',
        schema: orderMessageSchema.array(),
      }),
    }),
    sendOrderMessage: async (id, body, idempotencyKey) => ({
      data: await rest(at(id), {
        kind: 'change',
        method: 'POST',
        body: { body },
        idempotencyKey,
        schema: orderMessageSchema,
      }),
    }),
    readOrderMessages: async (id, lastRead) => {
      await rest(`${at(id)}/read`, {
        kind: 'background',
        method: 'POST',
        body: { lastRead },
      });
    },
  };
}
