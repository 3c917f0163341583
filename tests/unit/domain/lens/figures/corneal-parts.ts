import type { Combination } from '#domain/schemas/lens.ts';
import type { ChoiceRow, NumberRow, PolicyFigures } from './lens-figures.ts';

/** Art Optical's brochures of 2005 to 2009 for Boston materials: six months, unlimited, full credit. */
export const CORNEAL_POLICY: PolicyFigures = {
  warranty: {
    days: 180,
    exchanges: null,
    creditPercent: 100,
    feeCents: 0,
    mustReturn: true,
    basis: 'assumption',
  },
  spare: null,
  diagnosticCents: 2500,
  turnaroundDays: 4,
};

/** GP Insights, September 2019: blue is usual; ice blue, green, gray and brown of the Artcon sheet. */
export const COLOUR: ChoiceRow = [
  'colour',
  ['clear', 'blue', 'iceBlue', 'green', 'gray', 'brown'],
  'blue',
  'always',
  'sourced',
];
/** GP Insights, September 2019: a dot on the right lens. */
export const DOT: ChoiceRow = ['dot', ['none', 'dot'], null, 'optional', 'sourced'];

export const OPTIC_ZONE: NumberRow = [
  'opticZone',
  'mm',
  6.5,
  9,
  0.1,
  null,
  'optional',
  'assumption',
];

export const ZONE_WITHIN_DIAMETER: Combination = {
  kind: 'ordered',
  smaller: 'opticZone',
  larger: 'diameter',
  mayBeEqual: false,
};

/** The materials of one lens; the first stands in the form. */
export function materials(basis: 'sourced' | 'assumption', ...names: string[]): ChoiceRow {
  return ['material', names, names[0] ?? null, 'always', basis];
}
