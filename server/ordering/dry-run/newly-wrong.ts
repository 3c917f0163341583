import { readEarlier } from '#domain/lens/engine/read-earlier.ts';
import {
  applicableValues,
  applies,
  validatePrescription,
  type Violation,
} from '#domain/lens/engine/validate.ts';
import type { LensDefinition, Prescription } from '#domain/lens/model/lens.ts';
import { readTyped } from '#domain/lens/typed/read-typed.ts';

/** A lens before and after the change. */
export interface LensChange {
  current: LensDefinition;
  next: LensDefinition;
}

/**
 * Returns the first reason why an ordered lens can be made before the change but not after it; null when it still can
 * be made, or could not before. A parameter that the change adds has its default.
 */
export function newlyWrong(
  { current, next }: LensChange,
  prescription: Prescription,
): Violation | null {
  if (validatePrescription(current, readEarlier(current, prescription)).length > 0) return null;
  const read = readEarlier(next, prescription);
  const known = new Set(current.parameters.map(({ name }) => name));
  const added = next.parameters.flatMap((parameter) => {
    const { name, default: value } = parameter;
    const isNew = !known.has(name) && value !== null && applies(parameter, read);
    return isNew ? [[name, value] as const] : [];
  });
  const again = { ...Object.fromEntries(added), ...read };
  return validatePrescription(next, again)[0] ?? null;
}

/** Checks a draft in the same way. Missing values do not count, because they may still be entered. */
export function newlyWrongInDraft(
  { current, next }: LensChange,
  values: Record<string, string>,
): Violation | null {
  const wrong = (lens: LensDefinition) =>
    validatePrescription(lens, readEarlier(lens, typedPrescription(current, values))).filter(
      ({ value }) => value !== null,
    );
  return wrong(current).length > 0 ? null : (wrong(next)[0] ?? null);
}

/** Parses the typed values as the form does. */
export function typedPrescription(
  lens: LensDefinition,
  values: Record<string, string>,
): Prescription {
  const given = lens.parameters.flatMap((parameter) => {
    const { name, kind } = parameter;
    const text = values[name]?.trim();
    if (!text) return [];
    return [[name, kind === 'number' ? (readTyped(text, parameter) ?? text) : text] as const];
  });
  return applicableValues(lens, Object.fromEntries(given));
}
