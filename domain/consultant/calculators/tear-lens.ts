import { tearLens as tearsOf } from '../../lens/optics/tear-lens.ts';
import { defineCalculator, solved } from './parts/calculator.ts';
import { baseStep, tearStep } from './parts/curve-steps.ts';
import { baseCurve, flatK } from './parts/fields.ts';
import { powerResult } from './parts/write.ts';

/** The power of the tears between lens and cornea: base curve - flat K, both in D. */
export const tearLens = defineCalculator({
  id: 'tear-lens',
  fields: { baseCurve, flatK },
  powers: [],
  example: { baseCurve: '7.76', flatK: '43.00' },
  sources: ['formulaCards'],
  compute: (values) =>
    solved(
      [powerResult('tears', tearsOf(values.baseCurve, values.flatK))],
      [baseStep('baseInDioptres', values.baseCurve), tearStep(values.baseCurve, values.flatK)],
    ),
});
