import { z } from 'zod';
import type { Handle } from '#server/platform/database/database.ts';
import { enqueue } from '#server/platform/outbox/enqueue.ts';

export const PROFILE_KIND = 'profile';

/** What the server alone decides of a profile (EN-01). */
export const profileChangeSchema = z.strictObject({
  uid: z.string().min(1),
  fields: z.strictObject({
    termsAccepted: z.literal(true).optional(),
    termsAcceptedDate: z.iso.datetime().optional(),
    accountNumber: z.string().optional(),
  }),
});
export type ProfileFields = z.infer<typeof profileChangeSchema>['fields'];

/** Sets these fields, and no others, of the document `users/{uid}` once the transaction has committed. Answers the row's id. */
export async function changeProfile(
  tx: Handle,
  uid: string,
  fields: ProfileFields,
): Promise<number> {
  return enqueue(tx, { kind: PROFILE_KIND, key: uid, payload: { uid, fields } });
}
