import type { Locale } from '#domain/locale.ts';
import { localeSchema } from '#domain/schemas/locale.ts';
import { z } from 'zod';
import type { Handle } from '#server/platform/database/database.ts';
import { enqueue } from '#server/platform/outbox/enqueue.ts';

/** A kind of its own, which is delivered before emails that can wait, because the user waits for the link. */
export const PASSWORD_RESET_KIND = 'email.passwordReset';

/** The link is created when the email is sent, so that the queue contains nothing to sign in with. */
export const passwordResetSchema = z.strictObject({
  template: z.literal('passwordReset'),
  /** Null: no email is sent. The response must not show it. */
  uid: z.string().min(1).max(128).nullable(),
  language: localeSchema,
});
export type PasswordResetMessage = z.infer<typeof passwordResetSchema>;

/** VA-01: enqueues a password reset email for the user, or none. Those of one key are sent in order. */
export async function enqueuePasswordReset(
  tx: Handle,
  { key, uid, language }: { key: string; uid: string | null; language: Locale },
): Promise<void> {
  const payload: PasswordResetMessage = { template: 'passwordReset', uid, language };
  await enqueue(tx, { kind: PASSWORD_RESET_KIND, key, payload });
}
