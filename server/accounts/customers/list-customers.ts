import {
  CUSTOMER_SORTS,
  customerFilterSchema,
  type CustomerFilter,
  type CustomerSummary,
} from '#domain/schemas/customer.ts';
import { and, asc, desc, ilike, inArray, or, type SQL } from 'drizzle-orm';
import type { Handle } from '#server/platform/database/database.ts';
import { containing } from '#server/platform/database/search-text.ts';
import { countUpTo } from '#server/platform/database/count-up-to.ts';
import type { Page } from '#server/platform/http/content-range.ts';
import type { ListQuery, ListRules } from '#server/platform/http/list-query.ts';
import { customers } from './table.ts';

type CustomerSort = (typeof CUSTOMER_SORTS)[number];
type Query = ListQuery<CustomerSort, CustomerFilter>;

export const customerList: ListRules<CustomerSort, CustomerFilter> = {
  sorts: CUSTOMER_SORTS,
  defaultSort: ['accountNumber', 'ASC'],
  filter: customerFilterSchema,
};

/** What the members feature tells about accounts. */
export interface Members {
  /** Returns the number of members by account, without accounts that have none. */
  countMembers: (db: Handle, accountNumbers: string[]) => Promise<Map<string, number>>;
}

/** Returns one page of all accounts, for staff. */
export async function listCustomers(
  db: Handle,
  query: Query,
  { countMembers }: Members,
): Promise<Page<CustomerSummary>> {
  const where = matches(query.filter);
  const rows = await db
    .select({
      id: customers.accountNumber,
      accountNumber: customers.accountNumber,
      practice: customers.practice,
      parentAccountNumber: customers.parentAccountNumber,
      city: customers.city,
      state: customers.state,
      country: customers.country,
      phone: customers.phone,
    })
    .from(customers)
    .where(where)
    .orderBy(...sortBy(query))
    .limit(query.limit)
    .offset(query.offset);
  const members = await countMembers(
    db,
    rows.map(({ id }) => id),
  );
  return {
    rows: rows.map((row) => Object.assign(row, { members: members.get(row.id) ?? 0 })),
    offset: query.offset,
    total: await countUpTo(db, customers, where),
  };
}

function matches({ id, q }: CustomerFilter): SQL | undefined {
  return and(
    id && inArray(customers.accountNumber, id),
    q
      ? or(ilike(customers.practice, containing(q)), ilike(customers.accountNumber, containing(q)))
      : undefined,
  );
}

/** Sorts in the order of the indexes, then by number for practices of one name. */
function sortBy({ sort, order }: Query): SQL[] {
  const columns =
    sort === 'practice' ? [customers.practice, customers.accountNumber] : [customers.accountNumber];
  return columns.map((column) => (order === 'ASC' ? asc(column) : desc(column)));
}
