import { cornealPower } from '../../lens/optics/corneal-cylinder.ts';
import { formatPlain, formatSpheroCylinder } from '../../lens/optics/format-optics.ts';
import { toricLensPower, toricTearLens as tearsOf } from '../../lens/optics/tear-lens.ts';
import { defineCalculator, solved } from './parts/calculator.ts';
import { baseStep, swappedKs } from './parts/curve-steps.ts';
import { axis, baseCurve, cylinder, distance, KS, sphere } from './parts/fields.ts';
import { atCornea } from './parts/refraction-step.ts';
import { spheroResult } from './parts/write.ts';

/** The tears between a spherical base curve and a toric cornea, and the full power that the lens then needs. */
export const toricTearLens = defineCalculator({
  id: 'toric-tear-lens',
  fields: { sphere, cylinder, axis, distance, ...KS, baseCurve },
  powers: [{ sphere: 'sphere', cylinder: 'cylinder', axis: 'axis' }],
  example: {
    sphere: '-3.00',
    cylinder: '-1.50',
    axis: '180',
    flatK: '43.00',
    steepK: '44.50',
    flatMeridian: '180',
    baseCurve: '7.80',
  },
  sources: ['formulaCards', 'thibos'],
  compute: (values) => {
    const refraction = { ...values, cylinder: values.cylinder ?? 0, axis: values.axis ?? 180 };
    const { power: needed, step } = atCornea(refraction, values.distance);
    const cornea = cornealPower(values.flatK, values.steepK, values.flatMeridian);
    const tears = tearsOf(values.baseCurve, cornea);
    const power = toricLensPower(needed, tears);
    const base = formatPlain(values.baseCurve);
    return (
      swappedKs(values) ??
      solved(
        [spheroResult('fullPower', power), spheroResult('tears', tears)],
        [
          step,
          baseStep('baseInDioptres', values.baseCurve),
          {
            name: 'cornea',
            formula: 'S = K₂; C = K₁ − K₂; A = A₁ + 90°',
            filled: formatSpheroCylinder(cornea),
          },
          {
            name: 'tearsOfToric',
            formula: 'LL = BC − K',
            filled: `${base} − (${formatSpheroCylinder(cornea)}) = ${formatSpheroCylinder(tears)}`,
          },
          {
            name: 'powerOfToric',
            formula: 'F = F′ − LL',
            filled: `${formatSpheroCylinder(needed)} − (${formatSpheroCylinder(tears)}) = ${formatSpheroCylinder(power)}`,
          },
        ],
      )
    );
  },
});
