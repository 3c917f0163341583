import type { Prescription } from '../schemas/lens.ts';

/** An empty field is not a value. */
export function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

/** The value of an own key; `constructor` and the like are no parameters. */
export function valueOf(prescription: Prescription, name: string): unknown {
  return Object.hasOwn(prescription, name) ? prescription[name] : undefined;
}

/** Given, and not 0: a cylinder of 0 asks for no cylinder. */
export function isNonZero(value: unknown): boolean {
  return isGiven(value) && value !== 0;
}

/** Whether the option is asked for: given, not 0 and not the choice of none. */
export function isAsked(prescription: Prescription, name: string): boolean {
  const value = valueOf(prescription, name);
  return isNonZero(value) && value !== 'none';
}

/** The value as a violation can carry it through JSON: what is neither text nor a finite number is null, and -0 is 0. */
export function reportable(value: unknown): number | string | null {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  return value === 0 ? 0 : value;
}

/** The prescription without its empty fields: what is worth storing. */
export function givenValues(prescription: Prescription): Prescription {
  return Object.fromEntries(Object.entries(prescription).filter(([, value]) => isGiven(value)));
}
