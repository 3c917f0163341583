import { formatAxis, formatPlain, formatPower } from '../../lens/optics/format-optics.ts';
import { meridianPower as powerAlong, normalAxis } from '../../lens/optics/sphero-cylinder.ts';
import { defineCalculator, solved } from './parts/calculator.ts';
import { axis, cylinder, flatMeridian, sphere } from './parts/fields.ts';
import { inside, powerResult } from './parts/write.ts';

/** The power along one meridian: S + C sin² of its angle to the axis. */
export const meridianPower = defineCalculator({
  id: 'meridian-power',
  fields: {
    sphere,
    cylinder: { ...cylinder, optional: false },
    axis: { ...axis, optional: false },
    meridian: { ...flatMeridian, label: 'meridian' },
  },
  powers: [{ sphere: 'sphere', cylinder: 'cylinder', axis: 'axis' }],
  example: { sphere: '-3.00', cylinder: '-2.00', axis: '180', meridian: '45' },
  sources: ['optics'],
  compute: (values) => {
    const power = powerAlong(values, values.meridian);
    const turned = normalAxis(values.meridian - values.axis) % 180;
    const angle = Math.min(turned, 180 - turned);
    const part = Math.sin((angle * Math.PI) / 180) ** 2;
    return solved(
      [powerResult('meridianPower', power)],
      [
        {
          name: 'angleToAxis',
          formula: 'θ = |M − A|',
          filled: `${formatAxis(values.meridian)} − ${formatAxis(values.axis)} → ${angle}°`,
        },
        {
          name: 'alongMeridian',
          formula: 'F = S + C × sin² θ',
          filled: `${formatPower(values.sphere)} + ${inside(values.cylinder)} × ${formatPlain(part, 3)} = ${formatPower(power)} D`,
        },
      ],
    );
  },
});
