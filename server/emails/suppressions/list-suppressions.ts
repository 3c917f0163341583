import { and, eq, ilike, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import {
  SUPPRESSION_SORTS,
  suppressionFilterSchema,
  type Suppression,
  type SuppressionFilter,
} from '#domain/emails/email.ts';
import { countUpTo } from '../../platform/database/count-up-to.ts';
import type { Handle } from '../../platform/database/database.ts';
import { inOrder } from '../../platform/database/in-order.ts';
import { containing } from '../../platform/database/search-text.ts';
import type { Page } from '../../platform/http/content-range.ts';
import type { ListQuery, ListRules } from '../../platform/http/list-query.ts';
import { emailSuppressions } from './table.ts';

type Sort = (typeof SUPPRESSION_SORTS)[number];
const COLUMNS = { lastAt: emailSuppressions.lastAt, id: emailSuppressions.address };

export const suppressionList: ListRules<Sort, SuppressionFilter> = {
  sorts: SUPPRESSION_SORTS,
  defaultSort: ['lastAt', 'DESC'],
  filter: suppressionFilterSchema,
};

/** Returns one page of the suppressed addresses. */
export async function listSuppressions(
  db: Handle,
  query: ListQuery<Sort, SuppressionFilter>,
): Promise<Page<Suppression>> {
  const where = matching(query.filter);
  const rows = await db
    .select()
    .from(emailSuppressions)
    .where(where)
    .orderBy(...inOrder(query.order, COLUMNS[query.sort], emailSuppressions.address))
    .limit(query.limit)
    .offset(query.offset);
  const total = await countUpTo(db, emailSuppressions, where);
  return { rows: rows.map(toSuppression), offset: query.offset, total };
}

function matching({ id, q, reason, active }: SuppressionFilter): SQL | undefined {
  const { address, liftedAt } = emailSuppressions;
  const state = active ? isNull(liftedAt) : isNotNull(liftedAt);
  return and(
    id &&
      inArray(
        address,
        id.map((one) => one.toLowerCase()),
      ),
    q ? ilike(address, containing(q)) : undefined,
    reason && eq(emailSuppressions.reason, reason),
    active === undefined ? undefined : state,
  );
}

export function toSuppression({
  address,
  ...row
}: typeof emailSuppressions.$inferSelect): Suppression {
  return {
    ...row,
    id: address,
    firstAt: row.firstAt.toISOString(),
    lastAt: row.lastAt.toISOString(),
    liftedAt: row.liftedAt?.toISOString() ?? null,
  };
}
