import type { Handle } from '../database/database.ts';
import { findOrderRow } from '../orders/get-order.ts';
import type { Handler } from '../outbox/outbox-worker.ts';
import { PermanentFailure } from '../outbox/permanent-failure.ts';
import { emailOfUser } from '../users/email-of-user.ts';
import { closedOrderEmail } from './closed-order-email.ts';
import { emailMessageSchema } from './email-message.ts';
import type { Mailer, Provider } from './mailer.ts';

export interface MailOptions {
  mailer: Mailer;
  provider: Provider;
}

/** EM-01: delivers the outbox's e-mails. They are written now, so that none waits with an old address. */
export function createEmailHandler(db: Handle, { mailer, provider }: MailOptions): Handler {
  return async (payload, { id }) => {
    const order = await findOrderRow(db, 'any', readPayload(payload).orderId);
    await mailer.send({
      ...closedOrderEmail(order, provider),
      to: [await addressOf(order.submittedBy)],
      messageId: messageIdOf(id, provider),
    });
  };
}

function readPayload(payload: unknown) {
  const parsed = emailMessageSchema.safeParse(payload);
  if (!parsed.success) throw new PermanentFailure('This is no e-mail');
  return parsed.data;
}

async function addressOf(uid: string): Promise<string> {
  const email = await emailOfUser(uid);
  if (!email) throw new PermanentFailure('Whoever submitted the order has no address any more');
  return email;
}

/** Stable, so that whoever gets the e-mail twice knows it for one. */
function messageIdOf(id: number, { website }: Provider): string {
  return `<outbox-${id}@${new URL(website).hostname}>`;
}
