import { refractionAtCornea } from '../../clinical/refraction-of.ts';
import { assumption, sourced } from '../catalogue/source.ts';
import { findParameter } from '../find-parameter.ts';
import { formatPower, formatSpheroCylinder } from '../optics/format-optics.ts';
import { sphericalEquivalent } from '../optics/spherical-equivalent.ts';
import { normalAxis, type SpheroCylinder } from '../optics/sphero-cylinder.ts';
import { suggestSoftShape } from './soft-shape.ts';
import { suggest, type Start, type Suggestion } from './suggestion.ts';

const SOURCE = sourced('Contact lens formulas: each meridian taken to the cornea');
/** In D: up to this cylinder a lens that may do without is made without. */
const NO_TORIC = 0.75;

function reasonFor(power: SpheroCylinder) {
  const shown = formatSpheroCylinder(power);
  return { en: `Refraction at the cornea ${shown}`, es: `Refracción en la córnea ${shown}` };
}

/** Cylinder and axis, or nothing where the lens has or needs none. */
function suggestCylinder(start: Start, power: SpheroCylinder): Suggestion[] {
  const parameter = findParameter(start.lens, 'cylinder');
  const isNeeded = parameter?.requiredWhen === 'always' || Math.abs(power.cylinder) > NO_TORIC;
  if (!parameter || !isNeeded) return [];
  const reason = reasonFor(power);
  const cylinders = suggest(start, 'cylinder', power.cylinder, reason, SOURCE);
  if (cylinders.length === 0 || cylinders[0]?.value === 0) return [];
  const axis = normalAxis(Math.round(power.axis));
  return [...cylinders, ...suggest(start, 'axis', axis, reason, SOURCE)];
}

function suggestPower(start: Start): Suggestion[] {
  const power = refractionAtCornea(start.clinical);
  if (!power) return [];
  const cylinders = suggestCylinder(start, power);
  if (cylinders.length > 0 || power.cylinder === 0) {
    return [...suggest(start, 'sphere', power.sphere, reasonFor(power), SOURCE), ...cylinders];
  }
  const { en, es } = reasonFor(power);
  const reason = { en: `${en}, spherical equivalent`, es: `${es}, equivalente esférico` };
  return suggest(start, 'sphere', sphericalEquivalent(power), reason, SOURCE);
}

function suggestAdd(start: Start): Suggestion[] {
  const { refractionAdd } = start.clinical;
  if (refractionAdd === undefined) return [];
  const shown = `${formatPower(refractionAdd)} D`;
  const reason = { en: `Spectacle add ${shown}`, es: `Adición en gafas ${shown}` };
  return suggest(start, 'add', refractionAdd, reason, assumption('The add as in spectacles'));
}

/** Shape by K and the visible iris; power as the refraction at the cornea, since tears add nothing under a soft lens. */
export function suggestSoft(start: Start): Suggestion[] {
  return [...suggestSoftShape(start), ...suggestPower(start), ...suggestAdd(start)];
}
