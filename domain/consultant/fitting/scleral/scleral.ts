import type { FittingCase } from '../planning/fitting-case.ts';
import { joinPlans, type Note, type Plan, type Wish } from '../planning/plan.ts';
import { planPower, type PowerRules } from '../planning/power.ts';
import { FLEXURE_THICKER } from '../planning/scleral-rules.ts';
import { planMovement, planPosition, planRotation } from './fit.ts';
import { planFogging } from './fogging.ts';
import { planLanding } from './landing.ts';
import { planLimbus } from './limbus.ts';
import { planVault } from './vault.ts';

/** A cylinder through the lens that over-keratometry shows too: a thicker lens before a front cylinder. */
function planFlexure(_: FittingCase, cylinder: number): Partial<Plan> {
  const wishes = FLEXURE_THICKER.map(({ amount, source }, index): Wish => {
    return {
      id: `scleral.flexure.thickness${index + 1}`,
      rank: index + 1,
      moves: [{ parameter: 'centreThickness', by: amount }],
      reason: { key: 'reason.flexure', values: { cylinderDioptres: cylinder, thickerMm: amount } },
      source,
      amountSource: source,
    };
  });
  return {
    findings: [{ finding: 'finding.flexure', wishes }],
    advice: [{ key: 'advice.flexureOther', values: {}, source: 'europa' }],
    conflicts: [{ key: 'conflict.flexure', values: {}, followed: 'atlantis', others: ['europa'] }],
  };
}

const SPECTACLES_OVER: Note[] = [{ key: 'advice.spectaclesOver', values: {}, source: 'europa' }];
const POWER: PowerRules = {
  source: 'europa',
  flexure: planFlexure,
  residualAdvice: SPECTACLES_OVER,
};

/** Bubbles are first a lens that was not filled to the brim. */
function planBubbles({ findings: { bubbles = 'none' } }: FittingCase): Partial<Plan> {
  if (bubbles === 'none') return {};
  return { advice: [{ key: 'advice.refill', values: {}, source: 'atlantis' }] };
}

/** In the order of the checks: vault, limbus, landing, then what depends on them. */
export function planScleral(c: FittingCase): Plan {
  const checks = [planBubbles, planVault, planLimbus, planLanding, planPosition, planMovement];
  const parts = [...checks, planFogging, planRotation].map((check) => check(c));
  return joinPlans([...parts, planPower(c, POWER)]);
}
