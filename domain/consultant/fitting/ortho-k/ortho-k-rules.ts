import type { Figure } from '../planning/figure.ts';

/** In µm: the return zone is deeper for more sag. */
export const RETURN_ZONE_STEP: Figure = { amount: 25, source: 'crt' };
/** In degrees of the ordered angle, which is below 0: more negative is deeper and has less edge lift. */
export const LANDING_ANGLE_STEP: Figure = { amount: 1, source: 'crt' };
/** The base curve corrects the power alone: so many mm for so many D. */
export const CURVE_FOR_POWER = { mm: 0.1, dioptres: 0.5, source: 'crt' } as const;
/** In mm: the guide says larger, not by how much; lenses are made in these steps. */
export const LARGER: Figure = { amount: 0.5, source: 'assumption' };
