import { formatPlain } from '../../lens/optics/format-optics.ts';
import { toRadius } from '../../lens/optics/keratometry.ts';
import { defineCalculator, solved } from './parts/calculator.ts';
import { curvature } from './parts/fields.ts';

/** Converts a keratometer reading between diopters and mm: r = 337.5 / K, for the index 1.3375. */
export const keratometry = defineCalculator({
  id: 'keratometry',
  fields: { curvature },
  powers: [],
  example: { curvature: '43.00' },
  sources: ['formulaCards'],
  compute: ({ curvature: dioptres }) => {
    const radius = toRadius(dioptres);
    const [k, r] = [formatPlain(dioptres), formatPlain(radius)];
    return solved(
      [
        { name: 'radius', text: r, unit: 'mm' },
        { name: 'curvature', text: k, unit: 'D' },
      ],
      [
        {
          name: 'index',
          formula: '1000 × (n − 1), n = 1.3375',
          filled: '1000 × (1.3375 − 1) = 337.5',
        },
        { name: 'toRadius', formula: 'r = 337.5 ÷ K', filled: `337.5 ÷ ${k} = ${r} mm` },
        {
          name: 'toDioptres',
          formula: 'K = 337.5 ÷ r',
          filled: `337.5 ÷ ${formatPlain(radius, 3)} = ${k} D`,
        },
      ],
    );
  },
});
