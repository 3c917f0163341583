import { and, asc, eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { OrderCharges } from '#domain/delivery/order-charges.ts';
import type { Handle } from '../../platform/database/database.ts';
import { practiceZone } from './practice-zone.ts';
import { buyingGroups, customers } from './table.ts';

/** What of an account decides when its invoices are due, and what its practice is notified of them. */
export interface BillingTerms {
  netDays: number;
  /** IANA: the account's own, else that of its address; UTC where the address does not say. */
  timeZone: string;
  /** Whether its practice is reminded of unpaid invoices by email. */
  invoiceReminders: boolean;
  /** Whether its practice is notified of its statement each month. */
  monthlyStatements: boolean;
  /** The name of the buying group that is billed for the account; null when the practice is billed itself. */
  billedThrough: string | null;
}

const main = alias(customers, 'main');

/** The buying group of an account: its own, else that of its main account. */
function groupOf(): SQL {
  return eq(buyingGroups.id, sql`COALESCE(${customers.buyingGroupId}, ${main.buyingGroupId})`);
}

/** Returns the terms of the accounts, by account number. */
export async function findBillingTerms(
  db: Handle,
  accountNumbers: string[],
): Promise<Map<string, BillingTerms>> {
  const { accountNumber, netDays, timeZone, country, state, zip } = customers;
  const { invoiceReminders, monthlyStatements } = customers;
  const { billsMembers, name } = buyingGroups;
  const rows = await db
    .select({
      accountNumber,
      netDays,
      timeZone,
      country,
      state,
      zip,
      invoiceReminders,
      monthlyStatements,
      billsMembers,
      name,
    })
    .from(customers)
    .leftJoin(main, eq(main.accountNumber, customers.parentAccountNumber))
    .leftJoin(buyingGroups, groupOf())
    .where(inArray(accountNumber, accountNumbers));
  return new Map(
    rows.map((row) => [
      row.accountNumber,
      {
        netDays: row.netDays,
        invoiceReminders: row.invoiceReminders,
        monthlyStatements: row.monthlyStatements,
        timeZone: practiceZone(row),
        billedThrough: row.billsMembers ? row.name : null,
      },
    ]),
  );
}

/** PY-08: returns the next accounts that want statements each month, by number. `after` is blank for the first page. */
export async function accountsWithStatements(
  db: Handle,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const { accountNumber, mergedInto, monthlyStatements } = customers;
  const rows = await db
    .select({ accountNumber })
    .from(customers)
    .where(and(isNull(mergedInto), monthlyStatements, gt(accountNumber, after)))
    .orderBy(asc(accountNumber))
    .limit(limit);
  return rows.map((row) => row.accountNumber);
}

/**
 * PY-07: returns what the prices of an account's next order depend on, apart from its lenses. The limit for free shipping
 * is the account's, else its main account's, else its buying group's, in the order of agreed prices (decision 36).
 */
export async function findOrderTerms(
  db: Handle,
  accountNumber: string,
): Promise<Pick<OrderCharges, 'tax' | 'freeFromCents'>> {
  const [row] = await db
    .select({
      rate: customers.taxRate,
      certificate: customers.taxCertificate,
      own: customers.freeShippingFromCents,
      ofMain: main.freeShippingFromCents,
      ofGroup: buyingGroups.freeShippingFromCents,
    })
    .from(customers)
    .leftJoin(main, eq(main.accountNumber, customers.parentAccountNumber))
    .leftJoin(buyingGroups, groupOf())
    .where(eq(customers.accountNumber, accountNumber));
  if (!row) throw new Error(`Account ${accountNumber} is missing`);
  const { rate, certificate, own, ofMain, ofGroup } = row;
  return { tax: { rate, certificate }, freeFromCents: own ?? ofMain ?? ofGroup };
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
