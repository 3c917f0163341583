import { isStorable } from '#domain/basics/text.ts';
import { MAX_IMPORT_CHARACTERS } from '#domain/import/import.ts';
import { decodeText } from './decode-text.ts';
import type { TextEncoding } from './decode-text.ts';

/** A file that can be sent, or why it cannot. */
export type ReadFile =
  | { content: string; encoding: TextEncoding }
  | { problem: 'tooLarge' | 'empty' | 'noText' | 'workbook' };

/** Text of the allowed length has at most so many bytes. */
const MAX_BYTES = MAX_IMPORT_CHARACTERS * 4;
/** A workbook is a ZIP file, or begins with the mark of Excel's former format. */
const WORKBOOKS = new Set(['504b0304', 'd0cf11e0']);

/** AD-17: reads a file as text. Throws when the browser cannot read it. */
export async function readImportFile(file: Blob): Promise<ReadFile> {
  if (file.size > MAX_BYTES) return { problem: 'tooLarge' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const start = Array.from(bytes.slice(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
  if (WORKBOOKS.has(start)) return { problem: 'workbook' };
  const { text, encoding } = decodeText(bytes);
  if (text.trim() === '') return { problem: 'empty' };
  if (text.length > MAX_IMPORT_CHARACTERS) return { problem: 'tooLarge' };
  return isStorable(text) ? { content: text, encoding } : { problem: 'noText' };
}
