import type { Figure } from '../planning/figure.ts';
import type { FittingCase } from '../planning/fitting-case.ts';
import { seenOutside } from '../planning/outside.ts';
import { axisWish, isAxisInPower, planUnstable } from '../planning/plan-axis.ts';
import { type Conflict, type Note, type Plan, type Wish, joinPlans } from '../planning/plan.ts';
import { type PowerRules, hasCylinder, planPower } from '../planning/power.ts';

/** In degrees: up to this rotation the brochure changes the axis, beyond it the lens is made larger. */
const AXIS_UP_TO: Figure = { amount: 5, source: 'intelliwave' };

/** In degrees: beyond it a mislocation is poor. */
const POOR_BEYOND: Figure = { amount: 10, source: 'toricStandards' };

/** In mm: the brochure says larger, not by how much. */
const LARGER: Figure = { amount: 0.5, source: 'assumption' };

/** In mm of movement: what is wanted, and what another sheet still accepts. */
const MOVEMENT = { least: 0.5, most: 1, accepted: 2, source: 'intelliwave' } as const;

/** In mm of base curve for a lens that moves too little (flatter) or too much (steeper). */
const CURVE_STEP: Figure = { amount: 0.2, source: 'assumption' };

/** The maker of custom soft lenses wants symptoms and refraction, and changes the fit itself. */
const MAKER_ASKS: Note = { key: 'consult.makerAsks', values: {}, source: 'intelliwave' };

function largerWish(degrees: number): Wish {
  return {
    id: 'soft.rotation.diameter',
    rank: 1,
    moves: [{ parameter: 'diameter', by: LARGER.amount }],
    reason: {
      key: 'reason.rotationFar',
      values: { workedDegrees: degrees, limitDegrees: AXIS_UP_TO.amount },
    },
    source: AXIS_UP_TO.source,
    amountSource: LARGER.source,
  };
}

const ROTATION_CONFLICT: Conflict = {
  key: 'conflict.rotationFar',
  values: { limitDegrees: AXIS_UP_TO.amount, poorDegrees: POOR_BEYOND.amount },
  followed: 'intelliwave',
  others: ['toricsDecoded', 'toricStandards', 'keraSoft'],
};

/** A little off: the axis. More: a larger lens first, although others turn the axis further. */
function planRotation(c: FittingCase): Partial<Plan> {
  const { rotation } = c.findings;
  if (!rotation || rotation.degrees === 0 || !hasCylinder(c)) return {};
  if (rotation.stability === 'unstable') return planUnstable();
  const { degrees } = rotation;
  if (degrees <= AXIS_UP_TO.amount) {
    if (isAxisInPower(c)) return {};
    return { findings: [{ finding: 'finding.rotation', wishes: axisWish(c, 1) }] };
  }
  const axis = isAxisInPower(c) ? [] : axisWish(c, 2);
  const poor: Note = {
    key: 'consult.rotationPoor',
    values: { poorDegrees: POOR_BEYOND.amount },
    source: POOR_BEYOND.source,
  };
  return {
    findings: [{ finding: 'finding.rotationFar', wishes: [largerWish(degrees), ...axis] }],
    conflicts: [ROTATION_CONFLICT],
    consult: degrees > POOR_BEYOND.amount ? [MAKER_ASKS, poor] : [MAKER_ASKS],
  };
}

type Mobility = 'tight' | 'loose' | null;

function mobilityOf({ findings: { movement, movementMm } }: FittingCase): Mobility {
  if (movementMm !== undefined) {
    if (movementMm < MOVEMENT.least) return 'tight';
    return movementMm > MOVEMENT.most ? 'loose' : null;
  }
  if (movement === 'stuck' || movement === 'restricted') return 'tight';
  return movement === 'excessive' ? 'loose' : null;
}

function movementConflict({ findings: { movementMm = 0 } }: FittingCase): Conflict[] {
  if (movementMm <= MOVEMENT.most || movementMm > MOVEMENT.accepted) return [];
  const values = { mostMm: MOVEMENT.most, acceptedMm: MOVEMENT.accepted };
  return [
    { key: 'conflict.softMovement', values, followed: MOVEMENT.source, others: ['keraSoft'] },
  ];
}

/** Too tight: flatter. Too loose: steeper. An assumption, so that the maker is asked. */
function planMovement(c: FittingCase): Partial<Plan> {
  const mobility = mobilityOf(c);
  if (!mobility) return {};
  const isTight = mobility === 'tight';
  const wish: Wish = {
    id: `soft.${mobility}.baseCurve`,
    rank: 1,
    moves: [{ parameter: 'baseCurve', by: isTight ? CURVE_STEP.amount : -CURVE_STEP.amount }],
    reason: {
      key: isTight ? 'reason.softTight' : 'reason.softLoose',
      values: { leastMm: MOVEMENT.least, mostMm: MOVEMENT.most },
    },
    source: 'assumption',
    amountSource: CURVE_STEP.source,
  };
  return {
    findings: [{ finding: isTight ? 'finding.restricted' : 'finding.mobile', wishes: [wish] }],
    conflicts: movementConflict(c),
    consult: [MAKER_ASKS],
  };
}

/** A soft lens drapes: what it flexes is in the over-refraction. */
const POWER: PowerRules = { source: 'formulas', flexure: null, residualAdvice: [] };

const SILENT = [
  'vault',
  'limbus',
  'landing',
  'dye',
  'bubbles',
  'fogging',
  'position',
  'flexure',
] as const;

/** Custom soft lenses, with or without a cylinder. */
export function planSoft(c: FittingCase): Plan {
  return joinPlans([
    planMovement(c),
    seenOutside(c.findings, SILENT),
    planRotation(c),
    planPower(c, POWER),
  ]);
}
