import { inArray, sql, type SQL } from 'drizzle-orm';
import { INVOICE_AGES, type InvoiceAge } from '#domain/money/invoices/invoice-states.ts';
import {
  RECEIVABLE_SORTS,
  RECEIVABLE_SUMS,
  receivableFilterSchema,
  type Receivable,
  type ReceivableFilter,
  type ReceivableTotal,
} from '#domain/money/invoices/receivable.ts';
import { practiceNames } from '../../../accounts/customers/require-account.ts';
import { isOfAccountWith } from '../../../accounts/customers/search-accounts.ts';
import type { Handle } from '../../../platform/database/database.ts';
import { searchWords } from '../../../platform/database/search-text.ts';
import type { Page } from '../../../platform/http/content-range.ts';
import type { ListQuery, ListRules } from '../../../platform/http/list-query.ts';
import { invoiceBalances, ledgerAccounts } from '../../table.ts';
import { IS_OPEN, isOfAge, LEFT } from '../invoice-conditions.ts';
import { invoices } from '../table.ts';

type Sort = (typeof RECEIVABLE_SORTS)[number];
export type ReceivableQuery = ListQuery<Sort, ReceivableFilter>;

export const receivableList: ListRules<Sort, ReceivableFilter> = {
  sorts: RECEIVABLE_SORTS,
  defaultSort: ['total', 'DESC'],
  filter: receivableFilterSchema,
};

/** The name of a column of `aged`; only names of this list get into the text of a query. */
const COLUMNS: Record<Sort, SQL> = {
  id: sql`account_number`,
  total: sql`total`,
  unapplied: sql`unapplied`,
  current: sql`"current"`,
  days30: sql`days30`,
  days60: sql`days60`,
  days90: sql`days90`,
  older: sql`older`,
};

function sumOf(age: InvoiceAge, now: Date): SQL {
  return sql`COALESCE(sum(${LEFT}) FILTER (WHERE ${isOfAge(age, now)}), 0) AS ${COLUMNS[age]}`;
}

/**
 * The accounts that owe something or have paid what no invoice has yet, by the running balances: the open invoices are
 * few among all, and have an index of their own.
 */
function receivables({ id, q, age }: ReceivableFilter, now: Date): SQL {
  const account = sql`account_number`;
  const conditions = [
    ...(id ? [inArray(account, id)] : []),
    ...(age ? [sql`${COLUMNS[age]} > 0`] : []),
    ...searchWords(q ?? '').map((word) => isOfAccountWith(word, account)),
  ];
  return sql`SELECT * FROM (
      SELECT COALESCE(open.account_number, paid.account_number) AS account_number,
        ${sql.join(
          [...INVOICE_AGES, 'total' as const].map(
            (name) => sql`COALESCE(${COLUMNS[name]}, 0) AS ${COLUMNS[name]}`,
          ),
          sql`, `,
        )},
        COALESCE(paid.unapplied, 0) AS unapplied
      FROM (
        SELECT ${invoices.accountNumber} AS account_number,
          ${sql.join(
            INVOICE_AGES.map((one) => sumOf(one, now)),
            sql`, `,
          )},
          sum(${LEFT}) AS total
        FROM ${invoiceBalances}
        JOIN ${invoices} ON ${invoices.number} = ${invoiceBalances.invoiceNumber}
        WHERE ${IS_OPEN}
        GROUP BY ${invoices.accountNumber}
      ) AS open
      FULL JOIN (
        SELECT ${ledgerAccounts.accountNumber} AS account_number, -${ledgerAccounts.postedCents} AS unapplied
        FROM ${ledgerAccounts}
        WHERE ${ledgerAccounts.kind} = 'unapplied' AND ${ledgerAccounts.postedCents} <> 0
      ) AS paid ON paid.account_number = open.account_number
    ) AS aged
    ${conditions.length > 0 ? sql`WHERE ${sql.join(conditions, sql` AND `)}` : sql``}`;
}

/** PY-08: returns one page of what the accounts owe, by age. */
export async function listReceivables(
  db: Handle,
  { filter, sort, order, limit, offset }: ReceivableQuery,
  now: Date,
): Promise<Page<Receivable>> {
  const direction = order === 'ASC' ? sql`ASC` : sql`DESC`;
  const { rows } = await db.execute<Record<string, string>>(
    sql`SELECT *, count(*) OVER () AS found FROM (${receivables(filter, now)}) AS page
      ORDER BY ${COLUMNS[sort]} ${direction}, account_number ${direction} LIMIT ${limit} OFFSET ${offset}`,
  );
  const practices = await practiceNames(
    db,
    rows.map((row) => row['account_number'] ?? ''),
  );
  return {
    rows: rows.map((row) => {
      const id = row['account_number'] ?? '';
      return { id, practice: practices.get(id) ?? '', ...sumsOf(row) };
    }),
    offset,
    total: Number(rows[0]?.['found'] ?? 0),
  };
}

/** PY-08: returns the sums of all accounts that match. */
export async function sumReceivables(
  db: Handle,
  filter: ReceivableFilter,
  now: Date,
): Promise<ReceivableTotal> {
  const sums = RECEIVABLE_SUMS.map(
    (name) => sql`COALESCE(sum(${COLUMNS[name]}), 0) AS ${COLUMNS[name]}`,
  );
  const { rows } = await db.execute<Record<string, string>>(
    sql`SELECT ${sql.join(sums, sql`, `)} FROM (${receivables(filter, now)}) AS matching`,
  );
  return sumsOf(rows[0] ?? {});
}

function sumsOf(row: Record<string, string>): ReceivableTotal {
  const sums = RECEIVABLE_SUMS.map((name) => [name, Number(row[name] ?? 0)]);
  return Object.fromEntries(sums) as ReceivableTotal;
}
