import type { Readable } from 'node:stream';
import type { Locale } from '#domain/basics/locale.ts';
import { csvStream } from '../../../platform/csv/csv-stream.ts';
import type { Handle } from '../../../platform/database/database.ts';
import type { OrderQuery } from '../../orders/reading/list-orders.ts';
import { orderPages, withheldPaged } from '../../orders/reading/order-pages.ts';
import { seesClinical, type Reader } from '../../orders/reading/reader.ts';
import { DefinitionShelf } from '../content/find-printable.ts';
import { headCells, orderCells } from './order-cells.ts';

const PAGE_SIZE = 200;

export interface CsvRequest {
  reader: Reader;
  query: Pick<OrderQuery, 'sort' | 'order' | 'filter'>;
  locale: Locale;
  pageSize?: number;
}

/** OR-10: the orders of a list as CSV. Reads as fast as the client does, and stops when the client leaves. */
export function ordersCsv(db: Handle, request: CsvRequest): Readable {
  return csvStream(headCells(request.locale), linePages(db, request));
}

async function* linePages(db: Handle, request: CsvRequest): AsyncGenerator<string[][]> {
  const { reader, query, locale, pageSize = PAGE_SIZE } = request;
  const shelf = new DefinitionShelf(db);
  for await (const page of orderPages(db, reader, query, pageSize)) {
    await shelf.fetch(page.flatMap(({ lenses }) => lenses));
    yield page
      .map((order) =>
        seesClinical(reader, order.row.accountNumber) ? order : withheldPaged(order),
      )
      .map((order) => orderCells(order, shelf.get, locale));
  }
}
