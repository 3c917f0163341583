import { refractionAtCornea } from '../../clinical/powers/refraction-of.ts';
import { findParameter } from '../model/find-parameter.ts';
import { SOFT_TORIC } from '../model/soft-toric.ts';
import { assumption, sourced } from '../model/source.ts';
import { formatPower, formatSpheroCylinder } from '../optics/format-optics.ts';
import { sphericalEquivalent, normalAxis, type SpheroCylinder } from '../optics/sphero-cylinder.ts';
import { suggestSoftShape } from './soft-shape.ts';
import { allOrNone, suggest, type Start, type Suggestion } from './suggestion.ts';

const SOURCE = sourced('Contact lens formulas: each meridian taken to the cornea');

function reasonFor(power: SpheroCylinder) {
  const shown = formatSpheroCylinder(power);
  return { en: `Refraction at the cornea ${shown}`, es: `Refracción en la córnea ${shown}` };
}

/** Suggests sphere, cylinder and axis together or not at all; nothing for a cylinder too weak to be made. */
function suggestWhole(start: Start, power: SpheroCylinder): Suggestion[] {
  const reason = reasonFor(power);
  const axis = normalAxis(Math.round(power.axis));
  const cylinders = suggest(start, 'cylinder', power.cylinder, reason, SOURCE);
  if (cylinders[0]?.value === 0) return [];
  return allOrNone([
    suggest(start, 'sphere', power.sphere, reason, SOURCE),
    cylinders,
    suggest(start, 'axis', axis, reason, SOURCE),
  ]);
}

/** Suggests only a sphere, unless the cylinder is strong enough for a toric lens. */
function suggestPower(start: Start): Suggestion[] {
  const power = refractionAtCornea(start.clinical);
  if (!power) return [];
  const parameter = findParameter(start.lens, 'cylinder');
  const isStrong = Math.abs(start.clinical.refractionCylinder ?? 0) >= SOFT_TORIC;
  if (parameter && (isStrong || (parameter.requiredWhen === 'always' && power.cylinder !== 0))) {
    return suggestWhole(start, power);
  }
  if (isStrong) return [];
  const { en, es } = reasonFor(power);
  const reason =
    power.cylinder === 0
      ? { en, es }
      : { en: `${en}, spherical equivalent`, es: `${es}, equivalente esférico` };
  return suggest(start, 'sphere', sphericalEquivalent(power), reason, SOURCE);
}

function suggestAdd(start: Start): Suggestion[] {
  const { refractionAdd } = start.clinical;
  if (refractionAdd === undefined) return [];
  const shown = `${formatPower(refractionAdd)} D`;
  const reason = { en: `Spectacle add ${shown}`, es: `Adición en anteojos ${shown}` };
  return suggest(start, 'add', refractionAdd, reason, assumption('The add as in spectacles'));
}

/** Suggests the shape by K and HVID, and the refraction at the cornea: tears add no power under a soft lens. */
export function suggestSoft(start: Start): Suggestion[] {
  return [...suggestSoftShape(start), ...suggestPower(start), ...suggestAdd(start)];
}
