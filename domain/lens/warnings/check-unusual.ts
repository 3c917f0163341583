import { areKsSwapped } from '../../clinical/powers/ks-in-order.ts';
import { numberOf } from './facts.ts';
import { measuredPowers, orderedPower, type Power } from './measured-powers.ts';
import { eyeRule, type EyeLook, type EyeRule, type Finding } from './rule.ts';

interface Value {
  field: string;
  value: number | null | undefined;
}

function outside(values: Value[], param: string, limits: { least: number; most: number }) {
  return values.flatMap(({ field, value }): Finding[] => {
    if (value === null || value === undefined) return [];
    if (value >= limits.least && value <= limits.most) return [];
    return [{ field, params: { [param]: value } }];
  });
}

function valuesOf({ prescription }: EyeLook, names: readonly string[]): Value[] {
  return names.map((name) => ({ field: `values.${name}`, value: numberOf(prescription, name) }));
}

function everyPower(look: EyeLook, part: 'sphere' | 'cylinder'): Value[] {
  const toValue = (power: Power) => ({ field: power.fields[part], value: power[part] });
  return [orderedPower(look), ...measuredPowers(look)].map(toValue);
}

/** Rule 5: figures that are more often typing errors than real. */
export const unusualRules: EyeRule[] = [
  eyeRule({
    code: 'sphereUnusual',
    number: 5,
    level: 'warning',
    limits: { least: -30, most: 30 },
    check: (look, limits) =>
      outside(
        [...everyPower(look, 'sphere'), ...valuesOf(look, ['sphereFlat', 'sphereSteep'])],
        'valuePower',
        limits,
      ),
  }),
  eyeRule({
    code: 'cylinderUnusual',
    number: 5,
    level: 'warning',
    limits: { least: -12, most: 12 },
    check: (look, limits) => outside(everyPower(look, 'cylinder'), 'valuePower', limits),
  }),
  eyeRule({
    code: 'keratometryUnusual',
    number: 5,
    level: 'warning',
    limits: { least: 25, most: 70 },
    check: ({ typed: { flatK, steepK } }, limits) =>
      outside(
        [
          { field: 'clinical.flatK', value: flatK },
          { field: 'clinical.steepK', value: steepK },
        ],
        'valueDioptres',
        limits,
      ),
  }),
  eyeRule({
    code: 'keratometrySwapped',
    number: 5,
    level: 'warning',
    check: ({ typed, clinical: { flatK = 0, steepK = 0 } }) =>
      areKsSwapped(typed) && {
        field: 'clinical.flatK',
        params: {
          flatDioptres: flatK,
          steepDioptres: steepK,
          ...(typed.flatMeridian === undefined ? {} : { meridianAxis: typed.flatMeridian }),
        },
      },
  }),
  eyeRule({
    code: 'radiusUnusual',
    number: 5,
    level: 'warning',
    limits: { least: 4.8, most: 11.3 },
    check: (look, limits) =>
      outside(valuesOf(look, ['baseCurve', 'baseCurveFlat', 'baseCurveSteep']), 'valueMm', limits),
  }),
];
