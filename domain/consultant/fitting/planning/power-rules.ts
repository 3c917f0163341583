import type { Figure } from './figure.ts';

/** In D: an over-keratometry with at least this cylinder shows flexure. */
export const FLEXURE_FROM: Figure = { amount: 0.5, source: 'assumption' };
