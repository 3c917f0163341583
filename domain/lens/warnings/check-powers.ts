import { normalAxis } from '../optics/sphero-cylinder.ts';
import { withMinusCylinder } from './astigmatism.ts';
import { difference } from './facts.ts';
import { measuredPowers, orderedPower, type Power } from './measured-powers.ts';
import { eyeRule, type EyeLook, type EyeRule, type Finding } from './rule.ts';

const HALF_TURN = 180;

function isAxis(axis: number): boolean {
  return Number.isInteger(axis) && axis >= 1 && axis <= HALF_TURN;
}

/** Returns the other notation of a complete power. */
function transposed({ sphere, cylinder, axis, fields }: Power): Finding | null {
  if (sphere === null || cylinder === null || axis === null || cylinder <= 0) return null;
  const minus = withMinusCylinder({ sphere, cylinder, axis });
  const params = {
    spherePower: sphere,
    cylinderPower: cylinder,
    axis,
    minusSpherePower: minus.sphere,
    minusCylinderPower: minus.cylinder,
    minusAxis: minus.axis,
  };
  return { field: fields.cylinder, params };
}

function strongestMeridian({ clinical }: EyeLook): number {
  const { refractionSphere: sphere = 0, refractionCylinder: cylinder = 0 } = clinical;
  return Math.max(Math.abs(sphere), Math.abs(difference(sphere, -cylinder)));
}

/** Rules 1, 2, 3 and 6: measured powers. The engine checks the axis of the lens itself. */
export const powerRules: EyeRule[] = [
  eyeRule({
    code: 'cylinderWithoutAxis',
    number: 1,
    level: 'error',
    check: (look) =>
      measuredPowers(look).map(({ cylinder, axis, fields }) =>
        cylinder && axis === null
          ? { field: fields.axis, params: { cylinderPower: cylinder } }
          : null,
      ),
  }),
  eyeRule({
    code: 'axisWithoutCylinder',
    number: 1,
    level: 'error',
    check: (look) =>
      measuredPowers(look).map(({ cylinder, axis, fields }) =>
        axis !== null && !cylinder ? { field: fields.cylinder, params: { axis } } : null,
      ),
  }),
  eyeRule({
    code: 'axisOutside',
    number: 2,
    level: 'error',
    check: (look) =>
      measuredPowers(look).map(({ axis, fields }) => {
        if (axis === null || isAxis(axis)) return null;
        const params = { valueDegrees: axis, nearestAxis: normalAxis(Math.round(axis)) };
        return { field: fields.axis, params };
      }),
  }),
  eyeRule({
    code: 'plusCylinder',
    number: 3,
    level: 'information',
    check: (look) => [orderedPower(look), ...measuredPowers(look)].map(transposed),
  }),
  eyeRule({
    code: 'vertexMissing',
    number: 6,
    level: 'warning',
    limits: { power: 4 },
    check: (look, { power }) => {
      const strongest = strongestMeridian(look);
      const { vertexDistance, refractionSphere } = look.clinical;
      if (vertexDistance !== undefined || refractionSphere === undefined) return null;
      if (strongest < power) return null;
      return { field: 'clinical.vertexDistance', params: { valueDioptres: strongest } };
    },
  }),
];
