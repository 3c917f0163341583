import { asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { recordAudits, type Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { customers } from './table.ts';

interface Accounts {
  from: string;
  into: string;
}

/**
 * Locks both accounts and the additional ones of `from` for the rest of the transaction, so that nothing comes to them
 * meanwhile: whoever refers to one of them waits. Always locks by number, like `lockAccounts`.
 */
export async function lockForMerge(tx: Handle, { from, into }: Accounts): Promise<void> {
  await tx
    .select({ accountNumber: customers.accountNumber })
    .from(customers)
    .where(
      or(inArray(customers.accountNumber, [from, into]), eq(customers.parentAccountNumber, from)),
    )
    .orderBy(asc(customers.accountNumber))
    .for('update');
}

/** Moves the additional accounts of `from` to another main account. Returns how many there are. */
export async function moveAdditional(
  tx: Handle,
  { actor, from, main, reason }: { actor: Actor; from: string; main: string; reason: string },
): Promise<number> {
  const moved = await tx
    .update(customers)
    .set({ parentAccountNumber: main, version: next() })
    .where(eq(customers.parentAccountNumber, from))
    .returning({ accountNumber: customers.accountNumber });
  const details = {
    before: { parentAccountNumber: from, mergeReason: null },
    after: { parentAccountNumber: main, mergeReason: reason },
  };
  await recordAudits(
    tx,
    moved.map(({ accountNumber }) => ({
      actor,
      action: 'customers.edit',
      resource: 'customers',
      resourceId: accountNumber,
      accountNumber,
      details,
    })),
  );
  return moved.length;
}

/** Marks `from` as merged, as well as those that were merged into it before, and makes `into` its next version. */
export async function markMerged(tx: Handle, { from, into }: Accounts): Promise<void> {
  const [source] = await tx
    .select({ lastOrderAt: customers.lastOrderAt })
    .from(customers)
    .where(eq(customers.accountNumber, from));
  const at = sql.param(source?.lastOrderAt ?? null, customers.lastOrderAt);
  await tx
    .update(customers)
    .set({ lastOrderAt: sql`greatest(${customers.lastOrderAt}, ${at})`, version: next() })
    .where(eq(customers.accountNumber, into));
  await tx
    .update(customers)
    .set({ mergedInto: into, parentAccountNumber: null, lastOrderAt: null, version: next() })
    .where(eq(customers.accountNumber, from));
  await tx
    .update(customers)
    .set({ mergedInto: into, version: next() })
    .where(eq(customers.mergedInto, from));
}

/** The condition for accounts that were not merged into another one. */
export const isStanding = isNull(customers.mergedInto);

function next() {
  return sql`${customers.version} + 1`;
}
