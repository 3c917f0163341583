import { timeZoneOf } from '#domain/address/time-zone.ts';
import { inArray, sql } from 'drizzle-orm';
import type { Handle } from '#server/platform/database/database.ts';
import { customers } from './table.ts';

/** What of an account decides when its invoices are due. */
export interface BillingTerms {
  netDays: number;
  /** IANA: the account's own, else that of its address; UTC where the address does not tell. */
  timeZone: string;
}

/** Returns the terms of the accounts, by account number. */
export async function findBillingTerms(
  db: Handle,
  accountNumbers: string[],
): Promise<Map<string, BillingTerms>> {
  const { accountNumber, netDays, timeZone, country, state, zip } = customers;
  const rows = await db
    .select({ accountNumber, netDays, timeZone, country, state, zip })
    .from(customers)
    .where(inArray(accountNumber, accountNumbers));
  return new Map(
    rows.map((row) => [
      row.accountNumber,
      { netDays: row.netDays, timeZone: row.timeZone ?? timeZoneOf(row) ?? 'UTC' },
    ]),
  );
}

/** RT-04: stores the latest invoice of each account, which proves that a user belongs to it. `latest` has at least one. */
export async function rememberInvoices(
  tx: Handle,
  latest: ReadonlyMap<string, string>,
): Promise<void> {
  const pairs = [...latest].map(([accountNumber, number]) => sql`(${accountNumber}, ${number})`);
  await tx.execute(sql`
    UPDATE ${customers} SET last_invoice_number = latest.number
    FROM (VALUES ${sql.join(pairs, sql`, `)}) AS latest (account_number, number)
    WHERE ${customers.accountNumber} = latest.account_number`);
}
