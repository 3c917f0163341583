import { rotatedCylinderError } from '../../lens/optics/crossed-cylinders.ts';
import { formatPlain } from '../../lens/optics/format-optics.ts';
import { defineCalculator, solved } from './parts/calculator.ts';
import { cylinder } from './parts/fields.ts';

/** The cylinder that stays uncorrected when a cylinder is off its axis: 2 C sin θ. */
export const rotationError = defineCalculator({
  id: 'rotation-error',
  fields: {
    cylinder: { ...cylinder, optional: false },
    degrees: { kind: 'number', label: 'degrees', units: ['°'], min: 0, max: 90, whole: true },
  },
  powers: [],
  example: { cylinder: '-2.75', degrees: '10' },
  sources: ['optics'],
  compute: (values) => {
    const left = formatPlain(rotatedCylinderError(values.cylinder, values.degrees));
    const size = formatPlain(Math.abs(values.cylinder));
    const sine = formatPlain(Math.sin((values.degrees * Math.PI) / 180), 4);
    return solved(
      [{ name: 'uncorrected', text: left, unit: 'D' }],
      [
        {
          name: 'leftOver',
          formula: 'C′ = 2 × |C| × sin θ',
          filled: `2 × ${size} × sin ${values.degrees}° = 2 × ${size} × ${sine} = ${left} D`,
        },
      ],
    );
  },
});
