import { and, eq, exists, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { PaymentState } from '#domain/money/payments/payment-states.ts';
import {
  PAYMENT_SORTS,
  paymentFilterSchema,
  type Payment,
  type PaymentFilter,
} from '#domain/money/payments/payment.ts';
import type { AccountScope } from '../../access/caller/caller.ts';
import { MAX_COUNTED } from '../../platform/database/count-up-to.ts';
import type { Handle } from '../../platform/database/database.ts';
import { inOrder } from '../../platform/database/in-order.ts';
import { containing, searchWords } from '../../platform/database/search-text.ts';
import type { Page } from '../../platform/http/content-range.ts';
import type { ListQuery, ListRules } from '../../platform/http/list-query.ts';
import { toPayment, withinPaymentScope } from './find-payments.ts';
import { payments, paymentShares } from './table.ts';

type Sort = (typeof PAYMENT_SORTS)[number];
type PaymentQuery = ListQuery<Sort, PaymentFilter>;

export const paymentList: ListRules<Sort, PaymentFilter> = {
  sorts: PAYMENT_SORTS,
  defaultSort: ['receivedOn', 'DESC'],
  filter: paymentFilterSchema,
};

/** PY-08: returns one page of the payments of the accounts in the scope. */
export async function listPayments(
  db: Handle,
  scope: AccountScope,
  query: PaymentQuery,
): Promise<Page<Payment>> {
  const where = conditions(db, scope, query.filter);
  const rows = await db
    .select()
    .from(payments)
    .where(where)
    .orderBy(...sorted(query))
    .limit(query.limit)
    .offset(query.offset);
  const counted = db
    .select({ one: sql`1`.as('one') })
    .from(payments)
    .where(where)
    .limit(MAX_COUNTED)
    .as('counted');
  return { rows: rows.map(toPayment), offset: query.offset, total: await db.$count(counted) };
}

function conditions(db: Handle, scope: AccountScope, filter: PaymentFilter): SQL | undefined {
  const { id, q, accountNumber, invoiceNumber, method, state } = filter;
  return and(
    withinPaymentScope(scope),
    id && inArray(payments.number, id),
    accountNumber === undefined ? undefined : eq(payments.accountNumber, accountNumber),
    method && eq(payments.method, method),
    state && IN_STATE[state],
    invoiceNumber === undefined
      ? undefined
      : exists(
          db
            .select({ one: sql`1` })
            .from(paymentShares)
            .where(
              and(
                eq(paymentShares.paymentNumber, payments.number),
                eq(paymentShares.invoiceNumber, invoiceNumber),
              ),
            ),
        ),
    ...searchWords(q ?? '').map(hasWord),
  );
}

const { voidedAt, returnedAt, unappliedCents, refundedCents, amountCents } = payments;
const IS_KEPT = sql`${voidedAt} IS NULL AND ${returnedAt} IS NULL`;

/** The conditions of the states, as `paymentStateOf` derives them. */
const IN_STATE: Record<PaymentState, SQL> = {
  returned: sql`${voidedAt} IS NULL AND ${returnedAt} IS NOT NULL`,
  void: sql`${voidedAt} IS NOT NULL`,
  unapplied: sql`${IS_KEPT} AND ${unappliedCents} > 0`,
  refunded: sql`${IS_KEPT} AND ${unappliedCents} = 0 AND ${refundedCents} = ${amountCents}`,
  applied: sql`${IS_KEPT} AND ${unappliedCents} = 0 AND ${refundedCents} < ${amountCents}`,
};

/** A word is in what people read out on the telephone. */
function hasWord(word: string): SQL | undefined {
  const pattern = containing(word);
  const { number, reference, practice, accountNumber } = payments;
  return or(...[number, reference, practice, accountNumber].map((one) => ilike(one, pattern)));
}

/** Sorts in the order of the indexes, then by number, so that no row is on two pages. */
function sorted({ sort, order }: Pick<PaymentQuery, 'sort' | 'order'>): SQL[] {
  const columns = sort === 'id' ? [] : [payments[sort]];
  return inOrder(order, ...columns, payments.number);
}
