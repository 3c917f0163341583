import { and, desc, eq, gt, ilike, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import {
  CREDIT_SORTS,
  creditFilterSchema,
  type Credit,
  type CreditDetails,
  type CreditFilter,
} from '#domain/money/credit/credit.ts';
import { EXPIRES_SOON_DAYS } from '#domain/money/credit/lens-credits.ts';
import { practiceNames } from '../../accounts/customers/require-account.ts';
import { MAX_COUNTED } from '../../platform/database/count-up-to.ts';
import type { Handle } from '../../platform/database/database.ts';
import { inOrder } from '../../platform/database/in-order.ts';
import { containing, searchWords } from '../../platform/database/search-text.ts';
import { Problem } from '../../platform/errors/problem.ts';
import type { Page } from '../../platform/http/content-range.ts';
import type { ListQuery, ListRules } from '../../platform/http/list-query.ts';
import { ledgerTransactions, lensCredits, lensCreditUses } from '../table.ts';

export type CreditRow = typeof lensCredits.$inferSelect;
type Sort = (typeof CREDIT_SORTS)[number];
type CreditQuery = ListQuery<Sort, CreditFilter>;

const DAY = 24 * 60 * 60 * 1000;

export const creditList: ListRules<Sort, CreditFilter> = {
  sorts: CREDIT_SORTS,
  defaultSort: ['requestedAt', 'DESC'],
  filter: creditFilterSchema,
};

const COLUMNS = {
  requestedAt: lensCredits.requestedAt,
  amountCents: lensCredits.amountCents,
  expiresOn: lensCredits.expiresAt,
};

/** CR-02: returns one page of the lens credits of all accounts. */
export async function listCredits(
  db: Handle,
  { sort, order, limit, offset, filter }: CreditQuery,
  now: Date,
): Promise<Page<Credit>> {
  const where = conditions(filter, now);
  const rows = await db
    .select()
    .from(lensCredits)
    .where(where)
    .orderBy(...inOrder(order, COLUMNS[sort], lensCredits.number))
    .limit(limit)
    .offset(offset);
  const counted = db
    .select({ one: sql`1`.as('one') })
    .from(lensCredits)
    .where(where)
    .limit(MAX_COUNTED)
    .as('counted');
  return { rows: await toCredits(db, rows), offset, total: await db.$count(counted) };
}

function conditions(filter: CreditFilter, now: Date): SQL | undefined {
  const { id, q, accountNumber, cause, state, isExpiring } = filter;
  const { number, orderNumber, reason } = lensCredits;
  const soon = and(
    gt(lensCredits.remainingCents, 0),
    gt(lensCredits.expiresAt, now),
    lte(lensCredits.expiresAt, new Date(now.getTime() + EXPIRES_SOON_DAYS * DAY)),
  );
  return and(
    id && inArray(number, id),
    accountNumber === undefined ? undefined : eq(lensCredits.accountNumber, accountNumber),
    cause && eq(lensCredits.cause, cause),
    state && eq(lensCredits.state, state),
    isExpiring === undefined ? undefined : isExpiring ? soon : sql`(${soon}) IS NOT TRUE`,
    ...searchWords(q ?? '').map((word) =>
      or(
        ...[number, orderNumber, reason, lensCredits.accountNumber].map((column) =>
          ilike(column, containing(word)),
        ),
      ),
    ),
  );
}

/** Returns a credit with what became of it. @throws Problem 404 */
export async function getCredit(db: Handle, number: string): Promise<CreditDetails> {
  const [row] = await db.select().from(lensCredits).where(eq(lensCredits.number, number));
  const [credit] = row ? await toCredits(db, [row]) : [];
  if (!credit) throw new Problem('not-found', 'There is no such lens credit');
  return { ...credit, uses: await findUses(db, number) };
}

async function findUses(db: Handle, number: string): Promise<CreditDetails['uses']> {
  const rows = await db
    .select({
      id: ledgerTransactions.id,
      at: ledgerTransactions.effectiveAt,
      kind: ledgerTransactions.kind,
      phase: ledgerTransactions.phase,
      reversalOf: ledgerTransactions.reversalOf,
      by: ledgerTransactions.actor,
      cents: lensCreditUses.cents,
      invoices: sql<string[]>`ARRAY(SELECT DISTINCT e.invoice_number FROM ledger_entries e
        WHERE e.transaction_id = ${ledgerTransactions.id} AND e.invoice_number IS NOT NULL ORDER BY 1)`,
      isReversed: sql<boolean>`EXISTS (SELECT FROM ledger_transactions r
        WHERE r.reversal_of = ${ledgerTransactions.id})`,
    })
    .from(lensCreditUses)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, lensCreditUses.transactionId))
    .where(eq(lensCreditUses.creditNumber, number))
    .orderBy(desc(lensCreditUses.id));
  return rows.map(({ at, phase, reversalOf, isReversed, ...row }) => {
    const isUse = row.kind === 'creditUse' && phase !== 'pending' && reversalOf === null;
    return Object.assign(row, { at: at.toISOString(), canReverse: isUse && !isReversed });
  });
}

/** Returns the credits as the API has them. */
export async function toCredits(db: Handle, rows: readonly CreditRow[]): Promise<Credit[]> {
  const names = await practiceNames(db, [...new Set(rows.map((row) => row.accountNumber))]);
  return rows.map((row) => ({
    id: row.number,
    version: row.version,
    accountNumber: row.accountNumber,
    practice: names.get(row.accountNumber) ?? '',
    cause: row.cause,
    orderNumber: row.orderNumber ?? '',
    eye: row.eye,
    amountCents: row.amountCents,
    remainingCents: row.remainingCents,
    currency: row.currency,
    reason: row.reason,
    state: row.state,
    expiresOn: row.expiresOn,
    requestedAt: row.requestedAt.toISOString(),
    requestedBy: row.requestedBy,
    requestedByUid: row.requestedByUid,
    decidedBy: row.decidedBy,
    declineReason: row.declineReason,
  }));
}
