import { isAsked } from '../model/given.ts';
import { isIrregular } from '../model/irregular.ts';
import { SOFT_TORIC } from '../model/soft-toric.ts';
import { combine, negative, rotatedCylinderError } from '../optics/crossed-cylinders.ts';
import { formatPower, formatSpheroCylinder } from '../optics/format-optics.ts';
import { strongestPower, toMinusCylinder, type SpheroCylinder } from '../optics/sphero-cylinder.ts';
import { comparedPower, type ComparedPower, type Pair } from './compared-power.ts';
import { difference, numberOf } from './facts.ts';
import { eyeRule, limitsIfOn, type EyeLook, type EyeRule, type Finding } from './rule.ts';

const HALF_TURN = 180;
const MERIDIANS = [
  ['flat', 'values.sphereFlat'],
  ['steep', 'values.sphereSteep'],
] as const;

/** An ordered power and the expected one, as shown to the fitter. */
interface Checked {
  field: string;
  /** The largest difference in any meridian, in D. */
  apart: number;
  /** The same difference with the sign of the sphere reversed. */
  apartTurned: number;
  params: { ordered: string; expected: string };
}

function apart({ ordered, expected }: Pair<SpheroCylinder>): number {
  return difference(strongestPower(combine(ordered, negative(expected))), 0);
}

function show(power: SpheroCylinder): string {
  const text = formatSpheroCylinder(power);
  return text.includes('×') ? text : `${text} D`;
}

function checkWhole(field: string, pair: Pair<SpheroCylinder>): Checked {
  const { ordered, expected } = pair;
  const turned = { ...ordered, sphere: 0 - ordered.sphere };
  return {
    field,
    apart: apart(pair),
    apartTurned: apart({ ordered: turned, expected }),
    params: { ordered: show(ordered), expected: show(expected) },
  };
}

function checkMeridian(field: string, { ordered, expected }: Pair<number>): Checked {
  return {
    field,
    apart: Math.abs(difference(ordered, expected)),
    apartTurned: Math.abs(difference(0 - ordered, expected)),
    params: { ordered: `${formatPower(ordered)} D`, expected: `${formatPower(expected)} D` },
  };
}

type Meridians = Extract<ComparedPower, { kind: 'meridians' }>;

/** Whether both powers match the other meridian, and clearly better than their own. */
function areExchanged({ flat, steep }: Meridians, most: number, better: number): boolean {
  const worst = (one: number, other: number) =>
    Math.max(Math.abs(difference(one, flat.expected)), Math.abs(difference(other, steep.expected)));
  const exchanged = worst(steep.ordered, flat.ordered);
  const gain = difference(worst(flat.ordered, steep.ordered), exchanged);
  return exchanged <= most && gain >= better;
}

/** In D: a larger difference means that the power does not match the measurement. */
const FAR = { dioptres: 0.75 };
/** In D: how closely both powers must match the other meridian, and how much better than their own. */
const EXCHANGED = {
  code: 'bitoricExchanged',
  level: 'warning',
  limits: { ...FAR, better: 0.5 },
} as const;
const TURNED = { code: 'powerSignTurned', level: 'warning', limits: FAR } as const;

/** Whether this lens gets the warning that both powers are exchanged, which makes the others unnecessary. */
function saysExchanged({ lens }: EyeLook, compared: Meridians): boolean {
  const limits = limitsIfOn(EXCHANGED, lens);
  return limits !== null && areExchanged(compared, limits.dioptres, limits.better);
}

/** Returns every ordered power with its expected one; none if the exchange is reported. */
function check(look: EyeLook): Checked[] {
  const compared = comparedPower(look);
  if (!compared) return [];
  if (compared.kind === 'whole') return [checkWhole(compared.field, compared)];
  if (saysExchanged(look, compared)) return [];
  return MERIDIANS.map(([name, field]) => checkMeridian(field, compared[name]));
}

function isTurned({ apart: off, apartTurned }: Checked, dioptres: number): boolean {
  return off > dioptres && apartTurned <= dioptres;
}

/** Whether this lens gets the warning about the sign. */
function saysTurned(one: Checked, { lens }: EyeLook): boolean {
  const limits = limitsIfOn(TURNED, lens);
  return limits !== null && isTurned(one, limits.dioptres);
}

function isRegular({ clinical, lens }: EyeLook): boolean {
  return !isIrregular(clinical) && lens.family !== 'keratoconus';
}

function asFinding({ field, params }: Checked): Finding {
  return { field, params };
}

function axisFinding({ ordered, expected }: Pair<SpheroCylinder>, limit: number): Finding | null {
  const [one, other] = [toMinusCylinder(ordered), toMinusCylinder(expected)];
  const shared = Math.min(Math.abs(one.cylinder), Math.abs(other.cylinder));
  const left = difference(rotatedCylinderError(shared, one.axis - other.axis), 0);
  if (left <= limit) return null;
  const expectedAxis = Math.round(other.axis) || HALF_TURN;
  const params = { orderedAxis: one.axis, expectedAxis, leftDioptres: left };
  return { field: 'values.axis', params };
}

/**
 * Rules 43 to 46: compare the order with the measurements (OR-15). Generic practice, not manufacturers' figures. On an
 * irregular cornea only the sign is checked.
 */
export const expectedRules: EyeRule[] = [
  eyeRule({
    code: 'powerFarFromExpected',
    number: 43,
    level: 'warning',
    limits: FAR,
    check: (look, { dioptres }) =>
      isRegular(look) &&
      check(look)
        .filter((one) => one.apart > dioptres && !saysTurned(one, look))
        .map(asFinding),
  }),
  eyeRule({
    ...TURNED,
    number: 43,
    check: (look, { dioptres }) =>
      check(look)
        .filter((one) => isTurned(one, dioptres))
        .map(asFinding),
  }),
  // The tolerance depends on the cylinder: 2 C sin of the angle is the cylinder in D that would remain.
  eyeRule({
    code: 'axisFarFromExpected',
    number: 44,
    level: 'warning',
    limits: { remains: 0.5 },
    check: (look, { remains }) => {
      const compared = comparedPower(look);
      if (compared?.kind !== 'whole' || !isRegular(look)) return null;
      return axisFinding(compared, remains);
    },
  }),
  eyeRule({
    ...EXCHANGED,
    number: 45,
    designs: ['bitoric'],
    check: (look, { dioptres, better }) => {
      const compared = comparedPower(look);
      if (compared?.kind !== 'meridians' || !areExchanged(compared, dioptres, better)) return null;
      const { flat, steep } = compared;
      const params = {
        flatPower: flat.ordered,
        steepPower: steep.ordered,
        expectedFlatPower: flat.expected,
        expectedSteepPower: steep.expected,
      };
      return { field: 'values.sphereFlat', params };
    },
  }),
  eyeRule({
    code: 'softSphereOnCylinder',
    number: 46,
    level: 'warning',
    families: ['customSoft'],
    limits: { cylinder: SOFT_TORIC },
    check: ({ clinical: { refractionCylinder = 0 }, lens, prescription }, limits) => {
      const sphere = numberOf(prescription, 'sphere');
      if (sphere === null || lens.design === 'toric' || isAsked(prescription, 'cylinder')) {
        return null;
      }
      if (Math.abs(refractionCylinder) < limits.cylinder) return null;
      const params = { spherePower: sphere, cylinderPower: refractionCylinder };
      return { field: 'clinical.refractionCylinder', params };
    },
  }),
];
