import type { Combination } from '../../schemas/lens.ts';

/**
 * The steepest base curve of each diameter. An assumption: the Atlantis guide 2013 starts at 7.03 mm for 16.0 and at
 * 7.18 mm for 16.5, here rounded to the next step of 0.05; 17.0 is treated like 16.5.
 */
export const BASE_CURVES_BY_DIAMETER: Combination[] = [
  {
    kind: 'limits',
    parameter: 'baseCurve',
    when: { parameter: 'diameter', equals: 16 },
    min: 7.05,
    max: 9.5,
  },
  {
    kind: 'limits',
    parameter: 'baseCurve',
    when: { parameter: 'diameter', in: [16.5, 17] },
    min: 7.2,
    max: 9.5,
  },
];
