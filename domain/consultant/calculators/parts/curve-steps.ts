import { cornealCylinder } from '../../../lens/optics/corneal-cylinder.ts';
import {
  formatAxis,
  formatPlain,
  formatPower,
  sumSign,
} from '../../../lens/optics/format-optics.ts';
import { toRadius } from '../../../lens/optics/keratometry.ts';
import { tearLens } from '../../../lens/optics/tear-lens.ts';
import type { Outcome, Step } from './calculator.ts';
import type { StepName } from './names.ts';

/** The problem of a steep K that is flatter than the flat K; null for none. */
export function swappedKs({
  flatK: flat,
  steepK: steep,
}: {
  flatK: number;
  steepK: number;
}): Outcome | null {
  if (steep >= flat) return null;
  const problem = {
    field: 'steepK',
    kind: 'flatter',
    nearest: formatPlain(flat),
    unit: 'D',
  } as const;
  return { kind: 'problems', problems: [problem] };
}

/** The working of the corneal cylinder, which lies along the flat meridian. */
export function cornealStep(flat: number, steep: number, meridian: number): Step {
  const { cylinder, axis } = cornealCylinder(flat, steep, meridian);
  return {
    name: 'kDifference',
    formula: 'C = −(K₂ − K₁); A = A₁',
    filled: `−(${formatPlain(steep)} − ${formatPlain(flat)}) ${sumSign([flat, -steep], cylinder)} ${formatPower(cylinder)} D × ${formatAxis(axis)}`,
  };
}

/** A base curve in both units. */
export function baseStep(name: StepName, dioptres: number): Step {
  return {
    name,
    formula: 'K = 337.5 ÷ r',
    filled: `337.5 ÷ ${formatPlain(toRadius(dioptres))} mm = ${formatPlain(dioptres)} D`,
  };
}

/** The tears between a base curve and the flat K, both in D. */
export function tearStep(baseCurve: number, flatK: number): Step {
  return {
    name: 'tears',
    formula: 'LL = BC − K',
    filled: `${formatPlain(baseCurve)} − ${formatPlain(flatK)} ${sumSign([baseCurve, -flatK], tearLens(baseCurve, flatK))} ${formatPower(tearLens(baseCurve, flatK))} D`,
  };
}
