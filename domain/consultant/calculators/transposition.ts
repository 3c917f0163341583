import { formatAxis, formatPower, sumSign } from '../../lens/optics/format-optics.ts';
import { transpose } from '../../lens/optics/sphero-cylinder.ts';
import { defineCalculator, solved } from './parts/calculator.ts';
import { axis, cylinder, sphere } from './parts/fields.ts';
import { inside, spheroResult } from './parts/write.ts';

/** Writes a power with the other cylinder sign: S + C, -C, the axis turned by 90°. */
export const transposition = defineCalculator({
  id: 'transposition',
  fields: {
    sphere,
    cylinder: { ...cylinder, optional: false },
    axis: { ...axis, optional: false },
  },
  powers: [{ sphere: 'sphere', cylinder: 'cylinder', axis: 'axis' }],
  example: { sphere: '-7.75', cylinder: '+1.75', axis: '90' },
  sources: ['eyeDock', 'gpFitting'],
  compute: (power) => {
    const other = transpose(power);
    // An axis of 0 is written as 180.
    const turn = power.axis > 0 && power.axis <= 90 ? '+ 90°' : '− 90°';
    return solved(
      [spheroResult('transposed', other)],
      [
        {
          name: 'newSphere',
          formula: 'S′ = S + C',
          filled: `${formatPower(power.sphere)} + ${inside(power.cylinder)} ${sumSign([power.sphere, power.cylinder], other.sphere)} ${formatPower(other.sphere)} D`,
        },
        {
          name: 'newCylinder',
          formula: 'C′ = −C',
          filled: `−${inside(power.cylinder)} = ${formatPower(other.cylinder)} D`,
        },
        {
          name: 'newAxis',
          formula: 'A′ = A ± 90°',
          filled: `${formatAxis(power.axis)} ${turn} = ${formatAxis(other.axis)}`,
        },
      ],
    );
  },
});
