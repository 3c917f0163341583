import { isAsked } from '../model/given.ts';
import { dkOf } from '../model/materials-dk.ts';
import { toDioptres } from '../optics/keratometry.ts';
import { axisDifference, residualCylinder } from './astigmatism.ts';
import { baseCurveOf, cornealCylinder, difference, flattestK, numberOf } from './facts.ts';
import { eyeRule, type EyeLook, type EyeRule } from './rule.ts';

const CORNEAL = ['gpSphere', 'gpToric', 'gpMultifocal'] as const;
const RIGID = [...CORNEAL, 'hybrid', 'scleral'] as const;
const ECTASIA = ['keratoconus', 'pellucid', 'advancedKeratoconus'] as const;

/** Returns the residual cylinder under a lens without one, on a regular cornea; null where it does not apply. */
function uncorrected(look: EyeLook): number | null {
  const { clinical, prescription, lens } = look;
  const { condition = 'normal' } = clinical;
  if (condition !== 'normal' || lens.design === 'bitoric') return null;
  return isAsked(prescription, 'cylinder') ? null : residualCylinder(clinical);
}

function describeCylinder(amount: number) {
  return { field: 'clinical.steepK', params: { valueDioptres: amount } };
}

function isEctasia(look: EyeLook): boolean {
  return ECTASIA.some((condition) => condition === look.clinical.condition);
}

/** Rules 7 to 11, 13, 14, 15 and 40: corneal rigid lenses and their toric forms. */
export const cornealRules: EyeRule[] = [
  eyeRule({
    code: 'sphereOnToricCornea',
    number: 7,
    level: 'warning',
    families: ['gpSphere'],
    designs: ['sphere'],
    limits: { cylinder: 2.5 },
    check: ({ clinical }, { cylinder }) => {
      const corneal = cornealCylinder(clinical);
      return corneal !== null && corneal >= cylinder && describeCylinder(corneal);
    },
  }),
  eyeRule({
    code: 'residualModerate',
    number: 8,
    level: 'warning',
    families: RIGID,
    limits: { least: 0.5, strong: 1.25 },
    check: (look, { least, strong }) => {
      const residual = uncorrected(look);
      if (residual === null || residual < least || residual >= strong) return null;
      return { field: 'clinical.refractionCylinder', params: { valueDioptres: residual } };
    },
  }),
  eyeRule({
    code: 'residualHigh',
    number: 8,
    level: 'warning',
    families: RIGID,
    limits: { strong: 1.25 },
    check: (look, { strong }) => {
      const residual = uncorrected(look);
      if (residual === null || residual < strong) return null;
      return { field: 'clinical.refractionCylinder', params: { valueDioptres: residual } };
    },
  }),
  eyeRule({
    code: 'axesDiffer',
    number: 9,
    level: 'warning',
    families: [...CORNEAL, 'hybrid', 'orthoK'],
    limits: { degrees: 20, cylinder: 1 },
    check: ({ clinical }, { degrees, cylinder }) => {
      const apart = axisDifference(clinical);
      const { refractionCylinder = 0 } = clinical;
      const cylinders = [Math.abs(refractionCylinder), cornealCylinder(clinical) ?? 0];
      if (apart === null || apart <= degrees) return null;
      if (cylinders.some((amount) => amount <= cylinder)) return null;
      return { field: 'clinical.refractionAxis', params: { valueDegrees: Math.round(apart) } };
    },
  }),
  eyeRule({
    code: 'bitoricNotNeeded',
    number: 10,
    level: 'warning',
    designs: ['bitoric'],
    limits: { cylinder: 2 },
    check: ({ clinical }, { cylinder }) => {
      const corneal = cornealCylinder(clinical);
      return corneal !== null && corneal < cylinder && describeCylinder(corneal);
    },
  }),
  eyeRule({
    code: 'frontToricCornea',
    number: 11,
    level: 'warning',
    designs: ['frontToric'],
    limits: { cylinder: 1 },
    check: ({ clinical }, { cylinder }) => {
      const corneal = cornealCylinder(clinical);
      return corneal !== null && corneal > cylinder && describeCylinder(corneal);
    },
  }),
  eyeRule({
    code: 'frontToricResidual',
    number: 11,
    level: 'warning',
    designs: ['frontToric'],
    limits: { residual: 0.75 },
    check: ({ clinical }, { residual: least }) => {
      const residual = residualCylinder(clinical);
      if (residual === null || residual >= least) return null;
      return { field: 'clinical.refractionCylinder', params: { valueDioptres: residual } };
    },
  }),
  eyeRule({
    code: 'frontToricPrism',
    number: 11,
    level: 'warning',
    designs: ['frontToric'],
    check: ({ prescription }) => !isAsked(prescription, 'prism') && { field: 'values.prism' },
  }),
  eyeRule({
    code: 'prismLowDk',
    number: 13,
    level: 'warning',
    limits: { dk: 50 },
    check: ({ prescription }, limits) => {
      const dk = dkOf(prescription['material'])?.dk ?? null;
      if (dk === null || dk > limits.dk || !isAsked(prescription, 'prism')) return null;
      return { field: 'values.material', params: { dk } };
    },
  }),
  eyeRule({
    code: 'baseCurveFarFromK',
    number: 14,
    level: 'warning',
    families: CORNEAL,
    limits: { dioptres: 1 },
    check: ({ lens, clinical, prescription }, { dioptres }) => {
      const [flatK, radius] = [flattestK(clinical), baseCurveOf(prescription)];
      if (flatK === null || radius === null || radius <= 0) return null;
      const apart = difference(toDioptres(radius), flatK);
      const name = lens.design === 'bitoric' ? 'baseCurveFlat' : 'baseCurve';
      const params = { curveDioptres: toDioptres(radius), flatDioptres: flatK };
      return Math.abs(apart) > dioptres && { field: `values.${name}`, params };
    },
  }),
  eyeRule({
    code: 'cornealDiameter',
    number: 15,
    level: 'warning',
    families: CORNEAL,
    limits: { marginLeast: 1, marginMost: 3 },
    check: ({ clinical: { hvid }, prescription }, { marginLeast, marginMost }) => {
      const diameter = numberOf(prescription, 'diameter');
      if (hvid === undefined || diameter === null) return null;
      const margin = difference(hvid, diameter);
      if (margin >= marginLeast && margin <= marginMost) return null;
      const params = {
        diameterMm: diameter,
        hvidMm: hvid,
        leastMm: hvid - marginMost,
        mostMm: hvid - marginLeast,
      };
      return { field: 'values.diameter', params };
    },
  }),
  eyeRule({
    code: 'keratoconusInNormalDesign',
    number: 40,
    level: 'warning',
    families: CORNEAL,
    check: (look) => isEctasia(look) && { field: 'clinical.condition' },
  }),
];
