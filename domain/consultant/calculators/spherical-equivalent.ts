import { formatPower, sumSign } from '../../lens/optics/format-optics.ts';
import { sphericalEquivalent as equivalentOf } from '../../lens/optics/sphero-cylinder.ts';
import { defineCalculator, solved } from './parts/calculator.ts';
import { cylinder, sphere } from './parts/fields.ts';
import { inQuarters, inside, powerResult } from './parts/write.ts';

/** The sphere with the same mean power: S + C/2. */
export const sphericalEquivalent = defineCalculator({
  id: 'spherical-equivalent',
  fields: { sphere, cylinder: { ...cylinder, optional: false } },
  powers: [],
  example: { sphere: '-3.00', cylinder: '-0.50' },
  sources: ['conversionNote'],
  compute: (values) => {
    const mean = equivalentOf({ ...values, axis: 180 });
    const half = values.cylinder / 2;
    return solved(
      [powerResult('sphericalEquivalent', mean), powerResult('inQuarters', inQuarters(mean))],
      [
        {
          name: 'halfCylinder',
          formula: 'C ÷ 2',
          filled: `${formatPower(values.cylinder)} ÷ 2 = ${formatPower(half)} D`,
        },
        {
          name: 'added',
          formula: 'SE = S + C ÷ 2',
          filled: `${formatPower(values.sphere)} + ${inside(half)} ${sumSign([values.sphere, half], mean)} ${formatPower(mean)} D`,
        },
      ],
    );
  },
});
