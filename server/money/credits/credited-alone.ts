import { and, eq, gt, sum } from 'drizzle-orm';
import type { Cents } from '#domain/basics/money.ts';
import type { Handle } from '../../platform/database/database.ts';
import { aloneSince } from '../alone.ts';
import { lensCredits } from '../table.ts';

interface Asked {
  uid: string;
  accountNumber: string;
  cause: 'grant' | 'deduction';
  now: Date;
}

/** CR-02: returns what a person granted to the account, or took from it, within a day and without a second admin. */
export async function creditedAlone(
  tx: Handle,
  { uid, accountNumber, cause, now }: Asked,
): Promise<Cents> {
  const [row] = await tx
    .select({ cents: sum(lensCredits.amountCents) })
    .from(lensCredits)
    .where(
      and(
        eq(lensCredits.accountNumber, accountNumber),
        gt(lensCredits.requestedAt, aloneSince(now)),
        eq(lensCredits.requestedByUid, uid),
        eq(lensCredits.cause, cause),
        eq(lensCredits.state, 'posted'),
        eq(lensCredits.decidedBy, ''),
      ),
    );
  return Number(row?.cents ?? 0);
}
