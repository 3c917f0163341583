import {
  APPLICATION_SORTS,
  applicationFilterSchema,
  type Application,
  type ApplicationFilter,
} from '#domain/schemas/application.ts';
import { and, asc, desc, eq, ilike, inArray, or, type SQL } from 'drizzle-orm';
import type { Handle } from '#server/platform/database/database.ts';
import { containing } from '#server/platform/database/search-text.ts';
import { countUpTo } from '#server/platform/database/count-up-to.ts';
import type { Page } from '#server/platform/http/content-range.ts';
import type { ListQuery, ListRules } from '#server/platform/http/list-query.ts';
import { toApplication } from './application-rows.ts';
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
  const where = matches(query.filter);
  const rows = await db
    .select()
    .from(applications)
    .where(where)
    .orderBy(...sortBy(query))
    .limit(query.limit)
    .offset(query.offset);
  return {
    rows: rows.map(toApplication),
    offset: query.offset,
    total: await countUpTo(db, applications, where),
  };
}

function matches({ id, status, q }: ApplicationFilter): SQL | undefined {
  return and(
    id && inArray(applications.id, id),
    status && eq(applications.status, status),
    q ? search(containing(q)) : undefined,
  );
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
  return [applications[sort], applications.id].map((column) =>
    order === 'ASC' ? asc(column) : desc(column),
  );
}
