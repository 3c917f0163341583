import { curveMove, oneStep } from '../planning/curve-move.ts';
import type { FittingCase } from '../planning/fitting-case.ts';
import { planAxis } from '../planning/plan-axis.ts';
import type { Plan, Wish } from '../planning/plan.ts';
import { hasCylinder } from '../planning/power.ts';
import { POSITION_CURVE, SCLERAL_STEP } from '../planning/scleral-rules.ts';
import { landingKindOf, ZONES_OF } from './landing-zones.ts';

/** A lens that is off center: steeper, then larger. A toric or quadrant landing needs its signs. */
export function planPosition(c: FittingCase): Partial<Plan> {
  const { position = 'central' } = c.findings;
  if (position === 'central') return {};
  const reason = { key: 'reason.decentered' as const, values: { position } };
  const wishes: Wish[] = [
    {
      id: 'scleral.decentered.baseCurve',
      rank: 1,
      moves: [curveMove(c, 'baseCurve', POSITION_CURVE.amount)],
      keepsPower: true,
      reason,
      source: POSITION_CURVE.source,
      amountSource: POSITION_CURVE.source,
    },
    {
      id: 'scleral.decentered.diameter',
      rank: 2,
      moves: [{ parameter: 'diameter', by: oneStep(c, 'diameter') }],
      reason,
      source: 'atlantis',
      amountSource: 'assumption',
    },
  ];
  return {
    findings: [{ finding: 'finding.decentered', wishes }],
    advice: [{ key: 'advice.toricLanding', values: {}, source: 'ocularShape' }],
  };
}

/** A lens that adheres, or moves as no source describes it. */
export function planMovement(c: FittingCase): Partial<Plan> {
  const { movement } = c.findings;
  if (movement === 'excessive') {
    const values = { finding: 'finding.mobile' };
    return {
      findings: [{ finding: 'finding.mobile', wishes: [] }],
      consult: [{ key: 'consult.outsideSources', values, source: 'assumption' }],
    };
  }
  if (movement !== 'stuck') return {};
  const wish: Wish = {
    id: 'scleral.stuck.zone',
    rank: 1,
    moves: ZONES_OF[landingKindOf(c)].map((parameter) => ({ parameter, by: SCLERAL_STEP.amount })),
    reason: { key: 'reason.stuck', values: { stepUm: SCLERAL_STEP.amount } },
    source: 'jupiter',
    amountSource: 'assumption',
  };
  return {
    findings: [{ finding: 'finding.stuck', wishes: [wish] }],
    advice: [{ key: 'advice.fenestration', values: {}, source: 'jupiter' }],
  };
}

/** A lens that turns: its landing is checked; a front cylinder that stands still is turned with it. */
export function planRotation(c: FittingCase): Partial<Plan> {
  const { rotation } = c.findings;
  if (!rotation || rotation.degrees === 0) return {};
  const check = { key: 'advice.checkHaptic' as const, values: {}, source: 'ampleyeTool' as const };
  if (!hasCylinder(c)) return { advice: [check] };
  const plan = planAxis(c);
  return { ...plan, advice: [check] };
}
