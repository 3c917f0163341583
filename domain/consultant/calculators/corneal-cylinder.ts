import { cornealCylinder as cylinderOf } from '../../lens/optics/corneal-cylinder.ts';
import { formatPlain } from '../../lens/optics/format-optics.ts';
import { defineCalculator, solved } from './parts/calculator.ts';
import { cornealStep, swappedKs } from './parts/curve-steps.ts';
import { KS } from './parts/fields.ts';
import { cylinderResult } from './parts/write.ts';

/** The cylinder of the cornea from both K, as a minus cylinder with the flat meridian as its axis. */
export const cornealCylinder = defineCalculator({
  id: 'corneal-cylinder',
  fields: KS,
  powers: [],
  example: { flatK: '43.00', steepK: '44.50', flatMeridian: '20' },
  sources: ['formulaCards'],
  compute: (values) => {
    const { flatK, steepK, flatMeridian } = values;
    const mean = (flatK + steepK) / 2;
    return (
      swappedKs(values) ??
      solved(
        [
          cylinderResult('cornealCylinder', cylinderOf(flatK, steepK, flatMeridian)),
          { name: 'meanK', text: formatPlain(mean), unit: 'D' },
        ],
        [
          cornealStep(flatK, steepK, flatMeridian),
          {
            name: 'kMean',
            formula: '(K₁ + K₂) ÷ 2',
            filled: `(${formatPlain(flatK)} + ${formatPlain(steepK)}) ÷ 2 = ${formatPlain(mean)} D`,
          },
        ],
      )
    );
  },
});
