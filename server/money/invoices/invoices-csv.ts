import type { Readable } from 'node:stream';
import type { Locale } from '#domain/basics/locale.ts';
import { decimalAmount } from '#domain/basics/money.ts';
import type { Invoice } from '#domain/money/invoices/invoice.ts';
import { csvStream } from '../../platform/csv/csv-stream.ts';
import { harmless } from '../../platform/csv/harmless.ts';
import type { Handle } from '../../platform/database/database.ts';
import type { InvoiceReader } from './find-invoices.ts';
import { invoicePages } from './invoice-pages.ts';
import type { InvoiceQuery } from './list-invoices.ts';
import { INVOICE_LABELS } from './paper/invoice-labels.ts';

const PAGE_SIZE = 500;

export interface InvoicesCsvRequest {
  reader: InvoiceReader;
  query: Pick<InvoiceQuery, 'sort' | 'order' | 'filter'>;
  locale: Locale;
  pageSize?: number;
}

/** PY-07: the invoices of a list as CSV. Reads as fast as the client does, and stops when the client leaves. */
export function invoicesCsv(db: Handle, request: InvoicesCsvRequest): Readable {
  return csvStream(headCells(request.locale), lines(db, request));
}

async function* lines(
  db: Handle,
  { reader, query, locale, pageSize = PAGE_SIZE }: InvoicesCsvRequest,
): AsyncGenerator<string[][]> {
  for await (const page of invoicePages(db, reader, query, pageSize)) {
    yield page.map((invoice) => cellsOf(invoice, locale));
  }
}

function headCells(locale: Locale): string[] {
  const { fields } = INVOICE_LABELS[locale];
  return [
    fields.number,
    fields.account,
    fields.practice,
    fields.order,
    fields.poNumber,
    fields.patient,
    `${fields.issued} (UTC)`,
    fields.due,
    fields.state,
    `${fields.total} (USD)`,
    `${fields.open} (USD)`,
  ];
}

function cellsOf(invoice: Invoice, locale: Locale): string[] {
  return [
    invoice.id,
    invoice.accountNumber,
    invoice.practice,
    invoice.orderNumber,
    invoice.poNumber,
    invoice.patient,
    invoice.issuedAt,
    invoice.dueOn,
    INVOICE_LABELS[locale].states[invoice.state],
    decimalAmount(invoice.totalCents),
    decimalAmount(invoice.openCents),
  ].map((cell) => harmless(cell));
}
