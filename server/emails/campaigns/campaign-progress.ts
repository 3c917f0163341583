import { inArray, sql } from 'drizzle-orm';
import type { Campaign } from '#domain/emails/campaign.ts';
import type { RecipientState } from '#domain/emails/email-states.ts';
import type { Handle } from '../../platform/database/database.ts';
import { countCampaignEmails } from '../sending/campaign-emails.ts';
import type { CampaignRow } from './campaign-rows.ts';
import { campaignRecipients } from './table.ts';

type RecipientCounts = Partial<Record<RecipientState, number>>;

/** Returns the campaigns with how far each is. */
export async function completeCampaigns(
  db: Handle,
  rows: readonly CampaignRow[],
): Promise<Campaign[]> {
  const ids = rows.map(({ id }) => id);
  const recipients = await countRecipients(db, ids);
  const emails = await countCampaignEmails(db, ids);
  return rows.map(({ createdBy: _by, createdAt, startedAt, finishedAt, ...campaign }) => {
    const counts = recipients.get(campaign.id) ?? {};
    const { queued = 0, deferred = 0, sent = 0, ...others } = emails.get(campaign.id) ?? {};
    return {
      ...campaign,
      isReady: startedAt !== null,
      people: sum(counts),
      waiting: counts.waiting ?? 0,
      sent,
      underway: queued + deferred,
      undelivered: sum(others),
      suppressed: counts.suppressed ?? 0,
      unsubscribed: counts.unsubscribed ?? 0,
      unreachable: counts.gone ?? 0,
      createdAt: createdAt.toISOString(),
      startedAt: startedAt?.toISOString() ?? null,
      finishedAt: finishedAt?.toISOString() ?? null,
    };
  });
}

async function countRecipients(
  db: Handle,
  ids: readonly string[],
): Promise<Map<string, RecipientCounts>> {
  if (ids.length === 0) return new Map();
  const { campaignId, state } = campaignRecipients;
  const rows = await db
    .select({ campaignId, state, count: sql<number>`count(*)::int` })
    .from(campaignRecipients)
    .where(inArray(campaignId, [...ids]))
    .groupBy(campaignId, state);
  const counts = new Map<string, RecipientCounts>();
  for (const row of rows) {
    counts.set(row.campaignId, { ...counts.get(row.campaignId), [row.state]: row.count });
  }
  return counts;
}

function sum(counts: Readonly<Record<string, number | undefined>>): number {
  return Object.values(counts).reduce<number>((total, count = 0) => total + count, 0);
}
