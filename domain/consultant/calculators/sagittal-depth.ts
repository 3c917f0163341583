import { formatPlain } from '../../lens/optics/format-optics.ts';
import { conicSagitta, widestChord } from '../../lens/optics/sagitta.ts';
import { defineCalculator, solved, type Result, type Step } from './parts/calculator.ts';
import { length, radius } from './parts/fields.ts';
import { plainInside } from './parts/write.ts';

const MICROMETRES = 1000;
/** The inaccuracy of doubles. */
const DUST = 1e-9;
const depthResult = (name: Result['name'], mm: number): Result => ({
  name,
  text: `${formatPlain(mm, 3)} mm = ${formatPlain(mm * MICROMETRES, 0)}`,
  unit: 'µm',
});

function depthStep(radius: number, shape: number, half: number, depth: number): Step {
  const [r, y, s] = [formatPlain(radius, 3), formatPlain(half, 3), formatPlain(depth, 3)];
  if (shape === 0) {
    return {
      name: 'parabola',
      formula: 's = y² ÷ (2r)',
      filled: `${y}² ÷ (2 × ${r}) = ${s} mm`,
    };
  }
  const p = formatPlain(shape, 3);
  return {
    name: 'conic',
    formula: 's = (r − √(r² − p × y²)) ÷ p',
    filled: `(${r} − √(${r}² − ${plainInside(shape, 3)} × ${y}²)) ÷ ${p} = ${s} mm`,
  };
}

/** The depth of a sphere or a conic across a chord. */
export const sagittalDepth = defineCalculator({
  id: 'sagittal-depth',
  fields: {
    baseCurve: radius,
    shape: {
      kind: 'number',
      label: 'shape',
      units: ['p', 'e', 'Q'],
      shown: 'e',
      min: -1,
      max: 2,
      initial: '0',
    },
    diameter: length('diameter', 0.1, 24),
  },
  powers: [],
  example: { baseCurve: '7.80', shape: '0.5', diameter: '10.00' },
  sources: ['geometry'],
  compute: ({ baseCurve, shape, diameter }) => {
    const widest = widestChord(baseCurve, shape);
    if (diameter > widest) {
      const nearest = formatPlain(Math.floor(widest * 100 + DUST) / 100);
      const problem = { field: 'diameter', kind: 'tooWide', nearest, unit: 'mm' } as const;
      return { kind: 'problems', problems: [problem] };
    }
    const depth = conicSagitta(baseCurve, shape, diameter);
    const half = diameter / 2;
    const hasSphere = shape !== 1 && diameter <= widestChord(baseCurve, 1);
    const ofSphere = hasSphere
      ? [depthResult('depthOfSphere', conicSagitta(baseCurve, 1, diameter))]
      : [];
    return solved(
      [depthResult('depth', depth), ...ofSphere],
      [
        {
          name: 'shapeFactor',
          formula: 'p = 1 − e² = 1 + Q',
          filled: `p = ${formatPlain(shape, 3)}, Q = ${formatPlain(shape - 1, 3)}`,
        },
        {
          name: 'halfChord',
          formula: 'y = d ÷ 2',
          filled: `${formatPlain(diameter)} ÷ 2 = ${formatPlain(half, 3)} mm`,
        },
        depthStep(baseCurve, shape, half, depth),
      ],
    );
  },
});
