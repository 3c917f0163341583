import { letterSubscriptionSchema } from '#domain/emails/letter.ts';
import type { LetterSubscription } from '#domain/emails/letter.ts';
import type { HttpClient } from '../http/http.ts';
import { readAnswer } from '../http/read-answer.ts';

const PATHS = {
  look: '/mail/unsubscribe/look',
  unsubscribe: '/mail/unsubscribe',
  subscribe: '/mail/subscribe',
} as const;

/** EM-04: reads or changes the subscription that a link in a letter is about. HttpFailure 404 for a link that was never sent. */
export async function letterSubscription(
  client: HttpClient,
  deed: keyof typeof PATHS,
  { token, signal }: { token: string; signal?: AbortSignal },
): Promise<LetterSubscription> {
  const { json } = await client(PATHS[deed], {
    kind: 'authFlow',
    method: 'POST',
    body: JSON.stringify({ token }),
    token: null,
    signal,
  });
  return readAnswer(letterSubscriptionSchema, json);
}
