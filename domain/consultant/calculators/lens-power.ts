import { formatPower, sumSign } from '../../lens/optics/format-optics.ts';
import { lensPower as powerOf, tearLens } from '../../lens/optics/tear-lens.ts';
import { defineCalculator, solved } from './parts/calculator.ts';
import { baseStep, tearStep } from './parts/curve-steps.ts';
import { baseCurve, distance, flatK, sphere } from './parts/fields.ts';
import { sphereAtCornea } from './parts/refraction-step.ts';
import { inQuarters, inside, powerResult } from './parts/write.ts';

/** The power of a GP lens: the refraction at the cornea minus the tears (SAM-FAP). */
export const lensPower = defineCalculator({
  id: 'lens-power',
  fields: { sphere, distance, baseCurve, flatK },
  powers: [],
  example: { sphere: '-3.00', baseCurve: '7.76', flatK: '43.00' },
  sources: ['artOptical', 'gpFitting', 'formulaCards'],
  compute: (values) => {
    const { power: refraction, step } = sphereAtCornea(values.sphere, values.distance);
    const tears = tearLens(values.baseCurve, values.flatK);
    const power = powerOf(refraction, tears);
    return solved(
      [
        powerResult('lensPower', power),
        powerResult('inQuarters', inQuarters(power)),
        powerResult('tears', tears),
      ],
      [
        step,
        baseStep('baseInDioptres', values.baseCurve),
        tearStep(values.baseCurve, values.flatK),
        {
          name: 'lensPower',
          formula: 'F = F′ − LL',
          filled: `${formatPower(refraction)} − ${inside(tears)} ${sumSign([refraction, -tears], power)} ${formatPower(power)} D`,
        },
      ],
    );
  },
});
