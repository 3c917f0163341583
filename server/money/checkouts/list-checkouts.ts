import { and, eq, exists, gte, inArray, lt, not, notInArray, or, sql, type SQL } from 'drizzle-orm';
import {
  CHECKOUT_SORTS,
  checkoutFilterSchema,
  type Checkout,
  type CheckoutFilter,
} from '#domain/money/checkouts/checkout.ts';
import type { AccountScope } from '../../access/caller/caller.ts';
import { MAX_COUNTED } from '../../platform/database/count-up-to.ts';
import type { Handle } from '../../platform/database/database.ts';
import { inOrder } from '../../platform/database/in-order.ts';
import type { Page } from '../../platform/http/content-range.ts';
import type { ListQuery, ListRules } from '../../platform/http/list-query.ts';
import { checkoutOfPayment, checkoutsToLookAt } from '../payments/to-look-at.ts';
import {
  IS_UNANSWERED,
  IS_WAITING,
  isUuid,
  sharesOf,
  within,
  withParts,
} from './find-checkouts.ts';
import { checkouts, checkoutShares } from './table.ts';

type Sort = (typeof CHECKOUT_SORTS)[number];

export const checkoutList: ListRules<Sort, CheckoutFilter> = {
  sorts: CHECKOUT_SORTS,
  defaultSort: ['createdAt', 'DESC'],
  filter: checkoutFilterSchema,
};

/** PY-01: returns one page of the online payments whose accounts are all in the scope. */
export async function listCheckouts(
  db: Handle,
  scope: AccountScope,
  { sort, order, offset, limit, filter }: ListQuery<Sort, CheckoutFilter>,
): Promise<Page<Checkout>> {
  const where = and(within(db, scope), conditions(db, filter));
  const rows = await db
    .select()
    .from(checkouts)
    .where(where)
    .orderBy(...inOrder(order, checkouts[sort], checkouts.id))
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

function conditions(db: Handle, filter: CheckoutFilter): SQL | undefined {
  const { id, q, accountNumber, state, method, isWaiting: waits, toLookAt } = filter;
  const { startedFrom, startedTo } = filter;
  return and(
    id && inArray(checkouts.id, id.filter(isUuid)),
    q === undefined || q === '' ? undefined : isNamed(db, q.toUpperCase()),
    accountNumber === undefined
      ? undefined
      : exists(sharesOf(db, eq(checkoutShares.accountNumber, accountNumber))),
    state && eq(checkouts.state, state),
    waits === undefined ? undefined : waits ? IS_WAITING : not(IS_WAITING),
    method && eq(checkouts.method, method),
    startedFrom === undefined ? undefined : gte(checkouts.createdAt, startOf(startedFrom, 0)),
    startedTo === undefined ? undefined : lt(checkouts.createdAt, startOf(startedTo, 1)),
    toLookAt === undefined ? undefined : isToLookAt(db, toLookAt),
  );
}

function isToLookAt(db: Handle, isIt: boolean): SQL | undefined {
  const became = checkoutsToLookAt(db);
  return isIt
    ? or(inArray(checkouts.id, became), IS_UNANSWERED)
    : and(notInArray(checkouts.id, became), not(IS_UNANSWERED));
}

/** Returns the beginning of a day in UTC, or of one after it. */
function startOf(day: string, later: number): Date {
  const start = new Date(`${day}T00:00:00Z`);
  start.setUTCDate(start.getUTCDate() + later);
  return start;
}

/** What is searched for is the number of an account, an invoice or a payment. */
function isNamed(db: Handle, number: string): SQL | undefined {
  const { accountNumber, invoiceNumber } = checkoutShares;
  return or(
    exists(sharesOf(db, sql`(${accountNumber} = ${number} OR ${invoiceNumber} = ${number})`)),
    inArray(checkouts.id, checkoutOfPayment(db, number)),
  );
}
