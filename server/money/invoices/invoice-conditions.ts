import { and, eq, gt, ilike, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import {
  AGE_LIMITS,
  type InvoiceAge,
  type InvoiceState,
} from '#domain/money/invoices/invoice-states.ts';
import type { InvoiceFilter } from '#domain/money/invoices/invoice.ts';
import { containing, searchWords } from '../../platform/database/search-text.ts';
import { startedCents } from '../started.ts';
import { invoiceBalances } from '../table.ts';
import { withinInvoiceScope, type InvoiceReader } from './find-invoices.ts';
import { invoices } from './table.ts';

const { chargedCents, paidCents, creditedCents, writtenOffCents, pendingCents } = invoiceBalances;

/** What is left to pay. Written as in the index of the open invoices, so that it is used. */
export const LEFT = sql`(${chargedCents} - ${paidCents} - ${creditedCents} - ${writtenOffCents})`;
export const IS_OPEN = sql`${LEFT} > 0`;
/** As `isInFlight`. What was only started is looked up for the few invoices that something reserves. */
const IS_IN_FLIGHT = sql`(${pendingCents} = ${LEFT} AND ${startedCents(sql`${invoices.number}`)} = 0)`;
/** Something is left that no bank transfers. */
export const NEEDS_PAYMENT = and(IS_OPEN, sql`NOT ${IS_IN_FLIGHT}`);
const NEEDS_NONE = sql`(${NEEDS_PAYMENT}) IS NOT TRUE`;
/** Also true of an invoice of 0 cents, which has no balance. */
const IS_SETTLED = or(sql`${LEFT} = 0`, isNull(invoiceBalances.invoiceNumber));

const CAN_BE_PAID = {
  yes: and(IS_OPEN, sql`${LEFT} > ${pendingCents}`),
  no: or(sql`${LEFT} <= ${pendingCents}`, isNull(invoiceBalances.invoiceNumber)),
};

/** Returns the conditions of a list of invoices left joined with their balances. */
export function invoiceConditions(reader: InvoiceReader, filter: InvoiceFilter): SQL | undefined {
  const { id, q, accountNumber, state, age, isPayable, needsPayment } = filter;
  return and(
    withinInvoiceScope(reader.scope),
    id && inArray(invoices.number, id),
    accountNumber === undefined ? undefined : eq(invoices.accountNumber, accountNumber),
    state && isInState(state, reader.now),
    age && isOfAge(age, reader.now),
    isPayable === undefined ? undefined : CAN_BE_PAID[isPayable ? 'yes' : 'no'],
    needsPayment === undefined ? undefined : needsPayment ? NEEDS_PAYMENT : NEEDS_NONE,
    ...searchWords(q ?? '').map(hasWord),
  );
}

/** The conditions of the states, in the order of `invoiceStateOf`. */
function isInState(state: InvoiceState, now: Date): SQL | undefined {
  const inTime = and(NEEDS_PAYMENT, gt(invoices.overdueFrom, now));
  const conditions: Record<InvoiceState, () => SQL | undefined> = {
    inFlight: () => and(IS_OPEN, IS_IN_FLIGHT),
    overdue: () => and(NEEDS_PAYMENT, lte(invoices.overdueFrom, now)),
    partlyPaid: () => and(inTime, sql`${LEFT} < ${chargedCents}`),
    open: () => and(inTime, sql`${LEFT} = ${chargedCents}`),
    writtenOff: () => and(IS_SETTLED, sql`${writtenOffCents} > 0`),
    credited: () =>
      and(IS_SETTLED, sql`${writtenOffCents} = 0 AND ${creditedCents} > 0 AND ${paidCents} = 0`),
    paid: () =>
      and(
        IS_SETTLED,
        sql`COALESCE(${writtenOffCents}, 0) = 0 AND NOT (COALESCE(${creditedCents}, 0) > 0 AND ${paidCents} = 0)`,
      ),
  };
  return conditions[state]();
}

const DAY = 24 * 60 * 60_000;

/** Something is left to pay, and so many days, begun ones counted as whole, have passed since the due day. */
export function isOfAge(age: InvoiceAge, now: Date): SQL | undefined {
  const { from, to } = AGE_LIMITS[age];
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);
  return and(
    IS_OPEN,
    from === null ? undefined : lte(invoices.overdueFrom, daysAgo(from - 1)),
    to === null ? undefined : gt(invoices.overdueFrom, daysAgo(to)),
  );
}

/** A word is in what people read out on the telephone. */
function hasWord(word: string): SQL | undefined {
  const pattern = containing(word);
  const { number, orderNumber, poNumber, practice, accountNumber } = invoices;
  return or(
    ...[number, orderNumber, poNumber, practice, accountNumber].map((column) =>
      ilike(column, pattern),
    ),
  );
}
