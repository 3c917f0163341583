import { validatePrescription } from '../engine/validate.ts';
import { findParameter } from '../model/find-parameter.ts';
import { givenValues, valueOf, isAsked } from '../model/given.ts';
import type { LensFamily } from '../model/lens.ts';
import { isBlank } from './facts.ts';
import { eyeRule, orderRule, type EyeLook, type EyeRule, type OrderRule } from './rule.ts';
import type { WarningContext, WarningEye } from './warning.ts';

const RIGID: ReadonlySet<LensFamily> = new Set([
  'gpSphere',
  'gpToric',
  'gpMultifocal',
  'keratoconus',
  'orthoK',
]);
/** Families that are ordered by measurements only, without a trial lens. */
const EMPIRICAL: ReadonlySet<LensFamily> = new Set(['customSoft', 'orthoK']);
const NEEDED = ['hvid', 'flatK', 'refractionSphere'] as const;

function bothEyes({ eyes }: WarningContext): [WarningEye, WarningEye] | null {
  return eyes.right && eyes.left ? [eyes.right, eyes.left] : null;
}

/** Returns the color, by default the lens's; null for a lens without a choice of color. */
function colourOf({ lens, prescription }: WarningEye): unknown {
  const parameter = findParameter(lens, 'colour');
  if (!parameter) return null;
  const given = valueOf(prescription, 'colour');
  return isBlank(given) ? parameter.default : given;
}

/** Whether the lens has a dot, which its design must offer. */
function isDotted({ lens, prescription }: WarningEye): boolean {
  return findParameter(lens, 'dot') !== undefined && isAsked(prescription, 'dot');
}

/** Whether both are rigid lenses of one color that both have a dot or both have none: they cannot be distinguished. */
function lookAlike([right, left]: [WarningEye, WarningEye]): boolean {
  const rigid = [right, left].every(({ lens }) => RIGID.has(lens.family));
  return rigid && colourOf(right) === colourOf(left) && isDotted(right) === isDotted(left);
}

/** Whether both lenses are the same; only valid ones, because two empty columns are equal, too. */
function areEqual([right, left]: [WarningEye, WarningEye]): boolean {
  if (right.lens.id !== left.lens.id) return false;
  if (validatePrescription(right.lens, right.prescription).length > 0) return false;
  const [one, other] = [right, left].map(({ prescription }) =>
    Object.entries(givenValues(prescription))
      .map(([name, value]) => `${name}=${value}`)
      .toSorted()
      .join(' '),
  );
  return one === other;
}

/** Reports missing data once, at the first missing field. */
function missingData({ lens, clinical, order }: EyeLook, required: boolean) {
  if (order.type !== 'new' || !(required || EMPIRICAL.has(lens.family))) return [];
  const missing = NEEDED.filter((name) => clinical[name] === undefined);
  if (missing.length === 0) return [];
  return {
    field: `clinical.${missing[0]}`,
    level: required ? ('error' as const) : ('warning' as const),
    params: { missingTerms: missing.join(' ') },
  };
}

/**
 * Rules 31, 32, 38, 39, 41 and 42: the whole order, or an eye with any lens.
 *
 * 39 is a warning for families that are ordered by measurements, and an error for a lens with
 * `warnings.empiricalData.limits.required = 1`. Other lenses are made without measurements every day.
 */
export const orderRules: (EyeRule | OrderRule)[] = [
  orderRule({
    code: 'eyesLookAlike',
    number: 31,
    level: 'warning',
    check: (order) => {
      const both = bothEyes(order);
      return both !== null && lookAlike(both) && {};
    },
  }),
  orderRule({
    code: 'eyesIdentical',
    number: 32,
    level: 'information',
    check: (order) => {
      const both = bothEyes(order);
      return both !== null && areEqual(both) && {};
    },
  }),
  orderRule({
    code: 'prescriptionUndated',
    number: 38,
    level: 'error',
    check: ({ patient: { directSupply, prescriptionExpires } }) =>
      directSupply === true &&
      isBlank(prescriptionExpires) && { field: 'patient.prescriptionExpires' },
  }),
  orderRule({
    code: 'prescriptionExpired',
    number: 38,
    level: 'error',
    check: ({ patient: { directSupply, prescriptionExpires = '' }, today }) =>
      directSupply === true &&
      prescriptionExpires !== '' &&
      prescriptionExpires < today && {
        field: 'patient.prescriptionExpires',
        params: { date: prescriptionExpires },
      },
  }),
  eyeRule({
    code: 'empiricalData',
    number: 39,
    level: 'warning',
    limits: { required: 0 },
    check: (look, { required }) => missingData(look, required >= 1),
  }),
  orderRule({
    code: 'patientReferenceMissing',
    number: 41,
    level: 'error',
    check: ({ patientReference }) => isBlank(patientReference) && { field: 'patientReference' },
  }),
  orderRule({
    code: 'creditHold',
    number: 42,
    level: 'error',
    check: ({ creditHold }) => creditHold && {},
  }),
];
