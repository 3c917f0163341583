import { toRadius } from '../optics/keratometry.ts';
import { diameterRule } from './diameter-rule.ts';
import { difference, flattestK, numberOf } from './facts.ts';
import { eyeRule, type EyeLook, type EyeRule } from './rule.ts';

const SOFT = ['customSoft'] as const;

/** In D: a lower reading is not a cornea's. */
const FLATTEST = 1;

/** Returns base curve and flat K as radii in mm, and how much flatter the curve is; null unless both are known. */
function compareWithK({ clinical, prescription }: EyeLook) {
  const [flatK, radius] = [flattestK(clinical), numberOf(prescription, 'baseCurve')];
  if (flatK === null || flatK < FLATTEST || radius === null) return null;
  const flatter = difference(radius, toRadius(flatK));
  return { flatter, params: { curveMm: radius, flatMm: difference(radius, flatter) } };
}

/** Rules 17, 18, 21 and 22: soft lenses. A design for cones turns off the two about the curve. */
export const softRules: EyeRule[] = [
  diameterRule('softDiameter', 17, SOFT, { marginLeast: 1.5, marginMost: 3.5 }),
  eyeRule({
    code: 'softCurveSteep',
    number: 18,
    level: 'warning',
    families: SOFT,
    check: (look) => {
      const compared = compareWithK(look);
      if (!compared || compared.flatter >= 0) return null;
      const { params } = compared;
      return { field: 'values.baseCurve', params: { ...params, leastMm: params.flatMm } };
    },
  }),
  eyeRule({
    code: 'softCurveFlat',
    number: 18,
    level: 'warning',
    families: SOFT,
    limits: { flatter: 1.5 },
    check: (look, limits) => {
      const compared = compareWithK(look);
      if (!compared || compared.flatter <= limits.flatter) return null;
      const { params } = compared;
      const mostMm = params.flatMm + limits.flatter;
      return { field: 'values.baseCurve', params: { ...params, mostMm } };
    },
  }),
  eyeRule({
    code: 'softCylinderLow',
    number: 21,
    level: 'information',
    families: SOFT,
    limits: { cylinder: 0.75 },
    check: ({ clinical: { refractionCylinder = 0 }, prescription }, limits) => {
      const cylinder = numberOf(prescription, 'cylinder');
      if (!cylinder || Math.abs(cylinder) > limits.cylinder) return null;
      // The measured cylinder is as strong: rule 46 would report a spherical lens.
      if (Math.abs(refractionCylinder) >= limits.cylinder) return null;
      return { field: 'values.cylinder', params: { cylinderPower: cylinder } };
    },
  }),
  eyeRule({
    code: 'softPowerHigh',
    number: 22,
    level: 'information',
    families: SOFT,
    limits: { sphere: 12 },
    check: ({ prescription }, limits) => {
      const sphere = numberOf(prescription, 'sphere');
      if (sphere === null || Math.abs(sphere) <= limits.sphere) return null;
      return { field: 'values.sphere', params: { spherePower: sphere } };
    },
  }),
];
