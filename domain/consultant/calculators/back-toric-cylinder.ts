import { inducedCylinder } from '../../lens/optics/back-toric.ts';
import { formatPlain, formatPower, sumSign } from '../../lens/optics/format-optics.ts';
import { defineCalculator, solved } from './parts/calculator.ts';
import { baseStep } from './parts/curve-steps.ts';
import { baseCurve } from './parts/fields.ts';

/** The cylinder that a back toric GP lens adds: a third to a half of its toricity. */
export const backToricCylinder = defineCalculator({
  id: 'back-toric-cylinder',
  fields: { baseCurve, steepBaseCurve: { ...baseCurve, label: 'steepBaseCurve' } },
  powers: [],
  example: { baseCurve: '8.04', steepBaseCurve: '7.50' },
  sources: ['gpli'],
  compute: ({ baseCurve: flat, steepBaseCurve: steep }) => {
    if (steep < flat) {
      const nearest = formatPlain(flat);
      const problem = { field: 'steepBaseCurve', kind: 'flatter', nearest, unit: 'D' } as const;
      return { kind: 'problems', problems: [problem] };
    }
    const toricity = steep - flat;
    const { least, most } = inducedCylinder(toricity);
    const size = formatPlain(toricity);
    return solved(
      [
        {
          name: 'inducedCylinder',
          text: `${formatPower(least)} … ${formatPower(most)}`,
          unit: 'D',
        },
        { name: 'toricity', text: size, unit: 'D' },
      ],
      [
        baseStep('baseInDioptres', flat),
        baseStep('newBaseInDioptres', steep),
        {
          name: 'toricity',
          formula: 'T = BC₂ − BC₁',
          filled: `${formatPlain(steep)} − ${formatPlain(flat)} ${sumSign([steep, -flat], steep - flat)} ${size} D`,
        },
        { name: 'third', formula: '−T ÷ 3', filled: `−${size} ÷ 3 = ${formatPower(least)} D` },
        { name: 'half', formula: '−T ÷ 2', filled: `−${size} ÷ 2 = ${formatPower(most)} D` },
      ],
    );
  },
});
