import { z } from 'zod';
import type { Handle } from '../database/database.ts';
import { enqueueMany } from '../outbox/enqueue.ts';

export const EMAIL_KIND = 'email';

/** What the outbox keeps of an e-mail: which record it tells of. It is written when it is sent. */
export const emailMessageSchema = z.strictObject({
  template: z.literal('closedOrder'),
  orderId: z.uuid(),
});

/** EM-01: tells whoever submitted each of the orders that it is closed, once the transaction has committed. */
export async function enqueueClosedOrderEmails(
  tx: Handle,
  orders: { id: string }[],
): Promise<void> {
  await enqueueMany(
    tx,
    orders.map(({ id }) => ({
      kind: EMAIL_KIND,
      key: id,
      payload: { template: 'closedOrder', orderId: id } satisfies z.infer<
        typeof emailMessageSchema
      >,
    })),
  );
}
