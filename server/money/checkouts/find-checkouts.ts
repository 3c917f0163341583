import { and, asc, eq, exists, inArray, not, notInArray, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { lookAtOf, UNANSWERED, WAITING_STATES } from '#domain/money/checkouts/checkout-states.ts';
import { type Checkout, type OpenCheckout } from '#domain/money/checkouts/checkout.ts';
import { paymentStateOf } from '#domain/money/payments/payment-states.ts';
import type { AccountScope } from '../../access/caller/caller.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import type { PaymentRow } from '../payments/find-payments.ts';
import { failedRefunds, heldBack } from '../payments/held-back.ts';
import { paymentsOfCheckouts } from '../payments/store-online-payment.ts';
import { checkouts, checkoutShares } from './table.ts';

export type CheckoutRow = typeof checkouts.$inferSelect;
/** Whether the amounts of a checkout are reserved. */
export const IS_WAITING = inArray(checkouts.state, WAITING_STATES);
/** As `isUnanswered`. */
export const IS_UNANSWERED = sql`(${IS_WAITING} AND ${checkouts.failure} = ${UNANSWERED})`;

/** Whoever sees only some of the accounts of a payment sees nothing of it. */
export function within(db: Handle, scope: AccountScope): SQL | undefined {
  if (scope === 'any') return undefined;
  if (scope.length === 0) return sql`false`;
  const { accountNumber } = checkoutShares;
  return and(
    exists(sharesOf(db, inArray(accountNumber, [...scope]))),
    not(exists(sharesOf(db, notInArray(accountNumber, [...scope])))),
  );
}

/** Returns a query of the shares of each online payment of a query around it. */
export function sharesOf(db: Handle, where: SQL) {
  return db
    .select({ one: sql`1` })
    .from(checkoutShares)
    .where(and(eq(checkoutShares.checkoutId, checkouts.id), where));
}

export function isUuid(id: string): boolean {
  return z.guid().safeParse(id).success;
}

/** Returns one online payment. @throws Problem 404, also outside the scope */
export async function getCheckout(db: Handle, scope: AccountScope, id: string): Promise<Checkout> {
  const [row] = isUuid(id)
    ? await db
        .select()
        .from(checkouts)
        .where(and(eq(checkouts.id, id), within(db, scope)))
    : [];
  const [found] = row ? await withParts(db, [row], scope) : [];
  if (!found) throw new Problem('not-found', 'There is no such online payment');
  return found;
}

/** Returns one online payment with the gateway's page, as long as it can be paid there. @throws Problem 404 */
export async function getOpenCheckout(
  db: Handle,
  scope: AccountScope,
  id: string,
): Promise<OpenCheckout> {
  const found = await getCheckout(db, scope, id);
  const row = await requireCheckout(db, id);
  return { ...found, pageUrl: row.state === 'open' ? row.pageUrl : null };
}

/** Returns the row of an online payment. @throws Problem 404 */
export async function requireCheckout(db: Handle, id: string): Promise<CheckoutRow> {
  const [row] = await db.select().from(checkouts).where(eq(checkouts.id, id));
  if (!row) throw new Problem('not-found', 'There is no such online payment');
  return row;
}

/** Returns what of an online payment is for which invoice. */
export async function findShares(db: Handle, checkoutId: string) {
  const { accountNumber, invoiceNumber, cents, creditCents } = checkoutShares;
  return db
    .select({ accountNumber, invoiceNumber, cents, creditCents })
    .from(checkoutShares)
    .where(eq(checkoutShares.checkoutId, checkoutId))
    .orderBy(asc(checkoutShares.id));
}

/** Returns an online payment under way that pays one of the invoices; null when there is none. */
export async function findWaitingFor(
  db: Handle,
  invoiceNumbers: readonly string[],
): Promise<CheckoutRow | null> {
  const pays = inArray(checkoutShares.invoiceNumber, [...invoiceNumbers]);
  const [row] = await db
    .select()
    .from(checkouts)
    .where(and(IS_WAITING, exists(sharesOf(db, pays))))
    .orderBy(asc(checkouts.createdAt))
    .limit(1);
  return row ?? null;
}

/** Returns online payments with their invoices, and what they became. */
export async function withParts(
  db: Handle,
  rows: readonly CheckoutRow[],
  scope: AccountScope,
): Promise<Checkout[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const shares = await db
    .select()
    .from(checkoutShares)
    .where(inArray(checkoutShares.checkoutId, ids))
    .orderBy(asc(checkoutShares.id));
  const paid = await paymentsOfCheckouts(db, ids);
  const numbers = paid.map(({ number }) => number);
  const disputed = await heldBack(db, numbers);
  const failed = await failedRefunds(db, numbers);
  return rows.map((row) => {
    const own = shares.filter(({ checkoutId }) => checkoutId === row.id);
    const became = paid
      .filter(({ checkoutId }) => checkoutId === row.id)
      .map((payment) => becameOf(payment, { disputed, failed }));
    const isLab = scope === 'any';
    return {
      ...factsOf(row),
      name: namesOf(became.length > 0 ? became.map(({ id }) => id) : own.map(invoiceOf)),
      accountNumbers: namesOf([...new Set(own.map(({ accountNumber }) => accountNumber))]),
      attention: isLab ? row.attention : null,
      lookAt: isLab ? lookAtOf(row, became) : null,
      gatewayPaymentId: isLab ? (row.paymentId ?? '') : '',
      shares: own.map(({ id: _id, checkoutId: _checkout, ...share }) => share),
      payments: became,
    };
  });
}

const NAMED = 3;

/** The first of the numbers, and how many more there are. */
function namesOf(numbers: readonly string[]): string {
  const more = numbers.length > NAMED ? ` +${numbers.length - NAMED}` : '';
  return `${numbers.slice(0, NAMED).join(', ')}${more}`;
}

function invoiceOf({ invoiceNumber }: { invoiceNumber: string }): string {
  return invoiceNumber;
}

function becameOf(
  payment: PaymentRow,
  { disputed, failed }: Record<'disputed' | 'failed', ReadonlyMap<string, number>>,
) {
  const { number, accountNumber, amountCents, unappliedCents, refundedCents, reference } = payment;
  return {
    id: number,
    accountNumber,
    amountCents,
    unappliedCents,
    refundedCents,
    disputedCents: disputed.get(number) ?? 0,
    refundFailedCents: failed.get(number) ?? 0,
    state: paymentStateOf(payment),
    reference,
  };
}

function factsOf(row: CheckoutRow) {
  const { id, version, state, method, amountCents, creditCents, currency, memo } = row;
  const { createdBy, isSandbox, source } = row;
  return {
    id,
    version,
    state,
    method,
    source,
    amountCents,
    creditCents,
    currency,
    memo,
    createdAt: row.createdAt.toISOString(),
    createdBy,
    settledAt: row.settledAt?.toISOString() ?? null,
    // Of one that was canceled before, the gateway said that its page had expired.
    failure: state === 'failed' ? row.failure : '',
    isSandbox,
  };
}

/** Returns when the first online payment was asked for at the gateway; null before there is one. */
export async function firstCheckoutAt(db: Handle, gateway: string): Promise<Date | null> {
  const [row] = await db
    .select({ createdAt: checkouts.createdAt })
    .from(checkouts)
    .where(eq(checkouts.gateway, gateway))
    .orderBy(asc(checkouts.createdAt))
    .limit(1);
  return row?.createdAt ?? null;
}
