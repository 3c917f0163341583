import type { CampaignState } from './email-states.ts';
import type { LetterStep } from './letter.ts';

/** Where a step of a letter leads, and from which states it can be taken. */
export const LETTER_MOVES: Record<
  LetterStep,
  { from: readonly CampaignState[]; to: CampaignState }
> = {
  start: { from: ['draft'], to: 'sending' },
  pause: { from: ['sending'], to: 'paused' },
  resume: { from: ['paused'], to: 'sending' },
  cancel: { from: ['draft', 'sending', 'paused'], to: 'cancelled' },
};
