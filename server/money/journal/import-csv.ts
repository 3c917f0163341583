import { Readable } from 'node:stream';
import { csvTexts } from '../../platform/csv/csv-stream.ts';

/** Returns the head and the lines as CSV for the import of another program. */
export function importCsv(head: string[], pages: AsyncIterable<string[][]>): Readable {
  return Readable.from(withoutMark(csvTexts(head, pages)), { objectMode: false });
}

/** An import takes the mark before the first column for a part of its name. */
async function* withoutMark(texts: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const text of texts) yield text.replace(/^\uFEFF/, '');
}
