import { and, eq, ilike, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import {
  RETURN_REQUEST_SORTS,
  returnRequestFilterSchema,
  type ReturnRequest,
  type ReturnRequestFilter,
} from '#domain/money/returns/return-request.ts';
import { STATES_OF_TURN } from '#domain/money/returns/return-states.ts';
import { isWithin, type AccountScope } from '../../access/caller/caller.ts';
import { practiceNames } from '../../accounts/customers/require-account.ts';
import { MAX_COUNTED } from '../../platform/database/count-up-to.ts';
import type { Handle } from '../../platform/database/database.ts';
import { inOrder } from '../../platform/database/in-order.ts';
import { containing, searchWords } from '../../platform/database/search-text.ts';
import { Problem } from '../../platform/errors/problem.ts';
import type { Page } from '../../platform/http/content-range.ts';
import type { ListQuery, ListRules } from '../../platform/http/list-query.ts';
import { orderNames } from '../orders/order-names.ts';
import type { Reader } from '../orders/reading/reader.ts';
import { returnRequests } from './table.ts';

export type ReturnRequestRow = typeof returnRequests.$inferSelect;
type Sort = (typeof RETURN_REQUEST_SORTS)[number];
type RequestQuery = ListQuery<Sort, ReturnRequestFilter>;
/** Who reads: notes are withheld from those who may not read clinical data. */
export type RequestReader = Pick<Reader, 'scope' | 'clinical'>;

/** The lab itself, which reads everything. */
export const LAB: RequestReader = { scope: 'any', clinical: 'any' };

export const returnRequestList: ListRules<Sort, ReturnRequestFilter> = {
  sorts: RETURN_REQUEST_SORTS,
  defaultSort: ['requestedAt', 'DESC'],
  filter: returnRequestFilterSchema,
};

const COLUMNS = { requestedAt: returnRequests.requestedAt, returnBy: returnRequests.returnBy };

/** The requests with the names of their orders. */
function joined(db: Handle) {
  const order = orderNames(db, 'of_order');
  const replacement = orderNames(db, 'by_order');
  return {
    order,
    replacement,
    select: () =>
      db
        .select({
          row: returnRequests,
          orderNumber: order.number,
          invoiceNumber: order.invoiceNumber,
          replacementNumber: replacement.number,
        })
        .from(returnRequests)
        .innerJoin(order, eq(order.id, returnRequests.orderId))
        .leftJoin(replacement, eq(replacement.id, returnRequests.replacementOrderId)),
    count: (where: SQL | undefined) =>
      db.$count(
        db
          .select({ one: sql`1`.as('one') })
          .from(returnRequests)
          .innerJoin(order, eq(order.id, returnRequests.orderId))
          .leftJoin(replacement, eq(replacement.id, returnRequests.replacementOrderId))
          .where(where)
          .limit(MAX_COUNTED)
          .as('counted'),
      ),
  };
}
type Joined = ReturnType<typeof joined>;
type Found = Awaited<ReturnType<Joined['select']>>[number];

/** CR-03: returns one page of the requests of the accounts in the scope. */
export async function listReturnRequests(
  db: Handle,
  reader: RequestReader,
  { sort, order, limit, offset, filter }: RequestQuery,
): Promise<Page<ReturnRequest>> {
  const { order: ofOrder, replacement, select, count } = joined(db);
  const where = conditions(reader.scope, filter, { order: ofOrder, replacement });
  const rows = await select()
    .where(where)
    .orderBy(...inOrder(order, COLUMNS[sort], returnRequests.number))
    .limit(limit)
    .offset(offset);
  return { rows: await toRequests(db, reader, rows), offset, total: await count(where) };
}

function conditions(
  scope: AccountScope,
  filter: ReturnRequestFilter,
  { order, replacement }: Pick<Joined, 'order' | 'replacement'>,
): SQL | undefined {
  const { id, q, accountNumber, kind, state, reason, turn, orderId, olderThanDays } = filter;
  const { number, lens, creditNumber } = returnRequests;
  const searched = [
    number,
    lens,
    creditNumber,
    returnRequests.accountNumber,
    order.number,
    order.practice,
    order.invoiceNumber,
    replacement.number,
  ];
  return and(
    scope === 'any' ? undefined : inArray(returnRequests.accountNumber, [...scope]),
    id && inArray(number, id),
    accountNumber === undefined ? undefined : eq(returnRequests.accountNumber, accountNumber),
    kind && eq(returnRequests.kind, kind),
    state && eq(returnRequests.state, state),
    reason && eq(returnRequests.reason, reason),
    turn && inArray(returnRequests.state, STATES_OF_TURN[turn]),
    olderThanDays === undefined
      ? undefined
      : lte(returnRequests.requestedAt, sql`now() - make_interval(days => ${olderThanDays}::int)`),
    orderId === undefined
      ? undefined
      : or(eq(returnRequests.orderId, orderId), eq(returnRequests.replacementOrderId, orderId)),
    ...searchWords(q ?? '').map((word) =>
      or(...searched.map((column) => ilike(column, containing(word)))),
    ),
  );
}

/** Returns a request. @throws Problem 404, also for one of an account outside the scope */
export async function getReturnRequest(
  db: Handle,
  reader: RequestReader,
  number: string,
): Promise<ReturnRequest> {
  const rows = await joined(db).select().where(eq(returnRequests.number, number));
  const [request] = await toRequests(
    db,
    reader,
    rows.filter(({ row }) => isWithin(reader.scope, row.accountNumber)),
  );
  if (!request) throw noSuchRequest();
  return request;
}

/** Returns the row, without a lock. @throws Problem 404, also for one of an account outside the scope */
export async function findRequestRow(
  db: Handle,
  scope: AccountScope,
  number: string,
): Promise<ReturnRequestRow> {
  const [row] = await db.select().from(returnRequests).where(eq(returnRequests.number, number));
  if (!row || !isWithin(scope, row.accountNumber)) throw noSuchRequest();
  return row;
}

function noSuchRequest(): Problem {
  return new Problem('not-found', 'There is no such return request');
}

async function toRequests(
  db: Handle,
  { clinical }: RequestReader,
  found: readonly Found[],
): Promise<ReturnRequest[]> {
  const accounts = [...new Set(found.map(({ row }) => row.accountNumber))];
  const names = await practiceNames(db, accounts);
  return found.map((one) =>
    toRequest(one, {
      practice: names.get(one.row.accountNumber) ?? '',
      seesNote: isWithin(clinical, one.row.accountNumber),
    }),
  );
}

function toRequest(
  { row, orderNumber, invoiceNumber, replacementNumber }: Found,
  { practice, seesNote }: { practice: string; seesNote: boolean },
): ReturnRequest {
  const {
    number: id,
    receivedAt,
    receivedBy,
    creditNumber,
    note,
    requestedByUid: _,
    ...rest
  } = row;
  return {
    ...rest,
    id,
    practice,
    orderNumber,
    invoiceNumber: invoiceNumber ?? '',
    // A note may name a patient (AD-08).
    note: seesNote ? note : '',
    decidedAt: row.decidedAt?.toISOString() ?? null,
    returnBy: row.returnBy?.toISOString() ?? null,
    received: receivedAt ? { at: receivedAt.toISOString(), actor: receivedBy } : null,
    creditId: creditNumber ?? '',
    replacementOrderNumber: replacementNumber ?? '',
    requestedAt: row.requestedAt.toISOString(),
  };
}
