import { and, ilike, inArray, or, type SQL } from 'drizzle-orm';
import {
  PAYER_SORTS,
  payerFilterSchema,
  type Payer,
  type PayerFilter,
} from '#domain/money/payments/payer.ts';
import { countUpTo } from '../../platform/database/count-up-to.ts';
import type { Handle } from '../../platform/database/database.ts';
import { inOrder } from '../../platform/database/in-order.ts';
import { containing, searchWords } from '../../platform/database/search-text.ts';
import type { Page } from '../../platform/http/content-range.ts';
import type { ListQuery, ListRules } from '../../platform/http/list-query.ts';
import { isStanding } from './merge-accounts.ts';
import { customers } from './table.ts';

type Sort = (typeof PAYER_SORTS)[number];

export const payerList: ListRules<Sort, PayerFilter> = {
  sorts: PAYER_SORTS,
  defaultSort: ['practice', 'ASC'],
  filter: payerFilterSchema,
};

const { accountNumber, practice } = customers;

/**
 * PY-08: returns one page of the accounts that a payment can come from. An account that was merged is found by its
 * number only, for payments from before.
 */
export async function listPayers(
  db: Handle,
  { sort, order, offset, limit, filter }: ListQuery<Sort, PayerFilter>,
): Promise<Page<Payer>> {
  const where = and(
    filter.id ? inArray(accountNumber, filter.id) : isStanding,
    ...searchWords(filter.q ?? '').map(hasWord),
  );
  const rows = await db
    .select({ id: accountNumber, accountNumber, practice })
    .from(customers)
    .where(where)
    .orderBy(...inOrder(order, customers[sort], accountNumber))
    .limit(limit)
    .offset(offset);
  return { rows, offset, total: await countUpTo(db, customers, where) };
}

function hasWord(word: string): SQL | undefined {
  const pattern = containing(word);
  return or(ilike(practice, pattern), ilike(accountNumber, pattern));
}
