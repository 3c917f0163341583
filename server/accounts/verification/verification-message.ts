import { localeSchema } from '#domain/schemas/locale.ts';
import { z } from 'zod';
import type { Locale } from '#domain/locale.ts';
import type { Handle } from '#server/platform/database/database.ts';
import { enqueue } from '#server/platform/outbox/enqueue.ts';

export const VERIFICATION_KIND = 'email.verification';

/** The link is created when the email is sent, so that the queue contains none. */
export const verificationSchema = z.strictObject({
  template: z.literal('verification'),
  uid: z.string().min(1).max(128),
  language: localeSchema,
});
export type VerificationMessage = z.infer<typeof verificationSchema>;

/** AD-02: enqueues the email that verifies the user's address. Those of one user are sent in order. */
export async function enqueueVerification(
  tx: Handle,
  { uid, language }: { uid: string; language: Locale },
): Promise<void> {
  const payload: VerificationMessage = { template: 'verification', uid, language };
  await enqueue(tx, { kind: VERIFICATION_KIND, key: uid, payload });
}
