import { curveMove, oneStep } from '../planning/curve-move.ts';
import type { FittingCase } from '../planning/fitting-case.ts';
import type { Plan, Wish } from '../planning/plan.ts';
import { LIMBAL, LIMBAL_AIM_SOURCE, LIMBAL_CURVE, LIMBAL_STEP } from '../planning/scleral-rules.ts';

type State = 'touch' | 'excess' | null;

/** What is seen at the limbus; a measured clearance decides. */
export function limbalState({ findings }: FittingCase): State {
  const { limbal, limbalClearance, bubbles } = findings;
  if (limbalClearance !== undefined) {
    if (limbalClearance <= LIMBAL.least) return 'touch';
    return limbalClearance > LIMBAL.most ? 'excess' : null;
  }
  if (limbal === 'touch' || limbal === 'excess') return limbal;
  return bubbles === 'limbal' ? 'excess' : null;
}

/** To the wanted clearance when it was measured; else one step of the guide. */
function zoneWish({ findings }: FittingCase, sign: 1 | -1): Wish {
  const { limbalClearance: clearance } = findings;
  const isTouch = sign === 1;
  const name = isTouch ? 'limbalTouch' : 'limbalExcess';
  const step = { parameter: 'limbalZone', by: sign * LIMBAL_STEP.amount };
  if (clearance === undefined) {
    return {
      id: `scleral.${name}.limbalZone`,
      rank: 1,
      moves: [step],
      reason: { key: `reason.${name}`, values: { stepUm: LIMBAL_STEP.amount } },
      source: 'atlantis',
      amountSource: LIMBAL_STEP.source,
    };
  }
  const values = { clearanceUm: clearance, aimUm: LIMBAL.aim };
  const most = isTouch ? LIMBAL.most - clearance : clearance - LIMBAL.least;
  return {
    id: `scleral.${name}.limbalZone`,
    rank: 1,
    moves: [{ parameter: 'limbalZone', by: LIMBAL.aim - clearance, most }],
    reason: { key: `reason.${name}Measured`, values },
    source: 'atlantis',
    amountSource: LIMBAL_AIM_SOURCE,
  };
}

function otherWishes(c: FittingCase, sign: 1 | -1): Wish[] {
  const name = sign === 1 ? 'limbalTouch' : 'limbalExcess';
  const reason = { key: `reason.${name}` as const, values: { stepUm: LIMBAL_STEP.amount } };
  return [
    {
      id: `scleral.${name}.baseCurve`,
      rank: 2,
      moves: [curveMove(c, 'baseCurve', sign * LIMBAL_CURVE.amount)],
      keepsPower: true,
      reason,
      source: LIMBAL_CURVE.source,
      amountSource: LIMBAL_CURVE.source,
    },
    {
      id: `scleral.${name}.diameter`,
      rank: 3,
      moves: [{ parameter: 'diameter', by: sign * oneStep(c, 'diameter') }],
      reason,
      source: 'atlantis',
      amountSource: 'assumption',
    },
  ];
}

/** The second check: the clearance at the limbus. */
export function planLimbus(c: FittingCase): Partial<Plan> {
  const state = limbalState(c);
  if (!state) return {};
  const sign = state === 'touch' ? 1 : -1;
  const wishes = [zoneWish(c, sign), ...otherWishes(c, sign)];
  return {
    findings: [
      { finding: state === 'touch' ? 'finding.limbalTouch' : 'finding.limbalExcess', wishes },
    ],
    advice: [{ key: 'advice.limbalMovesOthers', values: {}, source: 'ampleyeTool' }],
  };
}
