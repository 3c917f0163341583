import type { CampaignStep } from './campaign.ts';
import type { CampaignState } from './email-states.ts';

/** Where a step of a campaign leads, and from which states it can be taken. */
export const CAMPAIGN_MOVES: Record<
  CampaignStep,
  { from: readonly CampaignState[]; to: CampaignState }
> = {
  start: { from: ['draft'], to: 'sending' },
  pause: { from: ['sending'], to: 'paused' },
  resume: { from: ['paused'], to: 'sending' },
  cancel: { from: ['draft', 'sending', 'paused'], to: 'cancelled' },
};
