import { asc, inArray } from 'drizzle-orm';
import {
  accountNumberOf,
  isNeverOverdrawn,
  kindOf,
  type LedgerAccount,
} from '#domain/money/ledger/ledger-accounts.ts';
import type { Handle } from '../../platform/database/database.ts';
import { invoiceBalances, ledgerAccounts } from '../table.ts';

export type AccountRow = typeof ledgerAccounts.$inferSelect;
export type InvoiceBalanceRow = typeof invoiceBalances.$inferSelect;

export interface LockedBalances {
  accounts: Map<string, AccountRow>;
  invoices: Map<string, InvoiceBalanceRow>;
}

/**
 * Locks the running balances until the transaction ends, accounts by id and then invoices by number, so that no two
 * transactions wait for each other. Creates those that do not exist.
 */
export async function lockBalances(
  tx: Handle,
  { accounts, invoices }: { accounts: Iterable<LedgerAccount>; invoices: Iterable<string> },
): Promise<LockedBalances> {
  const locked = await lockAccounts(tx, [...new Set(accounts)].toSorted());
  const numbers = [...new Set(invoices)].toSorted();
  return { accounts: locked, invoices: await lockInvoices(tx, numbers) };
}

async function lockAccounts(
  tx: Handle,
  keys: readonly LedgerAccount[],
): Promise<Map<string, AccountRow>> {
  if (keys.length === 0) return new Map();
  const found = await lockAccountRows(tx, keys);
  const missing = keys.filter((key) => !found.has(key));
  if (missing.length === 0) return found;
  await tx.insert(ledgerAccounts).values(missing.map(newAccount)).onConflictDoNothing();
  return lockAccountRows(tx, keys);
}

function newAccount(key: LedgerAccount): typeof ledgerAccounts.$inferInsert {
  return {
    key,
    kind: kindOf(key),
    accountNumber: accountNumberOf(key),
    currency: 'USD',
    neverOverdrawn: isNeverOverdrawn(key),
  };
}

async function lockAccountRows(
  tx: Handle,
  keys: readonly string[],
): Promise<Map<string, AccountRow>> {
  const rows = await tx
    .select()
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.key, [...keys]))
    .orderBy(asc(ledgerAccounts.id))
    .for('update');
  return new Map(rows.map((row) => [row.key, row]));
}

async function lockInvoices(
  tx: Handle,
  numbers: readonly string[],
): Promise<Map<string, InvoiceBalanceRow>> {
  if (numbers.length === 0) return new Map();
  const found = await lockInvoiceRows(tx, numbers);
  const missing = numbers.filter((number) => !found.has(number));
  if (missing.length === 0) return found;
  const added = missing.map((invoiceNumber) => ({ invoiceNumber }));
  await tx.insert(invoiceBalances).values(added).onConflictDoNothing();
  return lockInvoiceRows(tx, numbers);
}

async function lockInvoiceRows(
  tx: Handle,
  numbers: readonly string[],
): Promise<Map<string, InvoiceBalanceRow>> {
  const rows = await tx
    .select()
    .from(invoiceBalances)
    .where(inArray(invoiceBalances.invoiceNumber, [...numbers]))
    .orderBy(asc(invoiceBalances.invoiceNumber))
    .for('update');
  return new Map(rows.map((row) => [row.invoiceNumber, row]));
}
