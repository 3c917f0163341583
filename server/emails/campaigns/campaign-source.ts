import { z } from 'zod';
import { text } from '#domain/basics/text.ts';
import { variablesOf } from '#domain/emails/events/email-events.ts';
import { findCustomer } from '../../accounts/customers/get-customer-information.ts';
import type { Handle } from '../../platform/database/database.ts';
import { emailSource, type EmailReader } from '../../platform/mail/email-event.ts';
import { PermanentFailure } from '../../platform/outbox/permanent-failure.ts';
import { exampleValues } from '../templates/check-rendering.ts';
import { findCampaignRow, textsIn } from './campaign-rows.ts';
import { makeCampaignToken, unsubscribedOf } from './subscriptions.ts';

const DAY = 24 * 60 * 60 * 1000;
/** The page with the button; the token stands in its fragment. */
export const UNSUBSCRIBE_PAGE = '/auth/unsubscribe';
/** Where mail programs unsubscribe; the token follows. */
export const ONE_CLICK = '/api/mail/unsubscribe/';
const EXAMPLES = exampleValues(variablesOf('letter'));

export const campaignRef = z.object({
  campaignId: text(),
  /** A test to oneself goes out also to whoever wants no campaigns. */
  isTest: z.boolean().default(false),
});

/** EM-03: a campaign to selected customers. Its recipients are fixed when its sending begins. */
export const campaignSource = emailSource({
  event: 'letter',
  expiresAfter: 14 * DAY,
  urgency: 'bulk',
  schema: campaignRef,
  findRecipients: async () => [],
  causeOf: ({ campaignId }) => ({ resource: 'campaigns', id: campaignId }),
  findValues: async (db, { campaignId, isTest }, { reader, surroundings: { portalUrl } }) => {
    const uid = reader.uid ?? '';
    if (!isTest && (await unsubscribedOf(db, [uid])).has(uid)) return null;
    const campaign = await findCampaignRow(db, campaignId);
    if (!campaign) throw new PermanentFailure('The campaign is not there any more');
    if (!portalUrl) throw new PermanentFailure('A campaign needs the address of the portal');
    const { subject, body } = textsIn(campaign, reader.language);
    const token = await makeCampaignToken(db, uid);
    return {
      letterSubject: subject,
      letter: body,
      // Whoever tests a campaign belongs to no practice.
      practice: isTest ? (EXAMPLES['practice'] ?? '') : await practiceOf(db, reader),
      // In the fragment, which browsers send to no server: a token never reaches a log (SE-04).
      unsubscribeLink: new URL(`${UNSUBSCRIBE_PAGE}#${token}`, portalUrl).href,
    };
  },
  /** RFC 8058: mail programs unsubscribe with one click. */
  headersOf: (_ref, { values }) => {
    const link = new URL(String(values['unsubscribeLink']));
    const address = new URL(ONE_CLICK + link.hash.slice(1), link.origin).href;
    return {
      'List-Unsubscribe': `<${address}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
  },
});

async function practiceOf(db: Handle, { accountNumber }: EmailReader): Promise<string> {
  if (!accountNumber) return '';
  return (await findCustomer(db, accountNumber))?.practice ?? '';
}
