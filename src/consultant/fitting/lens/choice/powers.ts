import { refractionAtCornea } from '#domain/clinical/powers/refraction-of.ts';
import { findParameter } from '#domain/lens/model/find-parameter.ts';
import { formatQuantity } from '#domain/lens/model/format.ts';
import type { NumberParameter } from '#domain/lens/model/lens.ts';
import { assumption } from '#domain/lens/model/source.ts';
import { formatPower } from '#domain/lens/optics/format-optics.ts';
import { reason, type ChoiceReason, type ChoiceRule, type Look } from './reason.ts';

const ADD = assumption('A multifocal corrects an add, and only a measured one');

function numberParameter({ lens }: Look, name: string): NumberParameter | null {
  const parameter = findParameter(lens, name);
  return parameter?.kind === 'number' ? parameter : null;
}

const rangeOf = (parameter: NumberParameter) =>
  [parameter.min, parameter.max].map((end) => formatQuantity(end, parameter)).join(' … ');

/** A power that the lens is not made in rules it out. */
function notMade(
  parameter: NumberParameter,
  value: number,
  en: string,
  es: string,
): ChoiceReason[] {
  const isMade = value >= parameter.min && value <= parameter.max;
  if (isMade || parameter.also.includes(value)) return [];
  const shown = formatPower(value);
  const range = rangeOf(parameter);
  return [
    reason(
      'forbids',
      `${en} ${shown} D is not made: ${range}`,
      `${es} ${shown} D no se fabrica: ${range}`,
      parameter.source,
    ),
  ];
}

/** Without a tear lens the power is that at the cornea. */
const softPower: ChoiceRule = (look) => {
  const power = look.lens.family === 'customSoft' ? refractionAtCornea(look.clinical) : null;
  const sphere = numberParameter(look, 'sphere');
  if (!power || !sphere) return [];
  return notMade(sphere, power.sphere, 'Sphere at the cornea', 'Esfera en la córnea');
};

/** Reshaping has a target, the sphere of the spectacles. */
const orthoKPower: ChoiceRule = (look) => {
  const target = look.lens.family === 'orthoK' ? numberParameter(look, 'targetSphere') : null;
  const { refractionSphere: sphere, refractionCylinder = 0 } = look.clinical;
  if (!target || sphere === undefined) return [];
  const minus = sphere + Math.max(refractionCylinder, 0);
  // The order form's own warning speaks of what is beyond the strongest.
  if (minus < target.min) return [];
  return notMade(target, minus, 'Target correction', 'Corrección objetivo');
};

const add: ChoiceRule = (look) => {
  const parameter = numberParameter(look, 'add');
  const { refractionAdd: measured, refractionSphere } = look.clinical;
  const isMultifocal = look.lens.design.startsWith('multifocal');
  if (measured === undefined) {
    if (!isMultifocal || refractionSphere === undefined) return [];
    return [reason('against', 'The refraction has no add', 'La refracción no tiene adición', ADD)];
  }
  const shown = `${formatPower(measured)} D`;
  if (!parameter) {
    return [
      reason(
        'note',
        `The refraction has an add of ${shown}; this lens has none`,
        `La refracción tiene una adición de ${shown}; este lente no tiene`,
        ADD,
      ),
    ];
  }
  if (measured > parameter.max) return notMade(parameter, measured, 'Add', 'Adición');
  if (!isMultifocal) return [];
  return [reason('for', `Add ${shown}`, `Adición ${shown}`, ADD)];
};

/** What the refraction says of the lens. */
export const powerRule: ChoiceRule = (look) =>
  [softPower, orthoKPower, add].flatMap((rule) => rule(look));
