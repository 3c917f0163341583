import { randomUUID } from 'node:crypto';
import type { Locale } from '#domain/basics/locale.ts';
import type { RenderedCampaign } from '#domain/emails/campaign.ts';
import { variablesOf } from '#domain/emails/events/email-events.ts';
import type { Caller } from '../../access/caller/caller.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import type { Provider } from '../../platform/program/provider.ts';
import { queueEmails } from '../sending/queue-emails.ts';
import { exampleValues } from '../templates/check-rendering.ts';
import { renderEmail } from '../templates/render-email.ts';
import { findCampaignRow, noSuchCampaign, textsIn, type CampaignRow } from './campaign-rows.ts';
import { UNSUBSCRIBE_PAGE } from './campaign-source.ts';

interface Rendering {
  id: string;
  language: Locale;
  provider: Provider;
  portalUrl: string | undefined;
}

/** Returns the campaign as somebody gets it; the recipient is made up. @throws Problem 404 */
export async function renderCampaign(
  db: Handle,
  { id, language, provider, portalUrl = provider.website }: Rendering,
): Promise<RenderedCampaign> {
  const campaign = await requireCampaign(db, id);
  const { subject, body } = textsIn(campaign, language);
  const rendered = await renderEmail(db, {
    event: 'letter',
    // Without Spanish, the whole email is in English.
    language: languageOf(campaign, language),
    values: {
      ...exampleValues(variablesOf('letter')),
      letterSubject: subject,
      letter: body,
      providerName: provider.name,
      providerWebsite: provider.website,
      providerPhone: provider.phone,
      settingsLink: new URL('/settings', portalUrl).href,
      unsubscribeLink: new URL(UNSUBSCRIBE_PAGE, portalUrl).href,
    },
  });
  return { subject: rendered.subject, html: rendered.html, text: rendered.text };
}

/** Sends the campaign to the caller. @throws Problem 404 */
export async function testCampaign(
  tx: Handle,
  { id, language, caller, now }: { id: string; language: Locale; caller: Caller; now: Date },
): Promise<void> {
  const campaign = await requireCampaign(tx, id);
  const test = randomUUID();
  await queueEmails(
    tx,
    [
      {
        event: 'letter',
        uid: caller.uid,
        address: caller.email,
        accountNumber: null,
        language: languageOf(campaign, language),
        ref: { campaignId: id, isTest: true },
        cause: { resource: 'campaigns', id },
        onceKey: `letter/${id}/test/${test}`,
        urgency: 'normal',
      },
    ],
    now,
  );
  await recordAudit(tx, {
    actor: caller,
    action: 'letters.test',
    resource: 'letters',
    resourceId: id,
    accountNumber: null,
    details: { language },
  });
}

/** @throws Problem 404 */
async function requireCampaign(db: Handle, id: string): Promise<CampaignRow> {
  const campaign = await findCampaignRow(db, id);
  if (!campaign) throw noSuchCampaign();
  return campaign;
}

function languageOf({ subject }: CampaignRow, language: Locale): Locale {
  return subject[language] ? language : 'en';
}
