import type { Eye } from '#domain/orders/order.ts';
import { clinicalFields } from '../../../eye/clinical-fields.ts';
import { clinicalTexts } from '../../../eye/to-clinical.ts';
import type { EyeValues, OrderFormValues } from '../state/form-values.ts';
import type { ImportedPrescription, ImportedRefraction } from './reading/imported-prescription.ts';

/** The fields of a refraction. Its vertex distance has no element in FHIR, and stays as typed. */
const FIELDS = [
  'refractionSphere',
  'refractionCylinder',
  'refractionAxis',
  'refractionAdd',
] as const;

/** The refraction of one eye as the form would accept it. */
export interface RefractionImport {
  eye: Eye;
  /** Every field of a refraction; empty where the document has no value. */
  texts: Record<string, string>;
  /** The form has another refraction of this eye. */
  replaces: boolean;
}

/** Returns the refractions of the eyes that the form orders a lens for, and the eyes that it orders none for. */
export function importRefractions(
  { lenses, refractions }: ImportedPrescription,
  form: OrderFormValues,
): { taken: RefractionImport[]; notOrdered: Eye[] } {
  const isOrdered = ({ eye }: ImportedRefraction) =>
    form[eye].ordered || lenses.some((lens) => lens.eye === eye);
  return {
    taken: refractions.filter(isOrdered).map((one) => importRefraction(one, form[one.eye])),
    notOrdered: refractions.filter((one) => !isOrdered(one)).map(({ eye }) => eye),
  };
}

function importRefraction({ eye, refraction }: ImportedRefraction, current: EyeValues) {
  const given = clinicalTexts(refraction);
  const texts = Object.fromEntries(FIELDS.map((name) => [name, given[name] ?? '']));
  const replaces = FIELDS.some((name) => (current.clinical[name] ?? '').trim() !== '');
  return { eye, texts, replaces };
}

/** Returns the fields that have a value, with unit, in the form's order. */
export function givenFields(texts: Record<string, string>) {
  return clinicalFields().flatMap((field) => {
    const value = texts[field.name];
    return value && field.kind === 'number'
      ? [{ label: field.label, value: `${value} ${field.unit}` }]
      : [];
  });
}
