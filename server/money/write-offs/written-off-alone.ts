import { and, eq, gt, sum, type SQL } from 'drizzle-orm';
import type { Cents } from '#domain/basics/money.ts';
import type { Handle } from '../../platform/database/database.ts';
import { aloneSince } from '../alone.ts';
import { writeOffs } from './table.ts';

interface Person {
  uid: string;
  accountNumber: string;
  now: Date;
}

/** PY-08: returns what a person wrote off of the account's invoices within a day and without a second admin. */
export function writtenOffAlone(tx: Handle, { uid, accountNumber, now }: Person): Promise<Cents> {
  const { requestedAt, requestedByUid, state, decidedBy } = writeOffs;
  return sumOf(tx, accountNumber, [
    gt(requestedAt, aloneSince(now)),
    eq(requestedByUid, uid),
    eq(state, 'posted'),
    eq(decidedBy, ''),
  ]);
}

/** PY-08: returns what a person took back of write-offs of the account within a day and without a second admin. */
export function reversedAlone(tx: Handle, { uid, accountNumber, now }: Person): Promise<Cents> {
  const { reversalRequestedAt, reversalRequestedByUid, state, reversalDecidedBy } = writeOffs;
  return sumOf(tx, accountNumber, [
    gt(reversalRequestedAt, aloneSince(now)),
    eq(reversalRequestedByUid, uid),
    eq(state, 'reversed'),
    eq(reversalDecidedBy, ''),
  ]);
}

async function sumOf(tx: Handle, accountNumber: string, conditions: SQL[]): Promise<Cents> {
  const [row] = await tx
    .select({ cents: sum(writeOffs.amountCents) })
    .from(writeOffs)
    .where(and(eq(writeOffs.accountNumber, accountNumber), ...conditions));
  return Number(row?.cents ?? 0);
}
