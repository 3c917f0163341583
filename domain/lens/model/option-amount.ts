import type { ChoiceParameter, Parameter } from './lens.ts';

type Option = ChoiceParameter['options'][number];
type Measured = Option & { amount: number };

/** Returns the options with an amount, in the order of the lens; none for a number parameter. */
export function measuredOptions(parameter: Parameter | undefined): Measured[] {
  if (parameter?.kind !== 'choice') return [];
  return parameter.options.filter((option): option is Measured => option.amount !== undefined);
}

/** Returns the value's amount, such as micrometers of lift; null unless it is an option with an amount. */
export function amountOf(parameter: Parameter | undefined, value: unknown): number | null {
  return measuredOptions(parameter).find((option) => option.value === value)?.amount ?? null;
}

/** Returns the smallest step between two options; 0 with fewer than two. */
export function optionStep(options: readonly Measured[]): number {
  const amounts = options.map(({ amount }) => amount).toSorted((a, b) => a - b);
  const gaps = amounts.slice(1).map((amount, index) => amount - (amounts[index] ?? amount));
  return gaps.length > 0 ? Math.min(...gaps) : 0;
}

/**
 * Returns the options at most `reach` steps from the amount, the closest first, of two equally close ones the smaller
 * change first; none without an amount.
 */
export function optionsAround(
  amount: number | null,
  reach: number,
  parameter: Parameter,
): string[] {
  if (amount === null) return [];
  const options = measuredOptions(parameter);
  const far = (option: Measured) => Math.abs(option.amount - amount);
  return options
    .filter((option) => far(option) <= reach * optionStep(options))
    .toSorted((a, b) => far(a) - far(b) || Math.abs(a.amount) - Math.abs(b.amount))
    .map(({ value }) => value);
}
