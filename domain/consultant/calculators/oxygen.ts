import { formatPlain } from '../../lens/optics/format-optics.ts';
import { transmissibility } from '../../lens/optics/oxygen.ts';
import { defineCalculator, solved, type Result } from './parts/calculator.ts';

/**
 * The Dk/t that a lens needs, in units of 10^-9, as the abstracts of both papers print it. Holden and Mertz 1984, measured
 * with hydrogels: 24.1 ± 2.7 for no edema with open eyes, 87.0 ± 3.3 for no more than the 4 % overnight without a lens.
 * Harvitt and Bonanno 1999, a model: 35 and 125 for no anoxia anywhere in the cornea, with open and with closed eyes.
 */
export const OXYGEN_LINES = [
  { name: 'holdenMertzOpen', least: 24.1 },
  { name: 'harvittBonannoOpen', least: 35 },
  { name: 'holdenMertzClosed', least: 87 },
  { name: 'harvittBonannoClosed', least: 125 },
] as const satisfies readonly { name: Result['name']; least: number }[];

/** The inaccuracy of doubles. */
const DUST = 1e-9;
const MOST_DECIMALS = 6;

/** Compares with a line: with one decimal, or as many as show that the value lies below. */
function compared(value: number, least: number): string {
  if (value >= least - DUST) return `${formatPlain(value, 1)} ≥ ${least}`;
  let decimals = 1;
  while (Number(value.toFixed(decimals)) >= least && decimals < MOST_DECIMALS) decimals += 1;
  return `${formatPlain(value, decimals)} < ${least}`;
}

/** The oxygen transmissibility of a lens: Dk / (10 t), with t in mm. */
export const oxygen = defineCalculator({
  id: 'oxygen',
  fields: {
    dk: { kind: 'number', label: 'dk', units: ['Dk'], min: 1, max: 300 },
    thickness: {
      kind: 'number',
      label: 'thickness',
      units: ['mm', 'µm'],
      min: 0.02,
      max: 2,
    },
  },
  powers: [],
  example: { dk: '100', thickness: '0.30' },
  sources: ['iso', 'holdenMertz', 'harvittBonanno'],
  compute: ({ dk, thickness }) => {
    const value = transmissibility(dk, thickness);
    const text = formatPlain(value, 1);
    const lines = OXYGEN_LINES.map(({ name, least }): Result => ({
      name,
      text: compared(value, least),
      unit: '10⁻⁹',
      verdict: value >= least - DUST ? 'reached' : 'notReached',
    }));
    return solved(
      [{ name: 'transmissibility', text, unit: '10⁻⁹' }, ...lines],
      [
        {
          name: 'oxygen',
          formula: 'Dk/t = Dk ÷ (10 × t)',
          filled: `${formatPlain(dk, Number.isInteger(dk) ? 0 : 1)} ÷ (10 × ${formatPlain(thickness, 3)} mm) = ${text}`,
        },
      ],
    );
  },
});
