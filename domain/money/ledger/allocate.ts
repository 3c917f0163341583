import { sumCents, type Cents } from '../../basics/money.ts';

/**
 * PY-06: splits an amount by weights, so that the parts add up to it: each gets the whole cents of its share, and the
 * cents that are left go to the largest remainders, the first of equal ones. Weights are whole numbers.
 *
 * @throws RangeError when an amount or weight is no whole number, a weight is negative, or all are 0
 */
export function allocate(cents: Cents, weights: readonly number[]): Cents[] {
  const total = sumCents(weights);
  if (weights.some((weight) => weight < 0)) throw new RangeError('A weight is negative');
  if (total === 0) throw new RangeError('All weights are 0');
  const sign = sumCents([cents]) < 0 ? -1 : 1;
  // The product of an amount and a weight may be larger than a safe integer.
  const exact = weights.map((weight) => BigInt(Math.abs(cents)) * BigInt(weight));
  const parts = exact.map((share) => Number(share / BigInt(total)));
  const remainders = exact.map((share) => Number(share % BigInt(total)));
  const order = remainders
    .map((remainder, index) => ({ remainder, index }))
    .toSorted((one, other) => other.remainder - one.remainder || one.index - other.index);
  const left = Math.abs(cents) - sumCents(parts);
  const raised = new Set(order.slice(0, left).map(({ index }) => index));
  return parts.map((part, index) => (part + (raised.has(index) ? 1 : 0)) * sign || 0);
}
