import type { AcceptedTerms } from '#domain/terms.ts';
import { getFirestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { Problem } from '../http/problem.ts';
import { within } from '../outbox/within.ts';

/** How long Firestore may take, in milliseconds; its library would try for minutes. */
const PATIENCE = 5_000;

/** A profile made by an older version may lack them. */
const acceptedTermsSchema = z.object({
  termsAccepted: z.boolean().catch(false),
  termsAcceptedDate: z.string().catch(''),
});

/** What the user's profile says of the terms. @throws Problem 404 when there is no profile, 503 without Firestore */
export async function readAcceptedTerms(uid: string): Promise<AcceptedTerms> {
  const data = await readProfile(uid);
  if (!data) throw new Problem('not-found', 'User data not found');
  return acceptedTermsSchema.parse(data);
}

async function readProfile(uid: string): Promise<unknown> {
  try {
    const read = getFirestore().collection('users').doc(uid).get();
    return (await within(PATIENCE, 'Reading the profile', read)).data();
  } catch (cause) {
    throw new Problem('unavailable', 'Your profile cannot be read just now', { cause });
  }
}
