import { z } from 'zod';
import type { Handle } from '#server/platform/database/database.ts';
import { enqueueMany } from '#server/platform/outbox/enqueue.ts';

export const CLOSED_ORDER_KIND = 'email';

/** The outbox payload: the order only. The email is written at delivery. */
export const closedOrderSchema = z.strictObject({
  template: z.literal('closedOrder'),
  orderId: z.uuid(),
});
export type ClosedOrderMessage = z.infer<typeof closedOrderSchema>;

/** EM-01: notifies each order's submitter that it is closed, after the transaction commits. */
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
