import {
  cornealCylinder,
  residualAstigmatism as residualOf,
} from '../lens/optics/corneal-cylinder.ts';
import { formatAxis, formatPower } from '../lens/optics/format-optics.ts';
import type { SpheroCylinder } from '../lens/optics/sphero-cylinder.ts';
import { defineCalculator, solved } from './calculator.ts';
import { cornealStep, KS, swappedKs } from './corneal-ks.ts';
import { axis, cylinder, distance, sphere } from './fields.ts';
import { atCornea } from './refraction-step.ts';
import { cylinderResult } from './write.ts';

const cylinderOf = ({ cylinder: size, axis: at }: SpheroCylinder): string =>
  `${formatPower(size)} × ${formatAxis(at)}`;

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
    const { flatK, steepK, flatMeridian } = values;
    const refraction = { ...values, cylinder: values.cylinder ?? 0, axis: values.axis ?? 180 };
    const { power, step } = atCornea(refraction, values.distance);
    const corneal = cornealCylinder(flatK, steepK, flatMeridian);
    const residual = residualOf(power, corneal);
    const left = cylinderResult('residual', residual);
    return (
      swappedKs(values) ??
      solved(
        [left],
        [
          step,
          cornealStep(flatK, steepK, flatMeridian),
          {
            name: 'corneaTaken',
            formula: 'C = C′ − Cₖ as crossed cylinders',
            filled: `${cylinderOf(power)} − (${cylinderOf(corneal)}) = ${left.text} D`,
          },
        ],
      )
    );
  },
});
