import { and, asc, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import type { CustomerInformation } from '#domain/customers/customer.ts';
import { isWithin, scopeFor, type AccountScope, type Caller } from '../../access/caller/caller.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { customers } from './table.ts';

/**
 * RS-02: returns the requested account, or the caller's main one, with one page of its additional accounts (PM-03: only
 * those that the caller may switch to).
 *
 * @throws Problem 403 for another customer's account, 404 for an unknown one, 400 for a caller without an account
 */
export async function getCustomerInformation(
  db: Handle,
  request: { caller: Caller; account: string | undefined; page: number; records: number },
): Promise<CustomerInformation> {
  const { caller, page, records } = request;
  const scope = scopeFor(caller, 'customers:show');
  const accountNumber = request.account ?? caller.memberships[0]?.accountNumber;
  if (!accountNumber) throw new Problem('bad-request', 'account: name the account');
  if (!isWithin(scope, accountNumber)) throw new Problem('forbidden', 'This is not your account');
  const customer = await findCustomer(db, accountNumber);
  if (!customer) throw new Problem('not-found', 'There is no such account');
  const of = additionalOf(caller, customer, scope);
  const additional = await additionalAccounts(db, { of, page, records });
  return {
    accountNumber: customer.accountNumber,
    practice: customer.practice,
    practiceRole: practiceRoleIn(caller, accountNumber),
    additionalAccounts: additional.rows.map((account) => ({
      ...account,
      practiceRole: practiceRoleIn(caller, account.accountNumber),
    })),
    total: additional.total,
    page,
    records,
  };
}

export async function findCustomer(db: Handle, accountNumber: string) {
  const [customer] = await db
    .select()
    .from(customers)
    .where(eq(customers.accountNumber, accountNumber));
  return customer;
}

/**
 * Returns an account that may get something, and keeps it from being merged for the rest of the transaction;
 * undefined for none, and for one that was merged. Call it before the first write: a merge locks the account first, too.
 */
export async function lockCustomer(tx: Handle, accountNumber: string) {
  const [customer] = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.accountNumber, accountNumber), isNull(customers.mergedInto)))
    .for('key share');
  return customer;
}

/** Returns the numbers of the account's additional accounts. */
export async function additionalAccountNumbers(
  db: Handle,
  accountNumber: string,
): Promise<string[]> {
  const rows = await db
    .select({ accountNumber: customers.accountNumber })
    .from(customers)
    .where(eq(customers.parentAccountNumber, accountNumber))
    .orderBy(asc(customers.accountNumber));
  return rows.map((row) => row.accountNumber);
}

/** Staff see an account as its owner does. */
function practiceRoleIn(caller: Caller, accountNumber: string) {
  const own = caller.memberships.find((membership) => membership.accountNumber === accountNumber);
  return own?.practiceRole ?? 'owner';
}

/**
 * Which accounts are additional ones: of a customer all but their main one, also those of other practices that invited
 * them; for staff those of the practice.
 */
function additionalOf(
  caller: Caller,
  customer: typeof customers.$inferSelect,
  scope: AccountScope,
): SQL | undefined {
  if (scope === 'any') {
    const main = customer.parentAccountNumber ?? customer.accountNumber;
    return eq(customers.parentAccountNumber, main);
  }
  const main = caller.memberships[0]?.accountNumber ?? '';
  return and(inArray(customers.accountNumber, [...scope]), ne(customers.accountNumber, main));
}

async function additionalAccounts(
  db: Handle,
  { of: where, page, records }: { of: SQL | undefined; page: number; records: number },
) {
  const rows = await db
    .select({ accountNumber: customers.accountNumber, practice: customers.practice })
    .from(customers)
    .where(where)
    .orderBy(asc(customers.accountNumber))
    .limit(records)
    .offset((page - 1) * records);
  return { rows, total: await db.$count(customers, where) };
}
