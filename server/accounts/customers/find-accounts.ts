import { and, asc, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/database/database.ts';
import { isStanding } from './merge-accounts.ts';
import { buyingGroups, customers } from './table.ts';

/** More accounts than one name has. */
const MAX_OF_NAMES = 5_000;

/** An account as a record, without its proof. */
export type StoredAccount = Omit<
  typeof customers.$inferSelect,
  'lastInvoiceNumber' | 'lastDelivery'
> & { id: string };

/** Returns the accounts with these numbers, by number. `isLocked`: for the rest of the transaction. */
export async function accountsByNumber(
  tx: Handle,
  numbers: readonly string[],
  isLocked: boolean,
): Promise<Map<string, StoredAccount>> {
  if (numbers.length === 0) return new Map();
  const query = tx
    .select()
    .from(customers)
    .where(inArray(customers.accountNumber, [...new Set(numbers)]))
    .orderBy(asc(customers.accountNumber))
    .$dynamic();
  const rows = await (isLocked ? query.for('no key update') : query);
  return new Map(
    rows.map(({ lastInvoiceNumber: _proof, lastDelivery: _choices, ...row }) => [
      row.accountNumber,
      { ...row, id: row.accountNumber },
    ]),
  );
}

/** Returns those of the accounts that were merged into another one, each with the number of that one. */
export async function mergedAccounts(
  tx: Handle,
  numbers: readonly string[],
): Promise<Map<string, string>> {
  if (numbers.length === 0) return new Map();
  const rows = await tx
    .select({ number: customers.accountNumber, into: customers.mergedInto })
    .from(customers)
    .where(and(inArray(customers.accountNumber, [...numbers]), isNotNull(customers.mergedInto)));
  return new Map(rows.map(({ number, into }) => [number, into ?? '']));
}

/** Returns number, name and ZIP code of the accounts with these names. */
export async function accountsByName(
  tx: Handle,
  names: readonly string[],
): Promise<{ accountNumber: string; practice: string; zip: string }[]> {
  if (names.length === 0) return [];
  return tx
    .select({
      accountNumber: customers.accountNumber,
      practice: customers.practice,
      zip: customers.zip,
    })
    .from(customers)
    .where(and(inArray(customers.practice, [...new Set(names)]), isStanding))
    .orderBy(asc(customers.accountNumber))
    .limit(MAX_OF_NAMES);
}

/** AD-18: returns the numbers of the accounts with these numbers of another system, by that number; merged ones, too. */
export async function numbersByOther(
  tx: Handle,
  others: readonly string[],
): Promise<Map<string, string>> {
  if (others.length === 0) return new Map();
  const rows = await tx
    .select({ other: customers.otherNumber, number: customers.accountNumber })
    .from(customers)
    // As the index has it.
    .where(
      and(ne(customers.otherNumber, ''), inArray(customers.otherNumber, [...new Set(others)])),
    );
  return new Map(rows.map(({ other, number }) => [other, number]));
}

/** Returns every buying group, offered or not. There are few. */
export async function allBuyingGroups(db: Handle): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: buyingGroups.id, name: buyingGroups.name })
    .from(buyingGroups)
    .orderBy(asc(buyingGroups.name));
}

/** Returns the next free account numbers. Skips those that were given to an account by hand. */
export async function nextAccountNumbers(tx: Handle, count: number): Promise<string[]> {
  const free: string[] = [];
  while (free.length < count) {
    const { rows } = await tx.execute<{ number: string }>(
      sql`SELECT nextval('account_numbers')::text AS number FROM generate_series(1, ${count - free.length}::int)`,
    );
    const numbers = rows.map(({ number }) => number);
    const taken = await accountsByNumber(tx, numbers, false);
    free.push(...numbers.filter((number) => !taken.has(number)));
  }
  return free;
}
