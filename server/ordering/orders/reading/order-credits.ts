import { grantOf, isGivenUp } from '#domain/money/credit/lens-credit-rules.ts';
import type { LensCredit, LensCreditState } from '#domain/money/credit/lens-credit.ts';
import { lensCreditStandings } from '../../../money/credits/lens-credits.ts';
import type { Standing } from '../../../money/ledger/find-by-key.ts';
import type { Handle } from '../../../platform/database/database.ts';
import type { ReturnRow } from '../../returns/find-returns.ts';
import type { LensRow, OrderRow } from '../order-rows.ts';

const STATES: Record<Standing['stands'], LensCreditState> = {
  pending: 'waiting',
  posted: 'open',
  void: 'expired',
};

/** CR-04: returns the lens credits that an order opens, as they stand; none of an order that is not made. */
export async function findOrderCredits(
  db: Handle,
  { number, state }: Pick<OrderRow, 'number' | 'state'>,
  { lenses, returns }: { lenses: readonly LensRow[]; returns: readonly ReturnRow[] },
): Promise<LensCredit[]> {
  const granted = lenses.flatMap((lens) => {
    const grant = grantOf(lens);
    return grant ? [{ orderNumber: number, eye: lens.eye, grant }] : [];
  });
  if (granted.length === 0 || isGivenUp(state)) return [];
  const standings = await lensCreditStandings(db, granted);
  return granted.map(({ eye, grant: { cents, mustReturn } }, index) => {
    const standing = standings[index];
    const received = returns.find((row) => row.eye === eye);
    return {
      eye,
      cents,
      mustReturn,
      state: standing ? STATES[standing.stands] : 'coming',
      until: standing?.expiresAt?.toISOString() ?? null,
      received: received ? { at: received.receivedAt.toISOString(), actor: received.actor } : null,
    };
  });
}
