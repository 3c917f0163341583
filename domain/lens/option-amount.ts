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

/** The options that come to a number, those closest to the amount first, the smaller change of two; none without an amount. */
export function optionsAround(amount: number | null, parameter: Parameter): string[] {
  if (amount === null) return [];
  const byDistance = measuredOptions(parameter).toSorted(
    (a, b) =>
      Math.abs(a.amount - amount) - Math.abs(b.amount - amount) ||
      Math.abs(a.amount) - Math.abs(b.amount),
  );
  return byDistance.map(({ value }) => value);
}
