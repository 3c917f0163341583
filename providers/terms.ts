import { acceptedTermsSchema } from '#domain/schemas/terms.ts';
import { TERMS_VERSION } from '#domain/terms.ts';
import type { AcceptedTerms } from '#domain/terms.ts';
import { HttpFailure } from './http.ts';
import type { RestClient } from './rest-client.ts';

/**
 * LG-04, VA-04: accepts the terms in force; the server keeps version, time and address, and answers what the
 * profile then says. Throws "User data not found" without a stored profile, and HttpFailure.
 */
export async function acceptTerms(client: RestClient): Promise<AcceptedTerms> {
  const body = JSON.stringify({ version: TERMS_VERSION });
  try {
    const { json } = await client('/auth/terms', { method: 'POST', body, keepSession: true });
    return acceptedTermsSchema.parse(json);
  } catch (error) {
    if (!(error instanceof HttpFailure) || error.status !== 404) throw error;
    throw new Error('User data not found', { cause: error });
  }
}
