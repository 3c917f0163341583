import type { Figure } from './figure.ts';

/** In D: from this over-refraction on, it is taken to the cornea. Some brochures say 4.25: a convention. */
export const VERTEXED_FROM: Figure = { amount: 4, source: 'europa' };
/** In D: from this cylinder on, it is corrected as a cylinder; below, by the spherical equivalent. */
export const CYLINDER_FROM: Figure = { amount: 0.75, source: 'gpFaq' };
/** In D: an over-keratometry with at least this cylinder shows flexure. */
export const FLEXURE_FROM: Figure = { amount: 0.5, source: 'assumption' };
