import { lensPower } from '../../lens/optics/tear-lens.ts';
import { amountsOf, curveChange } from './amounts.ts';
import { wornNumber, type FittingCase } from './planning/fitting-case.ts';
import { pick } from './planning/pick.ts';
import type { FieldChange } from './proposal.ts';

/** The power that each base curve goes with. */
const POWER_OF: Record<string, string> = {
  baseCurve: 'sphere',
  baseCurveFlat: 'sphereFlat',
  baseCurveSteep: 'sphereSteep',
};

/** Returns one power that follows its curve; nothing when it stays, null when the lens is not made with it. */
function follow(c: FittingCase, { parameter, from, to }: FieldChange): FieldChange[] | null {
  const name = POWER_OF[parameter];
  const power = name === undefined ? null : wornNumber(c, name);
  if (name === undefined || power === null) return [];
  const wanted = lensPower(power, curveChange(Number(from), Number(to)));
  const picked = pick(c, { parameter: name, to: wanted });
  if ('because' in picked) return null;
  const [{ value }] = picked.rungs;
  if (Math.abs(Number(value) - wanted) > picked.step) return null;
  if (value === power) return [];
  const amounts = amountsOf(picked.parameter, power, value);
  return [{ parameter: name, from: power, to: value, amounts }];
}

/**
 * Returns the powers that follow changed base curves, so that the eye sees the same (steeper adds minus, flatter adds
 * plus); null when the lens is not made with one of them.
 */
export function keepPower(c: FittingCase, set: readonly FieldChange[]): FieldChange[] | null {
  const keeps: FieldChange[] = [];
  for (const change of set) {
    const followed = follow(c, change);
    if (!followed) return null;
    keeps.push(...followed);
  }
  return keeps;
}
