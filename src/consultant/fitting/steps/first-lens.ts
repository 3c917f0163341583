import type { EyeClinical } from '#domain/clinical/fields/clinical.ts';
import type { FittingFile, Origin } from '#domain/consultant/fitting-link/fitting-file.ts';
import { defaultPrescription } from '#domain/lens/engine/defaults.ts';
import { applicableValues } from '#domain/lens/model/applies.ts';
import type { LensDefinition, Prescription } from '#domain/lens/model/lens.ts';
import { suggestParameters, type Suggestion } from '#domain/lens/nomogram/suggest-parameters.ts';

export interface FirstLens {
  prescription: Prescription;
  /** Where each value is from, by parameter; a name without a value was taken out by hand. */
  origins: Record<string, Origin>;
  /** What the nomogram says of this eye, also where another value was typed. */
  suggestions: Suggestion[];
}

/** What was typed: values, and null for one that was taken out. */
export type TypedValues = Record<string, number | string | null>;

/** Returns what was typed into the first lens of a file. */
export function typedValuesOf({ origins, steps }: FittingFile): TypedValues {
  const values = steps[0]?.prescription ?? {};
  const names = Object.keys(origins).filter((name) => origins[name] === 'typed');
  return Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
}

/** Returns the first lens for an eye: what was typed, else the suggested value, else the lens's default. */
export function firstLens(
  lens: LensDefinition,
  clinical: EyeClinical,
  typed: TypedValues = {},
): FirstLens {
  const given = Object.fromEntries(
    Object.entries(typed).filter((entry): entry is [string, number | string] => entry[1] !== null),
  );
  const suggestions = suggestParameters(lens, clinical, given);
  const suggested = Object.fromEntries(
    suggestions.map(({ parameter, value }) => [parameter, value]),
  );
  const whole = defaultPrescription(lens, { ...suggested, ...given });
  const kept = Object.entries(whole).filter(([name]) => typed[name] !== null);
  // A typed zone of another kind of landing goes with it.
  const prescription = applicableValues(lens, Object.fromEntries(kept));
  const originOf = (name: string): Origin => {
    if (Object.hasOwn(typed, name)) return 'typed';
    return Object.hasOwn(suggested, name) ? 'suggested' : 'default';
  };
  const out = Object.keys(typed).filter((name) => typed[name] === null);
  const names = new Set([...Object.keys(prescription), ...out]);
  const origins = Object.fromEntries([...names].map((name) => [name, originOf(name)]));
  return { prescription, origins, suggestions };
}
