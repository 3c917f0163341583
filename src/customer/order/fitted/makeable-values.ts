import { validatePrescription } from '#domain/lens/engine/validate.ts';
import { applicableValues } from '#domain/lens/model/applies.ts';
import type { LensDefinition, Prescription } from '#domain/lens/model/lens.ts';

type Value = number | string;

/** A value that the lens is not made with, and the nearest one that it is; null without one. */
export interface Refused {
  parameter: string;
  value: Value;
  nearest: Value | null;
}

export interface Makeable {
  taken: Prescription;
  refused: Refused[];
}

function without(prescription: Prescription, names: ReadonlySet<string>): Prescription {
  return Object.fromEntries(Object.entries(prescription).filter(([name]) => !names.has(name)));
}

/** Returns the given values that the lens refuses, by parameter; what is only missing is no value. */
function refusedIn(lens: LensDefinition, prescription: Prescription): Map<string, Value | null> {
  const refused = new Map<string, Value | null>();
  const applicable = applicableValues(lens, prescription);
  for (const name of Object.keys(prescription)) {
    if (!Object.hasOwn(applicable, name)) refused.set(name, null);
  }
  for (const { field, nearest } of validatePrescription(lens, applicable)) {
    const isGiven = Object.hasOwn(applicable, field);
    if (isGiven && !refused.has(field)) refused.set(field, nearest);
  }
  return refused;
}

/**
 * Returns the values that the present version of the lens is made with, and the others. A value that another one forbids
 * is left out with it, until the rest has no objection.
 */
export function makeableValues(lens: LensDefinition, prescription: Prescription): Makeable {
  let taken = prescription;
  const refused: Refused[] = [];
  for (;;) {
    const bad = refusedIn(lens, taken);
    if (bad.size === 0) return { taken, refused };
    for (const [parameter, nearest] of bad) {
      refused.push({ parameter, value: taken[parameter] as Value, nearest });
    }
    taken = without(taken, new Set(bad.keys()));
  }
}
