import { stringify } from 'csv-stringify/sync';
import { Readable } from 'node:stream';

/** Without it a spreadsheet takes UTF-8 for something older. */
const BYTE_ORDER_MARK = '\uFEFF';
/** So much is read ahead of who reads it. */
const MAX_WAITING = 64 * 1024;

/** The head and the lines as CSV, read as fast as it is taken; who goes away ends the reading. */
export function csvStream(head: string[], pages: AsyncIterable<string[][]>): Readable {
  const texts = csvTexts(head, pages);
  return Readable.from(texts, { objectMode: false, highWaterMark: MAX_WAITING });
}

/** The head comes with the first page, so that what fails at once is still told as an error. */
async function* csvTexts(head: string[], pages: AsyncIterable<string[][]>): AsyncGenerator<string> {
  let before = BYTE_ORDER_MARK + toText([head]);
  for await (const lines of pages) {
    yield before + toText(lines);
    before = '';
  }
  if (before) yield before;
}

function toText(lines: string[][]): string {
  return stringify(lines, { record_delimiter: 'windows' });
}
