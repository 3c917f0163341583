import { findParameter } from '../model/find-parameter.ts';
import type { LensDefinition, Parameter, Prescription } from '../model/lens.ts';
import { measuredOptions } from '../model/option-amount.ts';
import { parseNumber } from '../typed/parse-number.ts';

/**
 * Converts a number of an earlier version of the lens to the parameter's present form: +100 of a landing zone becomes
 * the option with the amount +100. Leaves any other value unchanged, for the rules to check.
 */
export function readEarlierValue<V extends string | number>(
  parameter: Parameter | undefined,
  value: V,
): V | string {
  const options = measuredOptions(parameter);
  if (options.length === 0 || options.some((option) => option.value === value)) return value;
  const amount = typeof value === 'number' ? value : parseNumber(value);
  return options.find((option) => option.amount === amount)?.value ?? value;
}

/** Converts a prescription or the texts of a draft from an earlier version of the lens to this one. */
export function readEarlier(lens: LensDefinition, values: Prescription): Prescription;
export function readEarlier(
  lens: LensDefinition,
  values: Record<string, string>,
): Record<string, string>;
export function readEarlier(lens: LensDefinition, values: Prescription): Prescription {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      readEarlierValue(findParameter(lens, name), value),
    ]),
  );
}
