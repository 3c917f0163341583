import type { Locale } from '#domain/locale.ts';
import { z } from 'zod';
import type { Handle } from '#server/platform/database/database.ts';
import { enqueue } from '#server/platform/outbox/enqueue.ts';

/** A kind of its own: somebody waits for the link, and it goes before what can wait. */
export const PASSWORD_RESET_KIND = 'email.passwordReset';

/** The link is made when it is sent: nothing to sign in with lies in the queue. */
export const passwordResetSchema = z.strictObject({
  template: z.literal('passwordReset'),
  /** Null: nobody is to have one, which the answer must not show. */
  uid: z.string().min(1).max(128).nullable(),
  language: z.enum(['en', 'es']),
});
export type PasswordResetMessage = z.infer<typeof passwordResetSchema>;

/** VA-01: sends the user, or nobody, a link for a new password. Those of one key are sent in their order. */
export async function enqueuePasswordReset(
  tx: Handle,
  { key, uid, language }: { key: string; uid: string | null; language: Locale },
): Promise<void> {
  const payload: PasswordResetMessage = { template: 'passwordReset', uid, language };
  await enqueue(tx, { kind: PASSWORD_RESET_KIND, key, payload });
}
