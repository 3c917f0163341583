import { formatPlain } from '../../lens/optics/format-optics.ts';
import { lensDiameter as diameterOf } from '../../lens/optics/lens-diameter.ts';
import { defineCalculator, solved } from './parts/calculator.ts';
import { length } from './parts/fields.ts';

/** The diameter of a GP lens from its optic zone and the widths of two curves. */
export const lensDiameter = defineCalculator({
  id: 'lens-diameter',
  fields: {
    opticZone: length('opticZone', 4, 12),
    secondaryWidth: { ...length('secondaryWidth', 0, 2), units: ['mm', 'µm'] },
    peripheralWidth: { ...length('peripheralWidth', 0, 2), units: ['mm', 'µm'] },
  },
  powers: [],
  example: { opticZone: '7.80', secondaryWidth: '0.30', peripheralWidth: '0.30' },
  sources: ['designCards'],
  compute: ({ opticZone, secondaryWidth, peripheralWidth }) => {
    const diameter = formatPlain(diameterOf(opticZone, secondaryWidth, peripheralWidth));
    const [optic, second, last] = [opticZone, secondaryWidth, peripheralWidth].map((one) =>
      formatPlain(one),
    );
    return solved(
      [{ name: 'lensDiameter', text: diameter, unit: 'mm' }],
      [
        {
          name: 'zones',
          formula: 'D = OZD + 2 × SCW + 2 × PCW',
          filled: `${optic} + 2 × ${second} + 2 × ${last} = ${diameter} mm`,
        },
      ],
    );
  },
});
