import { formatPlain, formatPower, sumSign } from '../../lens/optics/format-optics.ts';
import { lensPower, tearLens } from '../../lens/optics/tear-lens.ts';
import { defineCalculator, solved } from './parts/calculator.ts';
import { baseStep } from './parts/curve-steps.ts';
import { baseCurve, sphere } from './parts/fields.ts';
import { inQuarters, inside, powerResult } from './parts/write.ts';

/** The power after a change of base curve: a curve steeper by 1 D adds 1 D of tears, which minus takes away. */
export const baseCurveChange = defineCalculator({
  id: 'base-curve-change',
  fields: {
    power: { ...sphere, label: 'power' },
    baseCurve,
    newBaseCurve: { ...baseCurve, label: 'newBaseCurve' },
  },
  powers: [],
  example: { power: '-3.00', baseCurve: '7.80', newBaseCurve: '7.70' },
  sources: ['artOptical', 'gpFitting'],
  compute: (values) => {
    const change = tearLens(values.newBaseCurve, values.baseCurve);
    const power = lensPower(values.power, change);
    return solved(
      [powerResult('newPower', power), powerResult('inQuarters', inQuarters(power))],
      [
        baseStep('baseInDioptres', values.baseCurve),
        baseStep('newBaseInDioptres', values.newBaseCurve),
        {
          name: 'curveChange',
          formula: 'ΔLL = BC₂ − BC₁',
          filled: `${formatPlain(values.newBaseCurve)} − ${formatPlain(values.baseCurve)} ${sumSign([values.newBaseCurve, -values.baseCurve], change)} ${formatPower(change)} D`,
        },
        {
          name: 'powerChange',
          formula: 'F₂ = F₁ − ΔLL',
          filled: `${formatPower(values.power)} − ${inside(change)} ${sumSign([values.power, -change], power)} ${formatPower(power)} D`,
        },
      ],
    );
  },
});
