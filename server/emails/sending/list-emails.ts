import { and, eq, ilike, inArray, or, type SQL } from 'drizzle-orm';
import { accountNumberSchema } from '#domain/basics/account-number.ts';
import {
  EMAIL_SORTS,
  emailFilterSchema,
  type EmailFilter,
  type EmailRow,
} from '#domain/emails/email.ts';
import { countUpTo } from '../../platform/database/count-up-to.ts';
import type { Handle } from '../../platform/database/database.ts';
import { inOrder } from '../../platform/database/in-order.ts';
import { containing } from '../../platform/database/search-text.ts';
import { withinDays } from '../../platform/database/within-days.ts';
import type { Page } from '../../platform/http/content-range.ts';
import type { ListQuery, ListRules } from '../../platform/http/list-query.ts';
import { emails } from './table.ts';

type Sort = (typeof EMAIL_SORTS)[number];
type Query = ListQuery<Sort, EmailFilter>;

export const emailList: ListRules<Sort, EmailFilter> = {
  sorts: EMAIL_SORTS,
  defaultSort: ['createdAt', 'DESC'],
  filter: emailFilterSchema,
};

const COLUMNS = {
  id: emails.id,
  event: emails.event,
  uid: emails.uid,
  address: emails.address,
  accountNumber: emails.accountNumber,
  language: emails.language,
  causeResource: emails.causeResource,
  causeId: emails.causeId,
  subject: emails.subject,
  state: emails.state,
  attempts: emails.attempts,
  reply: emails.reply,
  version: emails.version,
  createdAt: emails.createdAt,
  sentAt: emails.sentAt,
  updatedAt: emails.updatedAt,
};

/** EM-03: returns one page of the log, for staff. The messages are not part of it. */
export async function listEmails(db: Handle, query: Query): Promise<Page<EmailRow>> {
  const where = matching(query.filter);
  const rows = await db
    .select(COLUMNS)
    .from(emails)
    .where(where)
    .orderBy(...sortBy(query))
    .limit(query.limit)
    .offset(query.offset);
  const total = await countUpTo(db, emails, where);
  return { rows: rows.map(withMoments), offset: query.offset, total };
}

function matching({ id, q, from, to, states, ...exact }: EmailFilter): SQL | undefined {
  const equal = Object.entries(exact).map(([name, value]) => {
    const column = emails[name as keyof typeof exact];
    return value === undefined
      ? undefined
      : eq(column, name === 'address' ? value.toLowerCase() : value);
  });
  return and(
    id && inArray(emails.id, id),
    states && inArray(emails.state, states),
    q ? search(q) : undefined,
    ...withinDays(emails.createdAt, { from, to }),
    ...equal,
  );
}

function search(q: string): SQL | undefined {
  const isNumber = accountNumberSchema.safeParse(q).success;
  return or(
    ilike(emails.address, containing(q)),
    ilike(emails.subject, containing(q)),
    isNumber ? eq(emails.accountNumber, q) : undefined,
  );
}

/** Sorts in the order of the indexes, then by id, so that no row is on two pages. */
function sortBy({ sort, order }: Query): SQL[] {
  const columns = sort === 'address' ? [emails.address, emails.createdAt] : [emails.createdAt];
  return inOrder(order, ...columns, emails.id);
}

/** Moments as the API writes them. */
export function withMoments<T extends { createdAt: Date; sentAt: Date | null; updatedAt: Date }>(
  row: T,
) {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  };
}
