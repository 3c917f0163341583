import { refractionAtCornea } from '../../clinical/powers/refraction-of.ts';
import { findParameter } from '../model/find-parameter.ts';
import { assumption } from '../model/source.ts';
import { formatPlain, formatPower } from '../optics/format-optics.ts';
import { toRadius } from '../optics/keratometry.ts';
import { chosen, suggest, type Start, type Suggestion } from './suggestion.ts';

const TARGET = assumption('The sphere of the refraction at the cornea');
const CURVE = assumption(
  'Flatter than K by target and lens power, as tears then leave plano; the CRT guide goes 0.10 mm for each 0.50 D',
);

/** Returns the power of the lens itself, in D: the ordered one or the default. */
function ownPower(start: Start): number {
  const ordered = chosen(start, 'sphere', []);
  const parameter = findParameter(start.lens, 'sphere');
  return ordered ?? (parameter?.kind === 'number' ? parameter.default : null) ?? 0;
}

function suggestCurve(start: Start, target: number): Suggestion[] {
  const { flatK = 0, steepK = flatK } = start.clinical;
  const k = Math.min(flatK, steepK);
  const power = ownPower(start);
  const curve = k + target - power;
  if (k <= 0 || curve <= 0) return [];
  const shown = `${formatPlain(k)} − ${formatPlain(-target)} − ${formatPlain(power)} = ${formatPlain(curve)} D`;
  const reason = {
    en: `Flat K, target, lens power: ${shown}`,
    es: `K plana, objetivo, poder del lente: ${shown}`,
  };
  return suggest(start, 'baseCurve', toRadius(curve), reason, CURVE);
}

/** Suggests the target from the refraction, and the base curve from the flat K and that target. */
export function suggestOrthoK(start: Start): Suggestion[] {
  const refraction = refractionAtCornea(start.clinical);
  if (!refraction) return [];
  const shown = `${formatPower(refraction.sphere)} D`;
  const reason = {
    en: `Refraction at the cornea ${shown}`,
    es: `Refracción en la córnea ${shown}`,
  };
  const targets = suggest(start, 'targetSphere', refraction.sphere, reason, TARGET);
  const target = chosen(start, 'targetSphere', targets);
  return target === null ? [] : [...suggestCurve(start, target), ...targets];
}
