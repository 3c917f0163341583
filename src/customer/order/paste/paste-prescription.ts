import { findParameter } from '#domain/lens/model/find-parameter.ts';
import { formatNumber } from '#domain/lens/model/format.ts';
import type { LensDefinition, Parameter } from '#domain/lens/model/lens.ts';
import { writePower, type WrittenPower } from '#domain/lens/typed/written-power.ts';
import type { Eye } from '#domain/orders/order.ts';
import { clinicalFields } from '../../../eye/clinical-fields.ts';
import { readPrescription } from '../../../eye/read-prescription.ts';
import { EYES } from '../state/form-values.ts';
import type { EyeValues, OrderFormValues } from '../state/form-values.ts';
import type { Catalogue } from '../state/order-input.ts';
import type { EyeChanges } from '../state/use-filling.ts';

/** The fields of an eye that a prescription fills. */
export type PowerFields = 'lens' | 'refraction' | 'overRefraction';

const PARTS = ['sphere', 'cylinder', 'axis', 'add'] as const;
type PowerPart = (typeof PARTS)[number];
const CLINICAL_FIELD = /^(refraction|overRefraction)(?:Sphere|Cylinder|Axis|Add)$/u;

/** Returns the group of power fields that a field belongs to; null for any other field. */
export function powerFieldsOf(name: string, isClinical: boolean): PowerFields | null {
  if (!isClinical) return PARTS.some((part) => part === name) ? 'lens' : null;
  const group = CLINICAL_FIELD.exec(name)?.[1];
  return group === 'refraction' || group === 'overRefraction' ? group : null;
}

/** The result for one eye: the power filled in, or null when no field accepts it, and the parts without a field. */
export interface Pasted {
  eye: Eye;
  power: string | null;
  leftOut: PowerPart[];
}

const clinicalName = (group: PowerFields, part: PowerPart) =>
  group + part.charAt(0).toUpperCase() + part.slice(1);

function fieldFor(
  part: PowerPart,
  group: PowerFields,
  lens: LensDefinition | undefined,
): Parameter | undefined {
  if (group === 'lens') return lens && findParameter(lens, part);
  const name = clinicalName(group, part);
  return clinicalFields().find(
    (field): field is Parameter => field.kind === 'number' && field.name === name,
  );
}

/** Returns the texts of a power: clears the cylinder when it has none; keeps the add when it has none. */
function textsFor(power: WrittenPower, group: PowerFields, lens: LensDefinition | undefined) {
  const texts: Record<string, string> = {};
  const leftOut: PowerPart[] = [];
  for (const part of PARTS) {
    const field = fieldFor(part, group, lens);
    const value = power[part];
    if (field?.kind !== 'number') {
      if (value !== null) leftOut.push(part);
    } else if (value !== null || part !== 'add') {
      texts[field.name] = value === null ? '' : formatNumber(value, field);
    }
  }
  return { texts, leftOut };
}

function withTexts(eye: EyeValues, texts: Record<string, string>, group: PowerFields): EyeValues {
  if (group !== 'lens') return { ...eye, clinical: { ...eye.clinical, ...texts } };
  const typed = Object.keys(texts).map((name) => [name, 'typed'] as const);
  return {
    ...eye,
    values: { ...eye.values, ...texts },
    origins: { ...eye.origins, ...Object.fromEntries(typed) },
  };
}

/**
 * OR-13: returns the eyes with a pasted prescription filled in, and the result for each eye that it names; without a
 * name it is for the eye of the field. Null for any other text, and when no eye accepts it.
 */
export function pastePrescription(
  typed: string,
  { eye: here, group }: { eye: Eye; group: PowerFields },
  values: OrderFormValues,
  catalogue: Catalogue,
): { changes: EyeChanges; pasted: Pasted[] } | null {
  const read = readPrescription(typed);
  if (!read) return null;
  const changes: EyeChanges = {};
  const pasted: Pasted[] = [];
  for (const eye of EYES) {
    const power = read[eye] ?? (eye === here ? read.unnamed : null);
    if (!power) continue;
    const lens = catalogue.get(values[eye].lensId);
    const takes = values[eye].ordered && fieldFor('sphere', group, lens);
    const { texts, leftOut } = textsFor(power, group, lens);
    if (takes) changes[eye] = withTexts(values[eye], texts, group);
    const kept = Object.fromEntries(leftOut.map((part) => [part, null]));
    const written = takes ? writePower({ ...power, ...kept }) : null;
    pasted.push({ eye, power: written, leftOut: takes ? leftOut : [] });
  }
  return Object.keys(changes).length > 0 ? { changes, pasted } : null;
}
