import { isKNote } from '../../../eye/k-unit.ts';
import type { OrderFormValues } from '../state/form-values.ts';

const CLINICAL_PATH = /^patient\.|\.clinical\./;

/** Returns whether a field of the form is in the clinical block. */
export function isClinicalPath(path: string): boolean {
  return CLINICAL_PATH.test(path);
}

/** Returns how many clinical values are given. The unit of K does not count. */
export function countGiven({ right, left, patient }: OrderFormValues): number {
  return [right.clinical, left.clinical, patient]
    .flatMap((texts) => Object.entries(texts))
    .filter(([name, value]) => !isKNote(name) && isGiven(value)).length;
}

/** react-hook-form stores undefined for a registered field without input. */
function isGiven(value: string | undefined): boolean {
  return value !== undefined && value.trim() !== '';
}
