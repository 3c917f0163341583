import type { Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { voidReservedCredit } from '../credit-uses/use-credit.ts';
import { findStandings, type Standing } from '../ledger/find-by-key.ts';
import { voidPending } from '../ledger/resolve-pending.ts';
import type { CheckoutRow } from './find-checkouts.ts';
import {
  byAccount,
  creditByAccount,
  creditKey,
  transactionKey,
  type AccountPart,
  type AccountShare,
} from './shares.ts';

interface Reserving {
  row: CheckoutRow;
  shares: readonly AccountShare[];
  actor: Actor;
  now: Date;
}

/** Ends what a checkout reserves: of invoices, and of lens credit. */
export async function voidReserved(
  tx: Handle,
  { row, shares, actor, now }: Reserving,
  reason: string,
): Promise<void> {
  for (const standing of await standingsOf(tx, row.id, byAccount(shares))) {
    if (standing?.stands !== 'pending') continue;
    await voidPending(tx, { id: standing.id, actor, reason, effectiveAt: now, now });
  }
  for (const part of creditByAccount(shares)) {
    await voidReservedCredit(tx, { key: creditKey(row.id, part), actor, reason, now });
  }
}

/** Returns how the reservations of a checkout stand, in the order of its accounts. */
export async function standingsOf(
  tx: Handle,
  id: string,
  parts: readonly AccountPart[],
): Promise<(Standing | undefined)[]> {
  const keys = parts.map(({ accountNumber }) => transactionKey(id, accountNumber));
  const found = await findStandings(tx, keys);
  return keys.map((key) => found.get(key));
}
