import { formatNumber } from '#domain/lens/model/format.ts';
import type { NumberParameter } from '#domain/lens/model/lens.ts';
import { readClinical, type ClinicalTexts } from '../../../eye/read-clinical.ts';
import { otherReadings } from '../fields/other-readings.ts';
import type { OtherReading } from '../fields/other-readings.ts';

/** OR-13: returns other meanings of the text in a clinical field that the field accepts. */
export function clinicalReadings(
  text: string,
  field: NumberParameter,
  texts: ClinicalTexts,
): OtherReading[] {
  return otherReadings(text, field).filter(({ value }) => {
    const written = { ...texts, [field.name]: formatNumber(value, field) };
    return readClinical(field, written).kind === 'value';
  });
}
