import { z } from 'zod';
import type { Handle } from '#server/platform/database/database.ts';
import { enqueueMany } from '#server/platform/outbox/enqueue.ts';

export const CLOSED_ORDER_KIND = 'email';

/** What the outbox keeps: the order, not the e-mail, which is written when it is sent. */
export const closedOrderSchema = z.strictObject({
  template: z.literal('closedOrder'),
  orderId: z.uuid(),
});
export type ClosedOrderMessage = z.infer<typeof closedOrderSchema>;

/** EM-01: tells whoever submitted each of the orders that it is closed, once the transaction has committed. */
export async function enqueueClosedOrderEmails(
  tx: Handle,
  orders: { id: string }[],
): Promise<void> {
  await enqueueMany(
    tx,
    orders.map(({ id }) => ({
      kind: CLOSED_ORDER_KIND,
      key: id,
      payload: { template: 'closedOrder', orderId: id } satisfies ClosedOrderMessage,
    })),
  );
}
