import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { stringify } from 'csv-stringify/sync';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText } from '#resources/imports/decode-text.ts';
import { toImported } from '#server/access/imports/imported-text.ts';
import { csvStream } from '#server/platform/csv/csv-stream.ts';
import { harmless } from '#server/platform/csv/harmless.ts';
import { parseCsv } from '#server/platform/csv/parse-csv.ts';

const cell = fc.string({
  unit: fc.constantFrom('a', 'é', ' ', ',', ';', '"', '\n', '\r\n', '\t', "'", '=', '-', '+'),
});
const table = fc
  .tuple(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 1, max: 6 }))
  .chain(([columns, rows]) =>
    fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  );

/** One page of cells, as an export hands them on. */
function pagesOf(rows: string[][]): Readable {
  return Readable.from([rows.map((cells) => cells.map(harmless))]);
}

function isFilled(cells: string[]): boolean {
  return cells.some((one) => one.trim() !== '');
}

describe('AD-17 reading CSV', () => {
  it('gives back what was written, with each separator and line end', () => {
    const separators = fc.constantFrom(',', ';', '\t');
    const ends = fc.constantFrom('unix' as const, 'windows' as const);
    fc.assert(
      fc.property(table, separators, ends, (rows, separator, end) => {
        const kept = rows.filter(isFilled);
        const content = stringify(rows, {
          delimiter: separator,
          record_delimiter: end,
          quoted: true,
        });
        const parsed = parseCsv(`sep=${separator}\n${content}`);
        expect(parsed.rows.map(({ cells }) => cells)).toEqual(kept);
        expect(parsed.openQuote).toBeNull();
      }),
    );
  });

  it('finds the separator by the first row, outside of quotes', () => {
    expect(parseCsv('"a,b,c";d\n1;2').separator).toBe(';');
    expect(parseCsv('a\tb\n1,5\t2').separator).toBe('\t');
    expect(parseCsv('a,b\r1;2;3').separator).toBe(',');
    expect(parseCsv('alone\nx').rows.map(({ cells }) => cells)).toEqual([['alone'], ['x']]);
  });

  it('AD-18 reads quotes after blanks as quotes', () => {
    const { rows, openQuote } = parseCsv(
      'Name, "Street, No.",City\nOak,  "1 Elm St, 2" , "Say ""hi"""\n',
    );
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['Name', 'Street, No.', 'City'],
      ['Oak', '1 Elm St, 2 ', 'Say "hi"'],
    ]);
    expect(openQuote).toBeNull();
    expect(parseCsv('a\n 5" lens').rows[1]?.cells).toEqual([' 5" lens']);
  });

  it('AD-18 reads UTF-16 without a byte order mark, and takes nothing else for it', () => {
    const told = 'Očná optika;Straße;Δρόμος\r\n眼镜店;1;2\r\n';
    const wide = Buffer.from(told, 'utf16le');
    expect(decodeText(wide)).toEqual({ text: told, encoding: 'utf-16le' });
    expect(decodeText(Buffer.from(wide).swap16())).toEqual({ text: told, encoding: 'utf-16be' });
    const others = [
      [65, 0],
      [0, 65, 66],
      [65, 66, 0, 0, 0, 67],
      [0xd8, 0, 0, 65],
    ];
    expect(others.map((bytes) => decodeText(Uint8Array.from(bytes)).encoding)).toEqual([
      'utf-16le',
      'windows-1252',
      'windows-1252',
      'windows-1252',
    ]);
  });

  it('counts lines of the file, with empty ones and line breaks in cells', () => {
    const { rows } = parseCsv('\uFEFFa,b\r\n\r\n"x\r\ny",1\r\nz,2');
    expect(rows).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 3, cells: ['x\r\ny', '1'] },
      { line: 5, cells: ['z', '2'] },
    ]);
  });

  it('names the line of a quote that is never closed', () => {
    expect(parseCsv('a,b\n1,2\n3,"4\n5,6').openQuote).toBe(3);
  });

  it('reads the encodings that spreadsheets save', () => {
    const told = 'Óptica «Núñez»';
    const utf8 = new TextEncoder().encode(told);
    expect(decodeText(utf8)).toEqual({ text: told, encoding: 'utf-8' });
    expect(decodeText(Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8])).text).toBe(told);
    expect(decodeText(Uint8Array.from(Buffer.from(told, 'latin1')))).toEqual({
      text: told,
      encoding: 'windows-1252',
    });
    const wide = Buffer.from(`\uFEFF${told}`, 'utf16le');
    expect(decodeText(wide)).toEqual({ text: told, encoding: 'utf-16le' });
    expect(decodeText(wide.swap16())).toEqual({ text: told, encoding: 'utf-16be' });
    // Half of a mark of UTF-16 is a letter.
    const halves = ['ÿa', 'þa', 'aþ', 'aÿ'];
    expect(halves.map((half) => decodeText(Buffer.from(half, 'latin1')).text)).toEqual(halves);
  });

  it('takes off exactly what an export adds to cells that a spreadsheet would run', () => {
    fc.assert(
      fc.property(cell, (written) => {
        expect(toImported(harmless(written))).toBe(written);
      }),
      { numRuns: 3_000 },
    );
  });

  it('reads back every cell of an export, also one with a bare line feed', async () => {
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const head = Array.from(rows[0] ?? [], () => 'h');
        const content = await text(csvStream(head, pagesOf(rows)));
        const read = parseCsv(content).rows.map(({ cells }) => cells.map(toImported));
        expect(read.filter(isFilled)).toEqual([head, ...rows.filter(isFilled)]);
      }),
    );
  });
});
