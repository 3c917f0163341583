import { RESET_LINK_LIFE } from '#domain/constants.ts';
import type { Locale } from '#domain/locale.ts';
import { z } from 'zod';
import type { Handle } from '../database/database.ts';
import { enqueue, enqueueMany } from '../outbox/enqueue.ts';

export const EMAIL_KIND = 'email';
/** A kind of its own: somebody waits for the link, and it goes before what can wait. */
export const PASSWORD_RESET_KIND = 'email.passwordReset';

/**
 * EM-01: an order that was closed so long ago is no news, in milliseconds: 14 days. Decision 15 promises a week to who
 * sets SMTP_URL up late.
 */
const CLOSED_ORDER_EXPIRES_AFTER = 14 * 24 * 60 * 60 * 1000;

/** For how long each kind of e-mail is worth sending, in milliseconds. */
export const EMAIL_EXPIRES_AFTER = {
  [PASSWORD_RESET_KIND]: RESET_LINK_LIFE,
  [EMAIL_KIND]: CLOSED_ORDER_EXPIRES_AFTER,
};

const closedOrderSchema = z.strictObject({ template: z.literal('closedOrder'), orderId: z.uuid() });

/** The link is made when it is sent: nothing to sign in with lies in the queue. */
const passwordResetSchema = z.strictObject({
  template: z.literal('passwordReset'),
  /** Null: nobody is to have one, which the answer must not show. */
  uid: z.string().min(1).max(128).nullable(),
  language: z.enum(['en', 'es']),
});

/** What the outbox keeps of an e-mail: whom or which record it tells of. It is written when it is sent. */
export const emailMessageSchema = z.discriminatedUnion('template', [
  closedOrderSchema,
  passwordResetSchema,
]);
export type EmailMessage = z.infer<typeof emailMessageSchema>;
export type PasswordResetMessage = z.infer<typeof passwordResetSchema>;

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
      payload: { template: 'closedOrder', orderId: id } satisfies EmailMessage,
    })),
  );
}

/** VA-01: sends the user, or nobody, a link for a new password. Those of one key are sent in their order. */
export async function enqueuePasswordReset(
  tx: Handle,
  { key, uid, language }: { key: string; uid: string | null; language: Locale },
): Promise<void> {
  const payload: EmailMessage = { template: 'passwordReset', uid, language };
  await enqueue(tx, { kind: PASSWORD_RESET_KIND, key, payload });
}
