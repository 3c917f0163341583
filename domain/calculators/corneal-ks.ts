import { cornealCylinder } from '../lens/optics/corneal-cylinder.ts';
import { formatAxis, formatPlain, formatPower } from '../lens/optics/format-optics.ts';
import type { Outcome, Step } from './calculator.ts';
import { flatK, flatMeridian, steepK } from './fields.ts';

/** The fields of a cornea with two meridians. */
export const KS = { flatK, steepK, flatMeridian } as const;

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
    formula: 'C = −(K₂ − K₁), axis = flat meridian',
    filled: `−(${formatPlain(steep)} − ${formatPlain(flat)}) = ${formatPower(cylinder)} D × ${formatAxis(axis)}`,
  };
}
