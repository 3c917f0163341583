import type { Cents } from '#domain/basics/money.ts';

/** What is left of one lens credit. */
export interface CreditLot {
  number: string;
  remainingCents: Cents;
  expiresAt: Date;
}

/** What is taken of a lens credit. */
export interface LotTake {
  number: string;
  cents: Cents;
}

/**
 * CR-01: returns from which lots an amount is taken: the first to expire first, of equal ones the lower number. Lots in
 * `preferred` come before the others, in their order there. Never takes more of a lot than is left of it.
 *
 * @throws RangeError when the lots have less than the amount, or it is no positive whole number
 */
export function takeFromLots(
  lots: readonly CreditLot[],
  cents: Cents,
  preferred: readonly string[] = [],
): LotTake[] {
  if (!Number.isSafeInteger(cents) || cents <= 0) throw new RangeError(`${cents} cannot be taken`);
  const rank = ({ number }: CreditLot) => {
    const index = preferred.indexOf(number);
    return index === -1 ? preferred.length : index;
  };
  const inOrder = lots
    .filter(({ remainingCents }) => remainingCents > 0)
    .toSorted((one, other) => rank(one) - rank(other) || byExpiry(one, other));
  const takes: LotTake[] = [];
  let left = cents;
  for (const { number, remainingCents } of inOrder) {
    if (left === 0) break;
    const taken = Math.min(left, remainingCents);
    takes.push({ number, cents: taken });
    left -= taken;
  }
  if (left > 0) throw new RangeError(`The lens credits lack ${left} cents`);
  return takes;
}

function byExpiry(one: CreditLot, other: CreditLot): number {
  const difference = one.expiresAt.getTime() - other.expiresAt.getTime();
  return difference || (one.number < other.number ? -1 : 1);
}
