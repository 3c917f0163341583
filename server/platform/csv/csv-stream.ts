import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';

/** Without this mark a spreadsheet reads UTF-8 as an older encoding. */
const BYTE_ORDER_MARK = '\uFEFF';
/** A cell with one is put in quotes. By itself the library does so only for the line ends of the file. */
const LINE_BREAK = /[\r\n]/;
/** Bytes that are read ahead of the client. */
const MAX_WAITING = 64 * 1024;

/** Returns the head and the lines as CSV. Reads as fast as the client does, and stops when the client leaves. */
export function csvStream(head: string[], pages: AsyncIterable<string[][]>): Readable {
  const texts = csvTexts(head, pages);
  return Readable.from(texts, { objectMode: false, highWaterMark: MAX_WAITING });
}

/** Yields the head together with the first page, so that an immediate failure can still be answered with an error. */
export async function* csvTexts(
  head: string[],
  pages: AsyncIterable<string[][]>,
): AsyncGenerator<string> {
  let before = BYTE_ORDER_MARK + toText([head]);
  for await (const lines of pages) {
    yield before + toText(lines);
    before = '';
  }
  if (before) yield before;
}

function toText(lines: string[][]): string {
  return stringify(lines, { record_delimiter: 'windows', quoted_match: LINE_BREAK });
}
