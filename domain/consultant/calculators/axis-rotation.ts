import { formatAxis, formatPlain } from '../../lens/optics/format-optics.ts';
import { compensatedAxis, type Turn } from '../../lens/optics/rotation.ts';
import { normalAxis } from '../../lens/optics/sphero-cylinder.ts';
import { defineCalculator, solved } from './parts/calculator.ts';
import { axis } from './parts/fields.ts';

const HALF_TURN = 180;

/** The sum of an axis and a turn, and where it is no axis, the half turn that makes it one: `231° − 180° = 051°`. */
function turnedBack(axis: number, turn: Turn, degrees: number): string {
  const sum = turn === 'left' ? axis + degrees : axis - degrees;
  const text = formatAxis(normalAxis(sum));
  if (sum > 0 && sum <= HALF_TURN) return text;
  const shown = `${formatPlain(sum, 0)}°`;
  return `${shown}; ${shown} ${sum > 0 ? '−' : '+'} 180° = ${text}`;
}

/** The axis to order for a soft toric lens that turns on the eye (LARS). */
export const axisRotation = defineCalculator({
  id: 'axis-rotation',
  fields: {
    axis: { ...axis, optional: false },
    turn: { kind: 'choice', label: 'turn', options: ['left', 'right'] },
    degrees: { kind: 'number', label: 'degrees', units: ['°'], min: 0, max: 90, whole: true },
  },
  powers: [],
  example: { axis: '180', degrees: '10' },
  sources: ['torics'],
  compute: ({ axis: ordered, turn, degrees }) => {
    const compensated = compensatedAxis(ordered, turn, degrees);
    const text = formatAxis(compensated);
    const sign = turn === 'left' ? '+' : '−';
    return solved(
      [{ name: 'axisToOrder', text, unit: '' }],
      [
        {
          name: 'lars',
          formula: `A′ = A ${sign} θ`,
          filled: `${formatAxis(ordered)} ${sign} ${degrees}° = ${turnedBack(normalAxis(ordered), turn, degrees)}`,
        },
      ],
    );
  },
});
