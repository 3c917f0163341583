import type { ChoiceParameter, Parameter } from '../schemas/lens.ts';

export type Option = ChoiceParameter['options'][number];
export type Measured = Option & { amount: number };

/** The options that come to a number, in the order of the lens; none for a parameter that is a number itself. */
export function measuredOptions(parameter: Parameter | undefined): Measured[] {
  if (parameter?.kind !== 'choice') return [];
  return parameter.options.filter((option): option is Measured => option.amount !== undefined);
}

/** What the value comes to, such as micrometers of lift; null when it is no option that comes to a number. */
export function amountOf(parameter: Parameter | undefined, value: unknown): number | null {
  return measuredOptions(parameter).find((option) => option.value === value)?.amount ?? null;
}

/** From one option to the next, where that is least; 0 where there is no next. */
function stepOf(options: readonly Measured[]): number {
  const amounts = options.map(({ amount }) => amount).toSorted((a, b) => a - b);
  const gaps = amounts.slice(1).map((amount, index) => amount - (amounts[index] ?? amount));
  return gaps.length > 0 ? Math.min(...gaps) : 0;
}

/**
 * The options that come to a number at most `reach` steps from the amount, the closest first, the smaller change of two;
 * none without an amount.
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
    .filter((option) => far(option) <= reach * stepOf(options))
    .toSorted((a, b) => far(a) - far(b) || Math.abs(a.amount) - Math.abs(b.amount))
    .map(({ value }) => value);
}
