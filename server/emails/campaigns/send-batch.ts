import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { CampaignAudience } from '#domain/emails/campaign.ts';
import type { Handle } from '../../platform/database/database.ts';
import { campaignPace } from '../sending/campaign-emails.ts';
import { queueEmails } from '../sending/queue-emails.ts';
import { AUDIENCE_STEP, nextChosen, type AudienceParts } from './campaign-audience.ts';
import type { CampaignRow } from './campaign-rows.ts';
import { unsubscribedOf } from './subscriptions.ts';
import { campaignRecipients, emailCampaigns } from './table.ts';

const MINUTE = 60_000;
/** The emails of a minute leave in as many parts, so that a pause takes effect at once and no server gets them all. */
const MOMENTS = 12;

/** What became of a step: more can be done at once, everything waits for the clock, or the campaign is finished. */
export type BatchOutcome = 'more' | 'waits' | 'over';

/**
 * EM-03: takes one step of a campaign that is being sent: collects recipients, or queues as many emails as its pace allows.
 * Of several instances one takes the step; its transaction stores how far the campaign is, so that any instance goes on
 * from there.
 */
export async function sendBatch(
  tx: Handle,
  { id, parts }: { id: string; parts: AudienceParts },
): Promise<BatchOutcome> {
  const [campaign] = await tx
    .select()
    .from(emailCampaigns)
    .where(and(eq(emailCampaigns.id, id), eq(emailCampaigns.state, 'sending')))
    .for('update', { skipLocked: true });
  if (!campaign) return 'over';
  const now = parts.clock();
  if (!campaign.startedAt) {
    await collectSome(tx, campaign, parts);
    return 'more';
  }
  const allowed = await allowedNow(tx, campaign, now);
  const waiting = await nextWaiting(tx, id, Math.max(allowed, 1));
  if (waiting.length === 0) {
    await tx
      .update(emailCampaigns)
      .set({ state: 'finished', finishedAt: now, version: campaign.version + 1 })
      .where(eq(emailCampaigns.id, id));
    return 'over';
  }
  if (allowed > 0) await queueSome(tx, campaign, { waiting, now });
  return 'waits';
}

type Waiting = typeof campaignRecipients.$inferSelect;

/** Adds the next people to the recipients. They are collected by uid, so that the last one says how far it is. */
async function collectSome(tx: Handle, campaign: CampaignRow, parts: AudienceParts): Promise<void> {
  const { id: campaignId, filter, practiceRoles, subject } = campaign;
  const [last] = await tx
    .select({ uid: campaignRecipients.uid })
    .from(campaignRecipients)
    .where(eq(campaignRecipients.campaignId, campaignId))
    .orderBy(desc(campaignRecipients.uid))
    .limit(1);
  // The filter was checked when the campaign was stored.
  const audience: CampaignAudience = { filter, practiceRoles };
  const chosen = await nextChosen(tx, audience, { after: last?.uid ?? '', parts });
  if (chosen.length > 0) {
    await tx.insert(campaignRecipients).values(
      chosen.map(({ name: _name, language, ...person }) => ({
        ...person,
        campaignId,
        language: subject[language] ? language : 'en',
      })),
    );
  }
  if (chosen.length === AUDIENCE_STEP) return;
  await tx
    .update(emailCampaigns)
    .set({ startedAt: parts.clock() })
    .where(eq(emailCampaigns.id, campaignId));
}

/** Returns how many emails may be queued now. What does not leave holds the campaign up, so that a pause holds it too. */
async function allowedNow(tx: Handle, { id, perMinute }: CampaignRow, now: Date): Promise<number> {
  const before = (time: number) => new Date(now.getTime() - time);
  const { inMinute, inMoment, underway } = await campaignPace(tx, id, {
    minute: before(MINUTE),
    moment: before(MINUTE / MOMENTS),
  });
  const perMoment = Math.ceil(perMinute / MOMENTS);
  return Math.min(perMinute - inMinute, perMoment - inMoment, perMinute - underway);
}

async function nextWaiting(tx: Handle, campaignId: string, limit: number): Promise<Waiting[]> {
  return tx
    .select()
    .from(campaignRecipients)
    .where(
      and(eq(campaignRecipients.campaignId, campaignId), eq(campaignRecipients.state, 'waiting')),
    )
    .orderBy(asc(campaignRecipients.uid))
    .limit(limit);
}

/** Queues an email to each who still wants campaigns. */
async function queueSome(
  tx: Handle,
  { id }: CampaignRow,
  { waiting, now }: { waiting: Waiting[]; now: Date },
): Promise<void> {
  const unsubscribed = await unsubscribedOf(
    tx,
    waiting.map(({ uid }) => uid),
  );
  const addressed = waiting.filter(({ uid }) => !unsubscribed.has(uid));
  await queueEmails(
    tx,
    addressed.map(({ uid, address, accountNumber, language }) => ({
      event: 'letter' as const,
      uid,
      address,
      accountNumber,
      language,
      ref: { campaignId: id },
      cause: { resource: 'campaigns' as const, id },
      onceKey: `letter/${id}/${uid}`,
      campaignId: id,
      urgency: 'bulk' as const,
    })),
    now,
  );
  await mark(tx, id, { uids: addressed.map(({ uid }) => uid), state: 'queued' });
  await mark(tx, id, { uids: [...unsubscribed], state: 'unsubscribed' });
}

async function mark(
  tx: Handle,
  id: string,
  { uids, state }: { uids: string[]; state: 'queued' | 'unsubscribed' },
): Promise<void> {
  if (uids.length === 0) return;
  await tx
    .update(campaignRecipients)
    .set({ state })
    .where(and(eq(campaignRecipients.campaignId, id), inArray(campaignRecipients.uid, uids)));
}
