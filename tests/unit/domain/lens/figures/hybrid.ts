import type { LensFigures } from './lens-figures.ts';
import { SOFT_POLICY } from './soft.ts';

/**
 * UltraHealth insert: vaults of 50 to 750 µm, three skirts, 14.5 mm, 25 D either way, petrafocon A. SynergEyes Multifocal
 * sheet: adds of 1.00 to 4.00. The steps are assumed.
 */
export const HYBRID: LensFigures = {
  id: 'hybrid',
  family: 'hybrid',
  design: 'sphere',
  priceCents: 21_500,
  ...SOFT_POLICY,
  parameters: [
    ['vault', 'µm', 50, 750, 50, null, 'always', 'assumption'],
    ['skirt', ['medium', 'flat', 'steep'], 'medium', 'always', 'sourced'],
    ['diameter', 'mm', 14.5, 14.5, 0.1, 14.5, 'always', 'sourced'],
    ['sphere', 'D', -25, 25, 0.25, null, 'always', 'assumption'],
    ['add', 'D', 1, 4, 0.25, null, 'optional', 'assumption'],
    ['material', ['petrafocon'], 'petrafocon', 'always', 'sourced'],
  ],
  basis: 'assumption',
};
