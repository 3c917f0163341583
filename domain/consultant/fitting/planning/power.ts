import { isOnTears } from '../../../clinical/powers/expected-power.ts';
import { findParameter } from '../../../lens/model/find-parameter.ts';
import { combine, negative } from '../../../lens/optics/crossed-cylinders.ts';
import { formatPower, formatSpheroCylinder } from '../../../lens/optics/format-optics.ts';
import {
  CYLINDER_CORRECTED_FROM,
  isCylinderCorrected,
  sphereWithOver,
} from '../../../lens/optics/over-refraction.ts';
import { type SpheroCylinder, strongestPower } from '../../../lens/optics/sphero-cylinder.ts';
import type { Figure } from './figure.ts';
import { type FittingCase, wornNumber } from './fitting-case.ts';
import { overRefraction } from './over-refraction.ts';
import { type Pick, isShort, pick } from './pick.ts';
import type { FindingPlan, Note, Plan, Wish } from './plan.ts';
import { axisOnEye, axisToOrder, compensation } from './rotation.ts';
import type { SourceId } from './sources.ts';

/** In D: an over-keratometry with at least this cylinder shows flexure. */
const FLEXURE_FROM: Figure = { amount: 0.5, source: 'assumption' };

const DUST = 1e-9;
const POWER = ['sphere', 'cylinder', 'axis'] as const;

/** What a family says of its power. */
export interface PowerRules {
  source: SourceId;
  /** What a rigid lens that flexes needs first; null for a lens that does not flex by itself. */
  flexure: ((c: FittingCase, cylinder: number) => Partial<Plan>) | null;
  /** What is said of a cylinder that the lens does not have yet. */
  residualAdvice: readonly Note[];
}

/** Whether the worn lens has a cylinder. */
export function hasCylinder(c: FittingCase): boolean {
  return (wornNumber(c, 'cylinder') ?? 0) !== 0;
}

/** Returns the worn power as it was ordered, or the parameter that is missing for it. */
function wornPower(c: FittingCase): SpheroCylinder | string {
  const [sphere, axis] = [wornNumber(c, 'sphere'), wornNumber(c, 'axis')];
  if (sphere === null) return 'sphere';
  if (!hasCylinder(c)) return { sphere, cylinder: 0, axis: 180 };
  return axis === null ? 'axis' : { sphere, cylinder: Number(wornNumber(c, 'cylinder')), axis };
}

function found(finding: FindingPlan['finding'], wish: Wish): Partial<Plan> {
  return { findings: [{ finding, wishes: [wish] }] };
}

/** The spherical equivalent is added. */
function sphereWish(worn: SpheroCylinder, over: SpheroCylinder, source: SourceId): Wish {
  const wanted = sphereWithOver(worn.sphere, over);
  const values = {
    over: formatSpheroCylinder(over),
    worn: formatPower(worn.sphere),
    needed: formatPower(wanted),
  };
  return {
    id: 'power.sphere',
    rank: 1,
    moves: [{ parameter: 'sphere', to: wanted }],
    reason: { key: 'reason.power', values },
    source,
    amountSource: source,
  };
}

/** A lens that is made without a cylinder: its sphere first; the cylinder takes another lens, a toric one. */
function planOtherLens(
  c: FittingCase,
  worn: SpheroCylinder,
  over: SpheroCylinder,
  source: SourceId,
): Partial<Plan> {
  const sphere = sphereWish(worn, over, source);
  const cylinder: Wish = {
    ...sphere,
    id: 'power.toric',
    rank: 2,
    moves: [{ parameter: 'cylinder', to: over.cylinder }],
    reason: {
      ...sphere.reason,
      values: { ...sphere.reason.values, needed: formatSpheroCylinder(combine(worn, over)) },
    },
  };
  const advice: Note = {
    key: isOnTears(c.lens) ? 'advice.frontToric' : 'advice.toricLens',
    values: { cylinderDioptres: CYLINDER_CORRECTED_FROM },
    source: isOnTears(c.lens) ? 'gpFaq' : 'assumption',
  };
  return {
    findings: [{ finding: 'finding.residualCylinder', wishes: [sphere, cylinder] }],
    advice: [advice],
  };
}

interface Made {
  ordered: SpheroCylinder;
  /** A range ends before the power to order. */
  isShort: boolean;
  /** The largest error in any meridian that it leaves, in D. */
  left: number;
}

/** Returns the makeable power nearest to the one to order; null where the lens lacks one of the three. */
function nearestPower(c: FittingCase, toOrder: SpheroCylinder): Made | null {
  const picks = POWER.map((name) => pick(c, { parameter: name, to: toOrder[name] }));
  const made = picks.filter((one): one is Pick => !('because' in one));
  const [sphere, cylinder, axis] = made.map(({ rungs: [{ at }] }) => at);
  if (sphere === undefined || cylinder === undefined || axis === undefined) return null;
  const ordered = { sphere, cylinder, axis };
  return {
    ordered,
    isShort: made.some((one) => isShort(one, one.rungs[0])),
    left: strongestPower(combine(toOrder, negative(ordered))),
  };
}

/** A lens with a cylinder, or one that needs it: sphere, cylinder and axis together, as crossed cylinders. */
function planToric(
  c: FittingCase,
  worn: SpheroCylinder,
  over: SpheroCylinder,
  rules: PowerRules,
): Partial<Plan> {
  const isToric = hasCylinder(c);
  const turned = isToric ? compensation(c) : 0;
  const onEye = { ...worn, axis: axisOnEye(worn.axis, turned) };
  const needed = combine(onEye, over);
  const toOrder = { ...needed, axis: axisToOrder(needed.axis, turned) };
  const made = nearestPower(c, toOrder);
  const isBetter = made !== null && made.left < strongestPower(over) - DUST;
  if (made && !isBetter && !made.isShort) return {};
  const values = {
    over: formatSpheroCylinder(over),
    worn: formatSpheroCylinder(onEye),
    needed: formatSpheroCylinder(needed),
  };
  const isSphere = made?.ordered.cylinder === 0;
  const names = isSphere
    ? (['cylinder', 'sphere'] as const)
    : (['cylinder', 'sphere', 'axis'] as const);
  const wish: Wish = {
    id: 'power.toric',
    rank: 1,
    moves: names.map((name) => ({ parameter: name, to: toOrder[name] })),
    ends: isSphere && isToric ? ['axis'] : [],
    isPointless: !isBetter,
    reason: { key: turned === 0 ? 'reason.power' : 'reason.powerRotated', values },
    source: rules.source,
    amountSource: rules.source,
  };
  if (isToric) return found('finding.power', wish);
  return { ...found('finding.residualCylinder', wish), advice: rules.residualAdvice };
}

/** What the over-refraction says of the power: the cylinder only when it is no flexure. */
export function planPower(c: FittingCase, rules: PowerRules): Partial<Plan> {
  const { source, flexure } = rules;
  const over = overRefraction(c);
  const { rotation, overKCylinder } = c.findings;
  const flexed = Math.abs(overKCylinder ?? 0);
  const isFlexed = flexure !== null && flexed >= FLEXURE_FROM.amount;
  // Over-keratometry alone shows flexure, too.
  if (!over) return isFlexed ? flexure(c, flexed) : {};
  if (rotation?.stability === 'unstable' && hasCylinder(c)) return {};
  const isToric = isCylinderCorrected(over);
  if (isToric && flexure) {
    if (overKCylinder === undefined) return { missing: ['overKCylinder'] };
    if (isFlexed) return flexure(c, flexed);
  }
  const worn = wornPower(c);
  if (typeof worn === 'string') return { missing: [`values.${worn}`] };
  if (!isToric && !hasCylinder(c)) return found('finding.power', sphereWish(worn, over, source));
  return findParameter(c.lens, 'cylinder')
    ? planToric(c, worn, over, rules)
    : planOtherLens(c, worn, over, source);
}
