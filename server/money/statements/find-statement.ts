import {
  boundsOf,
  dayIn,
  periodOf,
  periodProblem,
  type Period,
} from '#domain/money/statements/periods.ts';
import type { Statement } from '#domain/money/statements/statement.ts';
import type { AccountScope } from '../../access/caller/caller.ts';
import { findBillingTerms } from '../../accounts/customers/billing.ts';
import { practiceNames, requireAccount } from '../../accounts/customers/require-account.ts';
import type { Database, Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { findOverdueTimes } from '../invoices/find-overdue-times.ts';
import { invoiceFacts } from '../invoices/invoice-facts.ts';
import { withPaymentKeys } from '../payments/with-payment-keys.ts';
import { buildStatement, type Movement } from './build-statement.ts';
import { findBalances, findMovements, findOpenInvoices } from './find-movements.ts';

export interface StatementRequest {
  scope: AccountScope;
  accountNumber: string;
  /** Days of the practice; by default the month. */
  period: Partial<Period>;
  now: Date;
}

/**
 * PY-08: returns the statement of an account of the scope.
 *
 * @throws Problem 403 outside the scope, 404 for an unknown account, 400 for days that are no period
 */
export async function findStatement(
  database: Pick<Database, 'db'>,
  { scope, ...request }: StatementRequest,
): Promise<Statement> {
  await requireAccount(database.db, scope, request.accountNumber);
  return readStatement(database, request);
}

/**
 * PY-08: returns the statement of an account, read from one state of the database: what is posted meanwhile is in all of
 * its sums or in none.
 *
 * @throws Problem 400 for days that are no period
 */
export function readStatement(
  { db }: Pick<Database, 'db'>,
  request: Omit<StatementRequest, 'scope'>,
): Promise<Statement> {
  return db.transaction((tx) => read(tx, request), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

async function read(
  tx: Handle,
  { accountNumber, period: asked, now }: Omit<StatementRequest, 'scope'>,
): Promise<Statement> {
  const terms = await findBillingTerms(tx, [accountNumber]);
  const practices = await practiceNames(tx, [accountNumber]);
  const timeZone = terms.get(accountNumber)?.timeZone ?? 'UTC';
  const period = periodOf(asked, dayIn(timeZone, now));
  requirePeriod(period);
  const bounds = boundsOf(period, timeZone);
  const left = await findOpenInvoices(tx, accountNumber, bounds.end);
  const overdue = await findOverdueTimes(
    tx,
    left.map(({ number }) => number),
  );
  const movements = await withPaymentKeys(tx, await findMovements(tx, accountNumber, bounds));
  return buildStatement({
    accountNumber,
    practice: practices.get(accountNumber) ?? '',
    currency: 'USD',
    timeZone,
    period,
    now,
    opening: await findBalances(tx, accountNumber, bounds.start),
    movements,
    poNumbers: await findPoNumbers(tx, movements),
    open: left.map(({ number, cents }) => ({ cents, overdueFrom: overdueFrom(overdue, number) })),
  });
}

/** Returns the purchase orders of the invoices that the movements change, by the invoice's number. */
async function findPoNumbers(
  tx: Handle,
  movements: readonly Movement[],
): Promise<Map<string, string>> {
  const numbers = new Set(movements.flatMap(({ invoices }) => invoices));
  const facts = await invoiceFacts(tx, [...numbers]);
  return new Map([...facts].map(([number, { poNumber }]) => [number, poNumber]));
}

function overdueFrom(overdue: ReadonlyMap<string, Date>, number: string): Date {
  const time = overdue.get(number);
  if (!time) throw new Error(`The ledger has entries of ${number}, which is no invoice`);
  return time;
}

/** @throws Problem 400 naming the day that is wrong, with the nearest right one */
function requirePeriod(period: Period): void {
  const problem = periodProblem(period);
  if (!problem) return;
  const { field, ...error } = problem;
  throw new Problem('bad-request', `${field}: ${error.message}`, {
    errors: { [field]: { ...error, value: period[field] } },
  });
}
