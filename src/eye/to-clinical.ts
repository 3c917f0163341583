import {
  measuredEyeSchema,
  patientClinicalSchema,
  type EyeClinical,
  type PatientClinical,
} from '#domain/clinical/fields/clinical.ts';
import { formatNumber } from '#domain/lens/model/format.ts';
import { parseNumber } from '#domain/lens/typed/parse-number.ts';
import { clinicalFields } from './clinical-fields.ts';
import { kUnitOf } from './k-unit.ts';
import { readClinical, type ClinicalTexts } from './read-clinical.ts';

/** Converts the clinical fields of one eye to the data that is sent, without empty and invalid fields. */
export function toEyeClinical(texts: ClinicalTexts): EyeClinical {
  const read = clinicalFields(kUnitOf(texts)).flatMap((field): [string, number | string][] => {
    const reading = readClinical(field, texts);
    return reading.kind === 'value' ? [[field.name, reading.value]] : [];
  });
  return measuredEyeSchema.parse(Object.fromEntries(read));
}

const TRUTHS: Record<string, boolean> = { true: true, false: false };

/** Converts the fields for both eyes. A checked box is `true`. */
export function toPatientClinical(texts: ClinicalTexts): PatientClinical {
  const read = Object.entries(patientClinicalSchema.shape).flatMap(([name, schema]) => {
    const text = texts[name]?.trim();
    if (!text) return [];
    const parsed = schema.safeParse(TRUTHS[text] ?? text);
    return parsed.success ? [[name, parsed.data]] : [];
  });
  return patientClinicalSchema.parse(Object.fromEntries(read));
}

/** Formats in the trade's notation unless that would lose decimals. */
function textOf(name: string, value: unknown): string {
  const field = clinicalFields().find((candidate) => candidate.name === name);
  if (field?.kind !== 'number' || typeof value !== 'number') return String(value);
  const text = formatNumber(value, field);
  return parseNumber(text) === value ? text : String(value);
}

/** Converts sent data back to the texts of the fields, with K in D. */
export function clinicalTexts(clinical: EyeClinical | PatientClinical): Record<string, string> {
  const given = Object.entries(clinical).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, textOf(name, value)]));
}
