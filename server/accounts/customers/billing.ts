import { timeZoneOf } from '#domain/address/time-zone.ts';
import { inArray, sql } from 'drizzle-orm';
import type { Handle } from '#server/platform/database/database.ts';
import { customers } from './table.ts';

/** What of an account decides when its invoices are due, and whether it is reminded of them. */
export interface BillingTerms {
  netDays: number;
  /** IANA; UTC where the address does not tell. */
  timeZone: string;
  /** Whether its practice is reminded of unpaid invoices by email. */
  invoiceReminders: boolean;
}

/** Returns the terms of the accounts, by account number. */
export async function findBillingTerms(
  db: Handle,
  accountNumbers: string[],
): Promise<Map<string, BillingTerms>> {
  const { accountNumber, netDays, country, state, zip, invoiceReminders } = customers;
  const rows = await db
    .select({ accountNumber, netDays, country, state, zip, invoiceReminders })
    .from(customers)
    .where(inArray(accountNumber, accountNumbers));
  return new Map(
    rows.map((row) => [
      row.accountNumber,
      {
        netDays: row.netDays,
        timeZone: timeZoneOf(row) ?? 'UTC',
        invoiceReminders: row.invoiceReminders,
      },
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
