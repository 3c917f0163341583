import { aloneSince } from '#domain/payments/alone.ts';
import type { Cents } from '#domain/money.ts';
import { and, eq, gt, sum } from 'drizzle-orm';
import type { Handle } from '#server/platform/database/database.ts';
import { writeOffs } from './table.ts';

interface Person {
  uid: string;
  accountNumber: string;
  now: Date;
}

/** PY-08: returns what a person wrote off of the account's invoices within a day and without a second admin. */
export async function writtenOffAlone(
  tx: Handle,
  { uid, accountNumber, now }: Person,
): Promise<Cents> {
  const [row] = await tx
    .select({ cents: sum(writeOffs.amountCents) })
    .from(writeOffs)
    .where(
      and(
        eq(writeOffs.accountNumber, accountNumber),
        gt(writeOffs.requestedAt, aloneSince(now)),
        eq(writeOffs.requestedByUid, uid),
        eq(writeOffs.state, 'posted'),
        eq(writeOffs.decidedBy, ''),
      ),
    );
  return Number(row?.cents ?? 0);
}

/** PY-08: returns what a person took back of write-offs of the account within a day and without a second admin. */
export async function reversedAlone(
  tx: Handle,
  { uid, accountNumber, now }: Person,
): Promise<Cents> {
  const [row] = await tx
    .select({ cents: sum(writeOffs.amountCents) })
    .from(writeOffs)
    .where(
      and(
        eq(writeOffs.accountNumber, accountNumber),
        gt(writeOffs.reversalRequestedAt, aloneSince(now)),
        eq(writeOffs.reversalRequestedByUid, uid),
        eq(writeOffs.state, 'reversed'),
        eq(writeOffs.reversalDecidedBy, ''),
      ),
    );
  return Number(row?.cents ?? 0);
}
