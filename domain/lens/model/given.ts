import type { Prescription } from './lens.ts';

/** Whether there is a value; an empty field has none. */
export function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

/** Returns the value of an own key; `constructor` and the like are no parameters. */
export function valueOf(prescription: Prescription, name: string): unknown {
  return Object.hasOwn(prescription, name) ? prescription[name] : undefined;
}

/** Whether the value is entered and not 0: a cylinder of 0 means no cylinder. */
export function isNonZero(value: unknown): boolean {
  return isGiven(value) && value !== 0;
}

/** Whether the option is requested: entered, not 0 and not the choice "none". */
export function isAsked(prescription: Prescription, name: string): boolean {
  const value = valueOf(prescription, name);
  return isNonZero(value) && value !== 'none';
}

/** Converts the value for JSON in a violation: null unless it is a text or a finite number, and 0 for -0. */
export function reportable(value: unknown): number | string | null {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  return value === 0 ? 0 : value;
}

/** Returns the prescription without empty fields, as it is stored. */
export function givenValues(prescription: Prescription): Prescription {
  return Object.fromEntries(Object.entries(prescription).filter(([, value]) => isGiven(value)));
}
