import type { LensDefinition, Parameter, Prescription } from '../schemas/lens.ts';
import { findParameter } from './find-parameter.ts';
import { parseNumber } from './format.ts';
import { measuredOptions } from './option-amount.ts';

/**
 * A value that an earlier version of the lens may have held as a number, as the parameter takes it now: +100 of a landing
 * zone is the option that comes to +100. Anything else stays as it is, for the rules to check.
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

/** A prescription, or the texts of a draft, that may belong to an earlier version of the lens, as this one takes it. */
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
