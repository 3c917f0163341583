import type { Combination } from '#domain/schemas/lens.ts';
import { warranty, type ChoiceRow, type NumberRow, type PolicyFigures } from './lens-figures.ts';

/** Art Optical's brochures of 2005 to 2009 for Boston materials: six months, unlimited, full credit. */
export const CORNEAL_POLICY: PolicyFigures = {
  warranty: warranty(180, null),
  spare: null,
  diagnosticCents: 2500,
  turnaroundDays: 4,
};

/** GP Insights, September 2019: blue is usual; ice blue, green, gray and brown of the Artcon sheet. */
const COLOURS = ['clear', 'blue', 'iceBlue', 'green', 'gray', 'brown'];
export const COLOUR: ChoiceRow = ['colour', COLOURS, 'blue', 'always', 'sourced'];
/** GP Insights, September 2019: a dot on the right lens. */
export const DOT: ChoiceRow = ['dot', ['none', 'dot'], null, 'optional', 'sourced'];

const OF_ZONES = [0.1, null, 'optional', 'assumption'] as const;
export const OPTIC_ZONE: NumberRow = ['opticZone', 'mm', 6.5, 9, ...OF_ZONES];

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
