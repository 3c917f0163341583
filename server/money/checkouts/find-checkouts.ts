import { isWaiting, WAITING_STATES } from '#domain/checkouts/checkout-states.ts';
import { paymentStateOf } from '#domain/payments/payment-states.ts';
import {
  CHECKOUT_SORTS,
  checkoutFilterSchema,
  type Checkout,
  type CheckoutFilter,
  type OpenCheckout,
} from '#domain/schemas/checkout.ts';
import {
  and,
  asc,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  not,
  notInArray,
  sql,
  type SQL,
} from 'drizzle-orm';
import { z } from 'zod';
import type { AccountScope } from '#server/access/caller/caller.ts';
import { MAX_COUNTED } from '#server/platform/database/count-up-to.ts';
import type { Handle } from '#server/platform/database/database.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import type { Page } from '#server/platform/http/content-range.ts';
import type { ListQuery, ListRules } from '#server/platform/http/list-query.ts';
import { failedRefunds, heldBack } from '../payments/held-back.ts';
import { paymentsOfCheckouts } from '../payments/store-online-payment.ts';
import { checkouts, checkoutShares } from './table.ts';

export type CheckoutRow = typeof checkouts.$inferSelect;
type Sort = (typeof CHECKOUT_SORTS)[number];

export const checkoutList: ListRules<Sort, CheckoutFilter> = {
  sorts: CHECKOUT_SORTS,
  defaultSort: ['createdAt', 'DESC'],
  filter: checkoutFilterSchema,
};

const IS_WAITING = inArray(checkouts.state, WAITING_STATES);

/** PY-01: returns one page of the online payments whose accounts are all in the scope. */
export async function listCheckouts(
  db: Handle,
  scope: AccountScope,
  { sort, order, offset, limit, filter }: ListQuery<Sort, CheckoutFilter>,
): Promise<Page<Checkout>> {
  const where = and(within(db, scope), conditions(db, filter));
  const direction = order === 'ASC' ? asc : desc;
  const rows = await db
    .select()
    .from(checkouts)
    .where(where)
    .orderBy(direction(checkouts[sort]), direction(checkouts.id))
    .limit(limit)
    .offset(offset);
  const counted = db
    .select({ one: sql`1`.as('one') })
    .from(checkouts)
    .where(where)
    .limit(MAX_COUNTED)
    .as('counted');
  const total = await db.$count(counted);
  return { rows: await withParts(db, rows, scope), offset, total };
}

/** Whoever sees only some of the accounts of a payment sees nothing of it. */
function within(db: Handle, scope: AccountScope): SQL | undefined {
  if (scope === 'any') return undefined;
  if (scope.length === 0) return sql`false`;
  const { accountNumber } = checkoutShares;
  return and(
    exists(sharesOf(db, inArray(accountNumber, [...scope]))),
    not(exists(sharesOf(db, notInArray(accountNumber, [...scope])))),
  );
}

function sharesOf(db: Handle, where: SQL) {
  return db
    .select({ one: sql`1` })
    .from(checkoutShares)
    .where(and(eq(checkoutShares.checkoutId, checkouts.id), where));
}

function conditions(db: Handle, filter: CheckoutFilter): SQL | undefined {
  const { id, q, accountNumber, state, isWaiting: waits, needsAttention } = filter;
  return and(
    id && inArray(checkouts.id, id.filter(isUuid)),
    q === undefined || q === '' ? undefined : exists(sharesOf(db, isOf(q.toUpperCase()))),
    accountNumber === undefined
      ? undefined
      : exists(sharesOf(db, eq(checkoutShares.accountNumber, accountNumber))),
    state && eq(checkouts.state, state),
    waits === undefined ? undefined : waits ? IS_WAITING : not(IS_WAITING),
    needsAttention === undefined
      ? undefined
      : (needsAttention ? isNotNull : isNull)(checkouts.attention),
  );
}

/** What is searched for is the number of an account or an invoice. */
function isOf(number: string): SQL {
  return sql`(${checkoutShares.accountNumber} = ${number} OR ${checkoutShares.invoiceNumber} = ${number})`;
}

function isUuid(id: string): boolean {
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

async function withParts(
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
  return rows.map((row) => ({
    ...factsOf(row),
    attention: scope === 'any' ? row.attention : null,
    shares: shares
      .filter(({ checkoutId }) => checkoutId === row.id)
      .map(({ id: _id, checkoutId: _checkout, ...share }) => share),
    payments: paid
      .filter(({ checkoutId }) => checkoutId === row.id)
      .map((payment) => ({
        id: payment.number,
        accountNumber: payment.accountNumber,
        amountCents: payment.amountCents,
        refundedCents: payment.refundedCents,
        disputedCents: disputed.get(payment.number) ?? 0,
        refundFailedCents: failed.get(payment.number) ?? 0,
        state: paymentStateOf(payment),
        reference: payment.reference,
      })),
  }));
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
    failure: isWaiting(state) || state === 'paid' ? '' : row.failure,
    isSandbox,
  };
}
