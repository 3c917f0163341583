import type { EyeClinical } from '../../clinical/fields/clinical.ts';
import { cornealCylinder, difference, flattestK, numberOf } from './facts.ts';
import { eyeRule, type EyeRule } from './rule.ts';

/** Returns the sphere in minus-cylinder notation. */
function measuredSphere({ refractionSphere, refractionCylinder = 0 }: EyeClinical): number | null {
  if (refractionSphere === undefined) return null;
  return difference(refractionSphere, -Math.max(refractionCylinder, 0));
}

const ORTHO_K = ['orthoK'] as const;

/** Rule 33: overnight reshaping beyond its approved and tested range. */
export const orthoKRules: EyeRule[] = [
  eyeRule({
    code: 'orthoKSphere',
    number: 33,
    level: 'warning',
    families: ORTHO_K,
    limits: { sphere: -6 },
    check: ({ clinical, prescription }, limits) => {
      const target = numberOf(prescription, 'targetSphere');
      const measured = measuredSphere(clinical);
      const sphere = measured ?? target;
      if (sphere === null || sphere >= limits.sphere) return null;
      const field = measured === null ? 'values.targetSphere' : 'clinical.refractionSphere';
      return { field, params: { spherePower: sphere, limitPower: limits.sphere } };
    },
  }),
  eyeRule({
    code: 'orthoKCylinder',
    number: 33,
    level: 'warning',
    families: ORTHO_K,
    limits: { cylinder: 1.75 },
    check: ({ clinical: { refractionCylinder = 0 } }, limits) =>
      Math.abs(refractionCylinder) > limits.cylinder && {
        field: 'clinical.refractionCylinder',
        params: { cylinderPower: refractionCylinder, limitDioptres: limits.cylinder },
      },
  }),
  eyeRule({
    code: 'orthoKFlatK',
    number: 33,
    level: 'warning',
    families: ORTHO_K,
    limits: { least: 41, most: 45 },
    check: ({ clinical }, { least, most }) => {
      const flatK = flattestK(clinical);
      if (flatK === null || (flatK >= least && flatK <= most)) return null;
      const params = { flatDioptres: flatK, leastDioptres: least, mostDioptres: most };
      return { field: 'clinical.flatK', params };
    },
  }),
  eyeRule({
    code: 'orthoKCornealCylinder',
    number: 33,
    level: 'warning',
    families: ORTHO_K,
    limits: { cylinder: 1 },
    check: ({ clinical }, limits) => {
      const corneal = cornealCylinder(clinical);
      if (corneal === null || corneal <= limits.cylinder) return null;
      const params = { valueDioptres: corneal, limitDioptres: limits.cylinder };
      return { field: 'clinical.steepK', params };
    },
  }),
];
