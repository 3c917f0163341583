import { parseNumber } from '#domain/lens/typed/parse-number.ts';
import type { FittingMark } from '#domain/orders/fitting-marks.ts';
import { clinicalFields } from '../../../eye/clinical-fields.ts';
import { kUnitOf } from '../../../eye/k-unit.ts';
import { readClinical } from '../../../eye/read-clinical.ts';
import type { EyeValues } from '../state/form-values.ts';

/** The mark of a field that a fitting filled, and whether the field has another text by now. */
export interface ShownMark {
  mark: FittingMark;
  isEdited: boolean;
}

/** Two texts of one value, such as a number with either minus sign. */
function isSameValue(a: string, b: string): boolean {
  if (a === b) return true;
  const [one, other] = [parseNumber(a), parseNumber(b)];
  return one !== null && one === other;
}

/** Returns the mark of the eye's lens; undefined when no fitting chose one. */
export function lensMarkOf({ lensId, fitting }: EyeValues): ShownMark | undefined {
  if (!fitting?.lensId) return undefined;
  return { mark: { from: 'typed', text: fitting.lensId }, isEdited: lensId !== fitting.lensId };
}

/** Returns the mark of a parameter; undefined for none, and with another lens than the fitting's. */
export function valueMarkOf(
  { lensId, values, fitting }: EyeValues,
  name: string,
): ShownMark | undefined {
  const mark = fitting?.values[name];
  if (!mark || fitting.lensId !== lensId) return undefined;
  return { mark, isEdited: !isSameValue(values[name]?.trim() ?? '', mark.text) };
}

/** K counts as the same in either unit while it was not typed anew. */
function isSameMeasured(clinical: EyeValues['clinical'], name: string, text: string): boolean {
  const now = clinical[name]?.trim() ?? '';
  if (isSameValue(now, text)) return true;
  const field = clinicalFields(kUnitOf(clinical)).find((one) => one.name === name);
  const reading = field && readClinical(field, clinical);
  return reading?.kind === 'value' && isSameValue(String(reading.value), text);
}

/** Returns the mark of a clinical field; undefined for none. */
export function clinicalMarkOf(
  { clinical, fitting }: EyeValues,
  name: string,
): ShownMark | undefined {
  const mark = fitting?.clinical[name];
  return mark && { mark, isEdited: !isSameMeasured(clinical, name, mark.text) };
}
