import { defaultPrescription } from '#domain/lens/engine/defaults.ts';
import { applicableValues } from '#domain/lens/engine/validate.ts';
import { formatNumber } from '#domain/lens/model/format.ts';
import type { LensDefinition, Prescription } from '#domain/lens/model/lens.ts';
import { parseNumber } from '#domain/lens/typed/parse-number.ts';

/** The typed text by parameter name. */
export type Typed = Readonly<Record<string, string>>;

/** Returns the default values as text, as in the fields of a new order. */
export function defaultTexts(lens: LensDefinition): Typed {
  const defaults = defaultPrescription(lens);
  return Object.fromEntries(
    lens.parameters.flatMap((parameter) => {
      const value = defaults[parameter.name];
      if (value === undefined) return [];
      const text =
        parameter.kind === 'number' && typeof value === 'number'
          ? formatNumber(value, parameter)
          : String(value);
      return [[parameter.name, text]];
    }),
  );
}

/** Converts the typed text to a prescription, without blank and inapplicable values. */
export function typedPrescription(lens: LensDefinition, typed: Typed): Prescription {
  const given = lens.parameters.flatMap(({ name, kind }) => {
    const text = typed[name]?.trim();
    if (!text) return [];
    return [[name, kind === 'number' ? (parseNumber(text) ?? text) : text] as const];
  });
  return applicableValues(lens, Object.fromEntries(given));
}
