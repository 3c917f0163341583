import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Invoice } from '#domain/money/invoices/invoice.ts';
import type { Handle } from '../../platform/database/database.ts';
import { invoiceBalances } from '../table.ts';
import { BALANCED, toInvoice, type InvoiceReader } from './find-invoices.ts';
import { invoiceConditions } from './invoice-conditions.ts';
import { sorted, type InvoiceQuery } from './list-invoices.ts';
import { invoices } from './table.ts';

type PagesQuery = Pick<InvoiceQuery, 'sort' | 'order' | 'filter'>;

/** PY-07: yields all invoices of a list, page by page. A page begins after the last row of the one before. */
export async function* invoicePages(
  db: Handle,
  reader: InvoiceReader,
  query: PagesQuery,
  pageSize: number,
): AsyncGenerator<Invoice[]> {
  const where = invoiceConditions(reader, query.filter);
  let after: SQL | undefined;
  for (;;) {
    const rows = await db
      .select(BALANCED)
      .from(invoices)
      .leftJoin(invoiceBalances, eq(invoiceBalances.invoiceNumber, invoices.number))
      .where(and(where, after))
      .orderBy(...sorted(query))
      .limit(pageSize);
    if (rows.length > 0) yield rows.map((row) => toInvoice(row, reader));
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = afterRow(last, query);
  }
}

/** Returns the condition for the rows after this one, in the order of `sorted`. */
function afterRow(last: typeof invoices.$inferSelect, { sort, order }: PagesQuery): SQL {
  const beyond = order === 'ASC' ? sql`>` : sql`<`;
  const names = sort === 'id' ? (['number'] as const) : ([sort, 'number'] as const);
  const columns = names.map((name) => sql`${invoices[name]}`);
  const values = names.map((name) => sql`${sql.param(last[name], invoices[name])}`);
  return sql`(${sql.join(columns, sql`, `)}) ${beyond} (${sql.join(values, sql`, `)})`;
}
