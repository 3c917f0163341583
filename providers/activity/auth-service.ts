import { acceptedTermsSchema } from '#domain/access/terms-schema.ts';
import { TERMS_VERSION } from '#domain/access/terms.ts';
import type { AcceptedTerms } from '#domain/access/terms.ts';
import type { Documents } from '../firebase/documents.ts';
import { HttpFailure } from '../http/http.ts';
import type { HttpClient } from '../http/http.ts';
import { readAnswer } from '../http/read-answer.ts';
import { ACTIVITY } from './activity-record.ts';

// RS-07, RS-08: the auth service, the only place that reports a user's acceptance and activity to the server.

/**
 * RS-07, LG-04, VA-04: accepts the terms in force; the server stores version, time and address, and returns the
 * profile's new terms fields. Throws "User data not found" without a stored profile, and HttpFailure.
 */
export async function acceptTerms(client: HttpClient): Promise<AcceptedTerms> {
  const body = JSON.stringify({ version: TERMS_VERSION });
  try {
    const { json } = await client('/auth/terms', { kind: 'change', method: 'POST', body });
    return readAnswer(acceptedTermsSchema, json);
  } catch (error) {
    if (!(error instanceof HttpFailure) || error.status !== 404) throw error;
    throw new Error('User data not found', { cause: error });
  }
}

/**
 * RS-08: replaces the user's activity record. Resolves when the server has stored it; without a connection, waits for
 * one. Throws Firestore's error when the rules refuse it.
 */
export function syncActivity(
  documents: Pick<Documents, 'write'>,
  uid: string,
  record: Record<string, unknown>,
): Promise<void> {
  return documents.write(ACTIVITY, uid, record);
}
