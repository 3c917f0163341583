import type { Figure } from '../planning/figure.ts';

/** In degrees: up to this rotation the brochure changes the axis, beyond it the lens is made larger. */
export const AXIS_UP_TO: Figure = { amount: 5, source: 'intelliwave' };
/** In degrees: beyond it a mislocation is poor. */
export const POOR_BEYOND: Figure = { amount: 10, source: 'toricStandards' };
/** In mm: the brochure says larger, not by how much. */
export const LARGER: Figure = { amount: 0.5, source: 'assumption' };

/** In mm of movement: what is wanted, and what another sheet still accepts. */
export const MOVEMENT = { least: 0.5, most: 1, accepted: 2, source: 'intelliwave' } as const;
/** In mm of base curve for a lens that moves too little (flatter) or too much (steeper). */
export const CURVE_STEP: Figure = { amount: 0.2, source: 'assumption' };
