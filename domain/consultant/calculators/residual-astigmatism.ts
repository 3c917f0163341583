import {
  cornealCylinder,
  residualAstigmatism as residualOf,
} from '../../lens/optics/corneal-cylinder.ts';
import { formatAxis, formatPower } from '../../lens/optics/format-optics.ts';
import type { SpheroCylinder } from '../../lens/optics/sphero-cylinder.ts';
import { defineCalculator, solved } from './parts/calculator.ts';
import { cornealStep, swappedKs } from './parts/curve-steps.ts';
import { axis, cylinder, distance, KS, sphere } from './parts/fields.ts';
import { atCornea } from './parts/refraction-step.ts';
import { cylinderResult } from './parts/write.ts';

const cylinderOf = ({ cylinder: size, axis: at }: SpheroCylinder): string =>
  `${formatPower(size)} × ${formatAxis(at)}`;

interface ResidualValues {
  sphere: number;
  cylinder: number | null;
  axis: number | null;
  distance: number;
  flatK: number;
  steepK: number;
  flatMeridian: number;
}

/** The refraction at the cornea, the corneal cylinder and what is left. */
export function cylindersOf(values: ResidualValues) {
  const { sphere: spectacles, flatK, steepK, flatMeridian } = values;
  const power = {
    sphere: spectacles,
    cylinder: values.cylinder ?? 0,
    axis: values.axis ?? 180,
  };
  const { power: refraction, step } = atCornea(power, values.distance);
  const corneal = cornealCylinder(flatK, steepK, flatMeridian);
  return { refraction, step, corneal, residual: residualOf(refraction, corneal) };
}

/** What a spherical GP lens leaves uncorrected: the refractive minus the corneal cylinder, as crossed cylinders. */
export const residualAstigmatism = defineCalculator({
  id: 'residual-astigmatism',
  fields: { sphere, cylinder, axis, distance, ...KS },
  powers: [{ sphere: 'sphere', cylinder: 'cylinder', axis: 'axis' }],
  example: {
    sphere: '-2.00',
    cylinder: '-1.75',
    axis: '180',
    flatK: '43.00',
    steepK: '44.00',
    flatMeridian: '180',
  },
  sources: ['formulaCards', 'thibos'],
  compute: (values) => {
    const { refraction, step, corneal, residual } = cylindersOf(values);
    const left = cylinderResult('residual', residual);
    return (
      swappedKs(values) ??
      solved(
        [left],
        [
          step,
          cornealStep(values.flatK, values.steepK, values.flatMeridian),
          {
            name: 'corneaTaken',
            formula: 'C = C′ − Cₖ',
            filled: `${cylinderOf(refraction)} − (${cylinderOf(corneal)}) = ${left.text} D`,
          },
        ],
      )
    );
  },
});
