import { findViolations } from '../../lens/engine/find-violations.ts';
import { takesChange } from '../../lens/engine/offer.ts';
import { applicableValues } from '../../lens/model/applies.ts';
import type { LensDefinition, Prescription } from '../../lens/model/lens.ts';
import type { FieldChange } from './proposal.ts';

function without(prescription: Prescription, names: ReadonlySet<string>): Prescription {
  return Object.fromEntries(Object.entries(prescription).filter(([name]) => !names.has(name)));
}

/** Returns the given values of the changes, and the names of those that end. */
function split(changes: readonly FieldChange[]): { given: Prescription; ended: Set<string> } {
  const given: Prescription = {};
  const ended = new Set<string>();
  for (const { parameter, to } of changes) {
    if (to === null) ended.add(parameter);
    else given[parameter] = to;
  }
  return { given, ended };
}

/** Returns the prescription with the changes, without values that no longer apply. */
export function nextPrescription(
  lens: LensDefinition,
  prescription: Prescription,
  changes: readonly FieldChange[],
): Prescription {
  const { given, ended } = split(changes);
  return applicableValues(lens, { ...without(prescription, ended), ...given });
}

/** Whether the lens is made with the changes: they add no violation to those that the worn lens has. */
export function takesChanges(
  lens: LensDefinition,
  prescription: Prescription,
  changes: readonly FieldChange[],
): boolean {
  const { given } = split(changes);
  const next = nextPrescription(lens, prescription, changes);
  const lost = new Set(Object.keys(prescription).filter((name) => !Object.hasOwn(next, name)));
  const kept = without(prescription, lost);
  return takesChange(lens, kept, given, findViolations(lens, prescription));
}
