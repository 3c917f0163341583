import { formatPlain, formatPower } from '../lens/optics/format-optics.ts';
import { toRadius } from '../lens/optics/keratometry.ts';
import { tearLens } from '../lens/optics/tear-lens.ts';
import type { Step } from './calculator.ts';
import type { StepName } from './names.ts';

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
    filled: `${formatPlain(baseCurve)} − ${formatPlain(flatK)} = ${formatPower(tearLens(baseCurve, flatK))} D`,
  };
}
