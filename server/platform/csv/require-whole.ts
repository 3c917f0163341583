import { Problem } from '../errors/problem.ts';

/**
 * SE-08: refuses a file that would lack lines, because it would look whole.
 *
 * @param way What to do instead, such as `Choose a payout`
 * @throws Problem 422 when more lines match than the file may have
 */
export function requireWhole(total: number, { most, way }: { most: number; way: string }): void {
  if (total > most) throw new Problem('invalid', `More than ${most} lines match. ${way}`);
}
