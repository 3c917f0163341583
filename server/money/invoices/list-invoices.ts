import { eq, sql, type SQL } from 'drizzle-orm';
import {
  INVOICE_SORTS,
  invoiceFilterSchema,
  type Invoice,
  type InvoiceFilter,
} from '#domain/money/invoices/invoice.ts';
import { MAX_COUNTED } from '../../platform/database/count-up-to.ts';
import type { Handle } from '../../platform/database/database.ts';
import { inOrder } from '../../platform/database/in-order.ts';
import type { Page } from '../../platform/http/content-range.ts';
import type { ListQuery, ListRules } from '../../platform/http/list-query.ts';
import { invoiceBalances } from '../table.ts';
import { BALANCED, toInvoice, type InvoiceReader } from './find-invoices.ts';
import { invoiceConditions } from './invoice-conditions.ts';
import { invoices } from './table.ts';

type Sort = (typeof INVOICE_SORTS)[number];
export type InvoiceQuery = ListQuery<Sort, InvoiceFilter>;

export const invoiceList: ListRules<Sort, InvoiceFilter> = {
  sorts: INVOICE_SORTS,
  defaultSort: ['issuedAt', 'DESC'],
  filter: invoiceFilterSchema,
};

/** PY-07: returns one page of the invoices that the reader may see. */
export async function listInvoices(
  db: Handle,
  reader: InvoiceReader,
  query: InvoiceQuery,
): Promise<Page<Invoice>> {
  const where = invoiceConditions(reader, query.filter);
  const rows = await db
    .select(BALANCED)
    .from(invoices)
    .leftJoin(invoiceBalances, eq(invoiceBalances.invoiceNumber, invoices.number))
    .where(where)
    .orderBy(...sorted(query))
    .limit(query.limit)
    .offset(query.offset);
  const counted = db
    .select({ one: sql`1`.as('one') })
    .from(invoices)
    .leftJoin(invoiceBalances, eq(invoiceBalances.invoiceNumber, invoices.number))
    .where(where)
    .limit(MAX_COUNTED)
    .as('counted');
  return {
    rows: rows.map((row) => toInvoice(row, reader)),
    offset: query.offset,
    total: await db.$count(counted),
  };
}

/** Sorts in the order of the indexes, then by number, so that no row is on two pages. */
export function sorted({ sort, order }: Pick<InvoiceQuery, 'sort' | 'order'>): SQL[] {
  const columns = sort === 'id' ? [] : [invoices[sort]];
  return inOrder(order, ...columns, invoices.number);
}
