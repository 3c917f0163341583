import { campaignSubscriptionSchema } from '#domain/emails/campaign.ts';
import type { CampaignSubscription } from '#domain/emails/campaign.ts';
import type { HttpClient } from '../http/http.ts';
import { readAnswer } from '../http/read-answer.ts';

const PATHS = {
  look: '/mail/unsubscribe/look',
  unsubscribe: '/mail/unsubscribe',
  subscribe: '/mail/subscribe',
} as const;

/** EM-04: reads or changes the subscription that a link in a campaign is about. HttpFailure 404 for a link that was never sent. */
export async function campaignSubscription(
  client: HttpClient,
  deed: keyof typeof PATHS,
  { token, signal }: { token: string; signal?: AbortSignal },
): Promise<CampaignSubscription> {
  const { json } = await client(PATHS[deed], {
    kind: 'authFlow',
    method: 'POST',
    body: JSON.stringify({ token }),
    token: null,
    signal,
  });
  return readAnswer(campaignSubscriptionSchema, json);
}
