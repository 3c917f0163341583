import { hasFrontCylinder, isOnTears } from '#domain/clinical/powers/expected-power.ts';
import { toricTears } from '#domain/clinical/powers/power-sums.ts';
import { cornealPower } from '#domain/lens/optics/corneal-cylinder.ts';
import {
  formatPlain,
  formatPower,
  formatSpheroCylinder,
  sumSign,
} from '#domain/lens/optics/format-optics.ts';
import { toDioptres } from '#domain/lens/optics/keratometry.ts';
import { tearLens } from '#domain/lens/optics/tear-lens.ts';
import { sameInBoth, type DerivedValue, type Known } from './derived-value.ts';
import { numberAt } from './lens-power.ts';

const LABEL = { en: 'Tear lens', es: 'Lente lagrimal' };
const BOTH_LABEL = { en: 'Tear lens, flat · steep', es: 'Lente lagrimal, plano · curvo' };

/** Returns the tears along one meridian, from radius and K, with the working. */
function alongMeridian(radius: number | null, k: number | undefined) {
  if (radius === null || k === undefined || k <= 0) return [];
  const curve = toDioptres(radius);
  const shown = `${formatPower(tearLens(curve, k))} D`;
  const [mm, d] = [formatPlain(radius), formatPlain(curve)];
  return [
    {
      value: shown,
      working: `337.5 / ${mm} mm = ${d} D; ${d} − ${formatPlain(k)} ${sumSign([curve, -k], tearLens(curve, k))} ${shown}`,
    },
  ];
}

/** Under a lens that corrects a cylinder the tears have a cylinder, too. */
function inAllMeridians({ lens, clinical, prescription }: Known, radius: number | null) {
  if (!lens || radius === null || !hasFrontCylinder(lens, prescription)) return null;
  const tears = toricTears(clinical, radius);
  const { flatK = 0, steepK = 0, flatMeridian = 180 } = clinical;
  if (!tears) return null;
  const [shown, cornea] = [tears, cornealPower(flatK, steepK, flatMeridian)].map(
    formatSpheroCylinder,
  );
  const [mm, d] = [formatPlain(radius), formatPlain(toDioptres(radius))];
  const working = `337.5 / ${mm} mm = ${d} D; ${d} − (${cornea}) = ${shown}`;
  return { value: `${shown}`, working };
}

/** Derives the tears under a rigid lens: between its base curve and the flat K, or each of two curves and its own K. */
export function deriveTears(known: Known): DerivedValue[] {
  const { lens, clinical } = known;
  if (!lens || !isOnTears(lens)) return [];
  const flatCurve = numberAt(known, 'baseCurve', 'baseCurveFlat');
  const steepCurve = numberAt(known, 'baseCurveSteep');
  const whole = inAllMeridians(known, flatCurve);
  const sums = whole
    ? [whole]
    : [...alongMeridian(flatCurve, clinical.flatK), ...alongMeridian(steepCurve, clinical.steepK)];
  if (sums.length === 0) return [];
  return [
    {
      code: 'tearLens',
      label: sums.length > 1 ? BOTH_LABEL : LABEL,
      value: sums.map(({ value }) => value),
      working: sameInBoth(sums.map(({ working }) => working).join('; ')),
    },
  ];
}
