import { and, eq, ilike, inArray, or, type SQL } from 'drizzle-orm';
import {
  APPLICATION_SORTS,
  applicationFilterSchema,
  type Application,
  type ApplicationFilter,
} from '#domain/customers/application-schema.ts';
import { countUpTo } from '../../platform/database/count-up-to.ts';
import type { Handle } from '../../platform/database/database.ts';
import { inOrder } from '../../platform/database/in-order.ts';
import { containing } from '../../platform/database/search-text.ts';
import type { Page } from '../../platform/http/content-range.ts';
import type { ListQuery, ListRules } from '../../platform/http/list-query.ts';
import { membersOf } from '../members/members.ts';
import { toApplication } from './application-rows.ts';
import { withDeciders } from './deciders.ts';
import { applications } from './table.ts';

type ApplicationSort = (typeof APPLICATION_SORTS)[number];
type Query = ListQuery<ApplicationSort, ApplicationFilter>;

export const applicationList: ListRules<ApplicationSort, ApplicationFilter> = {
  sorts: APPLICATION_SORTS,
  defaultSort: ['submittedAt', 'DESC'],
  filter: applicationFilterSchema,
};

/** Returns one page of all applications, for staff. */
export async function listApplications(db: Handle, query: Query): Promise<Page<Application>> {
  const where = await matching(db, query.filter);
  const rows = await db
    .select()
    .from(applications)
    .where(where)
    .orderBy(...sortBy(query))
    .limit(query.limit)
    .offset(query.offset);
  return {
    rows: await withDeciders(db, rows.map(toApplication)),
    offset: query.offset,
    total: await countUpTo(db, applications, where),
  };
}

async function matching(
  db: Handle,
  { id, status, accountNumber, q }: ApplicationFilter,
): Promise<SQL | undefined> {
  return and(
    accountNumber ? await ofAccount(db, accountNumber) : undefined,
    id && inArray(applications.id, id),
    status && eq(applications.status, status),
    q ? search(containing(q)) : undefined,
  );
}

/** Those that the account was made for, and those that its members have sent. */
async function ofAccount(db: Handle, accountNumber: string): Promise<SQL | undefined> {
  const uids = (await membersOf(db, accountNumber)).map(({ uid }) => uid);
  return or(eq(applications.accountNumber, accountNumber), inArray(applications.uid, uids));
}

function search(pattern: string): SQL | undefined {
  return or(
    ilike(applications.practice, pattern),
    ilike(applications.contactName, pattern),
    ilike(applications.email, pattern),
  );
}

/** Sorts in the order of the indexes, then by id, so that no row is on two pages. */
function sortBy({ sort, order }: Query): SQL[] {
  return inOrder(order, applications[sort], applications.id);
}
