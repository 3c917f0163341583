import { formatAxis, formatPower } from '#domain/lens/optics/format-optics.ts';
import type { Eye } from '#domain/orders/order.ts';
import type { ClinicalTexts } from '../../../eye/read-clinical.ts';
import { readPrescription } from '../../../eye/read-prescription.ts';
import { readBothK } from './paste-k.ts';

const axisOf = (degrees: number | null): string =>
  degrees === null ? '' : formatAxis(degrees).replace('°', '');

function pastedK(text: string): ClinicalTexts | null {
  const read = readBothK(text);
  if (!read) return null;
  const { flatK, steepK, flatMeridian, unit } = read;
  const both = { kUnit: unit, flatK, steepK };
  return flatMeridian === null ? both : { ...both, flatMeridian: axisOf(flatMeridian) };
}

function pastedRefraction(text: string, eye: Eye): ClinicalTexts | null {
  const read = readPrescription(text);
  const power = read?.[eye] ?? read?.unnamed;
  if (!power) return null;
  const { sphere, cylinder, axis, add } = power;
  return {
    refractionSphere: formatPower(sphere),
    refractionCylinder: cylinder === null ? '' : formatPower(cylinder),
    refractionAxis: axisOf(axis),
    ...(add !== null && { refractionAdd: formatPower(add) }),
  };
}

/** Returns the fields that a text fills which is several values: both K, or a whole power; null for any other. */
export function pastedInto(name: string, text: string, eye: Eye): ClinicalTexts | null {
  if (name === 'flatK' || name === 'steepK') return pastedK(text);
  return name.startsWith('refraction') ? pastedRefraction(text, eye) : null;
}
