import { getFirestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { AcceptedTerms } from '#domain/access/terms.ts';
import { withoutLimits } from '#domain/basics/without-limits.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { askFirebase, unavailable } from '../../platform/firebase/ask-firebase.ts';

/** A profile of an older version may lack these fields. */
const acceptedTermsSchema = z.object({
  termsAccepted: z.boolean().catch(false),
  termsAcceptedDate: z.string().catch(''),
});

/** Reads the accepted terms from the user's profile. @throws Problem 404 without a profile, 503 without Firestore */
export async function readAcceptedTerms(uid: string): Promise<AcceptedTerms> {
  const accepted = await findAcceptedTerms(uid);
  if (!accepted) throw new Problem('not-found', 'User data not found');
  return accepted;
}

/** Reads the same; null when there is no profile. @throws Problem 503 without Firestore */
export async function findAcceptedTerms(uid: string): Promise<AcceptedTerms | null> {
  const data = await readProfile(uid);
  return data ? withoutLimits(acceptedTermsSchema).parse(data) : null;
}

async function readProfile(uid: string): Promise<unknown> {
  try {
    const profile = getFirestore().collection('users').doc(uid);
    return (await askFirebase(() => profile.get())).data();
  } catch (error) {
    throw unavailable('Your profile cannot be read just now', error);
  }
}
