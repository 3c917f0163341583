import { formatAxis } from '../lens/optics/format-optics.ts';
import { compensatedAxis } from '../lens/optics/rotation.ts';
import { defineCalculator, solved } from './calculator.ts';
import { axis } from './fields.ts';

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
    const text = formatAxis(compensatedAxis(ordered, turn, degrees));
    const sign = turn === 'left' ? '+' : '−';
    return solved(
      [{ name: 'axisToOrder', text, unit: '' }],
      [
        {
          name: 'lars',
          formula: `A′ = A ${sign} θ`,
          filled: `${formatAxis(ordered)} ${sign} ${degrees}° = ${text}`,
        },
      ],
    );
  },
});
