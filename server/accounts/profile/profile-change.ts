import { z } from 'zod';
import type { Handle } from '../../platform/database/database.ts';
import { enqueue, enqueueMany } from '../../platform/outbox/enqueue.ts';

export const PROFILE_KIND = 'profile';

/** The fields of a profile that only the server may change (EN-01). */
export const profileChangeSchema = z.strictObject({
  uid: z.string().min(1),
  fields: z.strictObject({
    termsAccepted: z.literal(true).optional(),
    termsAcceptedDate: z.iso.datetime().optional(),
    accountNumber: z.string().optional(),
  }),
});
export type ProfileFields = z.infer<typeof profileChangeSchema>['fields'];

/** Sets only these fields of `users/{uid}`, after the transaction commits. Returns the id of the outbox row. */
export async function changeProfile(
  tx: Handle,
  uid: string,
  fields: ProfileFields,
): Promise<number> {
  return enqueue(tx, { kind: PROFILE_KIND, key: uid, payload: { uid, fields } });
}

/** Like `changeProfile`, for several users of one transaction. */
export async function changeProfiles(
  tx: Handle,
  changes: readonly { uid: string; fields: ProfileFields }[],
): Promise<void> {
  await enqueueMany(
    tx,
    changes.map((payload) => ({ kind: PROFILE_KIND, key: payload.uid, payload })),
  );
}
