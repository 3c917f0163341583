import { COLOUR, CORNEAL_POLICY } from './corneal-parts.ts';
import { warranty, type LensFigures } from './lens-figures.ts';

/**
 * Paragon CRT guide 2010: steps of 0.10 mm, 25 µm and 1°; depths of 525 to 575, angles of -31 to -35, a lens of +0.50, to
 * -6.00, in Paragon HDS 100; two exchanges in 90 days. The ranges round it are assumed.
 */
export const ORTHO_K: LensFigures = {
  id: 'ortho-k',
  family: 'orthoK',
  design: 'reverseGeometry',
  priceCents: 22_500,
  ...CORNEAL_POLICY,
  warranty: warranty(90, 2),
  turnaroundDays: 5,
  parameters: [
    ['baseCurve', 'mm', 6.5, 10.5, 0.1, null, 'always', 'assumption'],
    ['returnZoneDepth', 'µm', 400, 700, 25, null, 'always', 'assumption'],
    ['landingZoneAngle', '°', -40, -25, 1, null, 'always', 'assumption'],
    ['diameter', 'mm', 10, 12, 0.5, 10.5, 'always', 'assumption'],
    ['sphere', 'D', 0.5, 1, 0.25, 0.5, 'always', 'assumption'],
    ['targetSphere', 'D', -6, -0.5, 0.25, null, 'always', 'assumption'],
    ['material', ['paragonHds100'], 'paragonHds100', 'always', 'sourced'],
    COLOUR,
  ],
  basis: 'assumption',
};
