import { readEarlier } from '../../lens/engine/read-earlier.ts';
import type { LensFamily } from '../../lens/model/lens.ts';
import { planBitoric } from './bitoric/bitoric.ts';
import { planCorneal } from './corneal/corneal.ts';
import { planOrthoK } from './ortho-k/ortho-k.ts';
import type { FittingCase } from './planning/fitting-case.ts';
import { ALL_KINDS, seenOutside } from './planning/outside.ts';
import { joinPlans, type Plan } from './planning/plan.ts';
import { planPower, type PowerRules } from './planning/power.ts';
import type { FittingResult } from './proposal.ts';
import { resolvePlan } from './resolve.ts';
import { planScleral } from './scleral/scleral.ts';
import { planSoft } from './soft-toric/soft-toric.ts';

const POWER_ALONE: PowerRules = { source: 'formulas', flexure: () => ({}), residualAdvice: [] };

/** No guide to how these are changed on the eye was at hand: the power follows from formulas, the rest is asked. */
function planPowerOnly(c: FittingCase): Plan {
  return joinPlans([seenOutside(c.findings, ALL_KINDS), planPower(c, POWER_ALONE)]);
}

const BY_FAMILY: Record<LensFamily, (c: FittingCase) => Plan> = {
  scleral: planScleral,
  gpSphere: planCorneal,
  gpToric: (c) => (c.lens.design === 'bitoric' ? planBitoric(c) : planCorneal(c)),
  gpMultifocal: planCorneal,
  keratoconus: planPowerOnly,
  customSoft: planSoft,
  orthoK: planOrthoK,
  hybrid: planPowerOnly,
};

/**
 * VC-04: from what is seen on the eye, returns the changes to make one at a time, in order, each with its amount on the
 * lens's own range and step, its reason and its source; what cannot be made; where sources disagree; and why to ask a
 * consultant. Pure: the same case has the same result.
 */
export function proposeChanges(c: FittingCase): FittingResult {
  // As the present version of the lens says it.
  const worn = { ...c, prescription: readEarlier(c.lens, c.prescription) };
  return resolvePlan(worn, BY_FAMILY[c.lens.family](worn));
}
