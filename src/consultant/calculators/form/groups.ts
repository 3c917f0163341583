import type { CalculatorId } from '#domain/consultant/calculators/parts/names.ts';

interface CalculatorGroup {
  name: 'powers' | 'cornea' | 'gp' | 'toric' | 'shape';
  ids: readonly CalculatorId[];
}

/** The calculators as the list shows them. */
export const CALCULATOR_GROUPS: readonly CalculatorGroup[] = [
  {
    name: 'powers',
    ids: [
      'vertex-distance',
      'transposition',
      'spherical-equivalent',
      'meridian-power',
      'crossed-cylinders',
    ],
  },
  { name: 'cornea', ids: ['keratometry', 'corneal-cylinder', 'residual-astigmatism'] },
  {
    name: 'gp',
    ids: [
      'tear-lens',
      'lens-power',
      'toric-tear-lens',
      'base-curve-change',
      'over-refraction',
      'back-toric-cylinder',
      'lens-diameter',
    ],
  },
  { name: 'toric', ids: ['axis-rotation', 'rotation-error'] },
  { name: 'shape', ids: ['sagittal-depth', 'oxygen'] },
];
