import { stringify } from 'csv-stringify/sync';
import type { Locale } from '#domain/locale.ts';
import { Readable } from 'node:stream';
import type { Handle } from '../../../database/database.ts';
import type { Reader } from '../../filter-orders.ts';
import type { OrderQuery } from '../../list-orders.ts';
import { DefinitionShelf } from '../find-printable.ts';
import { headCells, orderCells } from './order-cells.ts';
import { orderPages } from './order-pages.ts';

/** Without it a spreadsheet takes UTF-8 for something older. */
const BYTE_ORDER_MARK = '\uFEFF';
const PAGE_SIZE = 200;
/** So much is read ahead of who reads it. */
const MOST_WAITING = 64 * 1024;

export interface CsvRequest {
  reader: Reader;
  query: Pick<OrderQuery, 'sort' | 'order' | 'filter'>;
  locale: Locale;
  pageSize?: number;
}

/** OR-10: the orders of a list as CSV, read as fast as it is taken; who goes away ends the reading. */
export function ordersCsv(db: Handle, request: CsvRequest): Readable {
  return Readable.from(csvTexts(db, request), { objectMode: false, highWaterMark: MOST_WAITING });
}

/** The head comes with the first page, so that what fails at once is still told as an error. */
async function* csvTexts(db: Handle, request: CsvRequest): AsyncGenerator<string> {
  const { reader, query, locale, pageSize = PAGE_SIZE } = request;
  const shelf = new DefinitionShelf(db);
  let head = BYTE_ORDER_MARK + toText([headCells(locale)]);
  for await (const page of orderPages(db, reader, query, pageSize)) {
    await shelf.fetch(page.flatMap(({ lenses }) => lenses));
    yield head + toText(page.map((order) => orderCells(order, shelf.get, locale)));
    head = '';
  }
  if (head) yield head;
}

function toText(lines: string[][]): string {
  return stringify(lines, { record_delimiter: 'windows' });
}
