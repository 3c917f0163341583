import { eq } from 'drizzle-orm';
import { CAMPAIGN_MOVES } from '#domain/emails/campaign-steps.ts';
import type { Campaign, CampaignStep } from '#domain/emails/campaign.ts';
import { recordAudit, type Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { completeCampaigns } from './campaign-progress.ts';
import { lockCampaign, type CampaignRow } from './campaign-rows.ts';
import { emailCampaigns } from './table.ts';

interface Move {
  actor: Actor;
  id: string;
  step: CampaignStep;
  versionSeen: number;
  now: Date;
}

/**
 * EM-03: takes a campaign one step further: from now on it is sent, or it is not. Call it in a transaction, which waits
 * for the emails that are being queued.
 *
 * @throws Problem 404, 412 with the present campaign, 409 when its state does not allow the step
 */
export async function moveCampaign(
  tx: Handle,
  { actor, id, step, versionSeen, now }: Move,
): Promise<Campaign> {
  const row = await lockCampaign(tx, id);
  if (row.version !== versionSeen) {
    const message = 'Someone else has already taken this campaign further';
    throw new Problem('version-moved-on', message, { current: await complete(tx, row) });
  }
  const { from, to } = CAMPAIGN_MOVES[step];
  if (!from.includes(row.state)) {
    throw new Problem('conflict', `This is not possible while the campaign is ${row.state}`);
  }
  const [moved = row] = await tx
    .update(emailCampaigns)
    .set({ state: to, version: row.version + 1, ...(to === 'cancelled' && { finishedAt: now }) })
    .where(eq(emailCampaigns.id, id))
    .returning();
  await recordAudit(tx, {
    actor,
    action: `letters.${step}`,
    resource: 'letters',
    resourceId: id,
    accountNumber: null,
    details: { before: { state: row.state }, after: { state: to } },
  });
  return complete(tx, moved);
}

async function complete(tx: Handle, row: CampaignRow): Promise<Campaign> {
  const [campaign] = await completeCampaigns(tx, [row]);
  if (!campaign) throw new Error('The campaign was not completed');
  return campaign;
}
