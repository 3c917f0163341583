import { isKNote } from '#domain/clinical/k-unit.ts';
import type { OrderFormValues } from '../state/form-values.ts';

const CLINICAL_PATH = /^patient\.|\.clinical\./;

/** Whether a field of the form stands in the clinical block. */
export function isClinicalPath(path: string): boolean {
  return CLINICAL_PATH.test(path);
}

/** How many clinical values are given. How K is written says nothing of the patient. */
export function countGiven({ right, left, patient }: OrderFormValues): number {
  return [right.clinical, left.clinical, patient]
    .flatMap((texts) => Object.entries(texts))
    .filter(([name, value]) => !isKNote(name) && isGiven(value)).length;
}

/** react-hook-form puts undefined where a field was registered and nothing typed. */
function isGiven(value: string | undefined): boolean {
  return value !== undefined && value.trim() !== '';
}
