import { randomUUID } from 'node:crypto';
import {
  CAMPAIGN_LABELS,
  CAMPAIGN_SORTS,
  campaignFilterOfListSchema,
  campaignInputSchema,
  campaignSchema,
  type CampaignInput,
} from '#domain/emails/campaign.ts';
import type { RecordDefinition } from '../../access/records/record-definition.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { completeCampaigns } from './campaign-progress.ts';
import { lockCampaign, type CampaignRow } from './campaign-rows.ts';
import { emailCampaigns } from './table.ts';

/** EM-03: the campaigns to selected customers, as super admins write them. A campaign is edited as long as it is a draft. */
export function campaignRecords(clock: () => Date): RecordDefinition {
  return {
    name: 'letters',
    label: 'letter',
    labels: CAMPAIGN_LABELS,
    table: emailCampaigns,
    permissions: {
      list: 'emails:manage',
      show: 'emails:manage',
      create: 'emails:manage',
      edit: 'emails:manage',
    },
    schema: campaignSchema,
    input: campaignInputSchema,
    create: async (tx, input, actor) => {
      const id = randomUUID();
      await tx.insert(emailCampaigns).values({
        ...(input as CampaignInput),
        id,
        createdBy: actor.uid,
        createdAt: clock(),
      });
      return id;
    },
    prepare: (tx, _input, id) => requireDraft(tx, id),
    list: {
      sorts: CAMPAIGN_SORTS,
      defaultSort: ['createdAt', 'DESC'],
      filter: campaignFilterOfListSchema,
    },
    search: [emailCampaigns.name],
    unique: {},
    references: {},
    // The rows of the table, as `recordsOf` returns them.
    complete: (db, rows) => completeCampaigns(db, rows as unknown as CampaignRow[]),
  };
}

/** @throws Problem 404, 409 */
async function requireDraft(tx: Handle, id: string | null): Promise<void> {
  if (id === null) return;
  const { state } = await lockCampaign(tx, id);
  if (state === 'draft') return;
  throw new Problem('conflict', 'The campaign was started and cannot be edited any more');
}
