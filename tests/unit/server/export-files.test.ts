import { buffer } from 'node:stream/consumers';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { harmless } from '#server/platform/csv/harmless.ts';
import { zipStream, type ZipFile } from '#server/platform/zip/zip-stream.ts';
import { readZip } from '../../fixtures/read-zip.ts';

/** Where a cell begins: at its start, and after what separates cells in some spreadsheet. */
const BEGINNINGS = ['', 'a;', 'a\t', 'a\r', 'a\n', 'a\r\n', 'a;  ', 'a\r  '];

const FORMULAS = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];

describe('what a spreadsheet would run', () => {
  it.each(BEGINNINGS)('SE-05 is made text after %j', (beginning) => {
    for (const sign of FORMULAS)
      expect(harmless(`${beginning}${sign}1+1`)).toBe(`${beginning}'${sign}1+1`);
  });

  it('SE-05 is made text at each place where a cell begins', () =>
    expect(harmless('=A1;=B1\r=C1')).toBe("'=A1;'=B1\r'=C1"));

  it.each(['a=1', 'a + b', 'LP-100', '−2.75', 'a\rb', 'a b', ''])('leaves %j as it is', (text) =>
    expect(harmless(text)).toBe(text),
  );
});

const NOW = new Date('2026-03-02T15:04:06.000Z');

async function* textsOf(texts: readonly string[]): AsyncGenerator<string> {
  for (const text of texts) yield await Promise.resolve(text);
}

function filesOf(texts: Record<string, readonly string[]>): ZipFile[] {
  return Object.entries(texts).map(([name, content]) => ({ name, content: textsOf(content) }));
}

async function* failing(): AsyncGenerator<string> {
  yield await Promise.resolve('half');
  throw new Error('The database is away');
}

describe('AD-05 the archive of an export', () => {
  it('AD-05 is read back by the specification, whatever is in it', async () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
    const content = fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 4 });
    const texts = fc.dictionary(name, content, { maxKeys: 4 });
    await fc.assert(
      fc.asyncProperty(texts, async (files) => {
        const read = readZip(await buffer(zipStream(filesOf(files), NOW)));
        const written = Object.entries(files).map(([file, parts]) => [file, parts.join('')]);
        expect([...read]).toEqual(written);
      }),
    );
  });

  it('AD-05 is packed, and keeps the time of its files', async () => {
    const archive = await buffer(zipStream(filesOf({ 'a.txt': ['a'.repeat(200_000)] }), NOW));
    expect(archive.length).toBeLessThan(2_000);
    const [time, day] = [archive.readUInt16LE(10), archive.readUInt16LE(12)];
    expect([day >> 9, (day >> 5) & 15, day & 31]).toEqual([46, 3, 2]);
    expect([time >> 11, (time >> 5) & 63, (time & 31) * 2]).toEqual([15, 4, 6]);
    // Version 2.0, the sums after the content and names in UTF-8, deflated.
    const written = [4, 6, 8].map((field) => archive.readUInt16LE(field));
    expect(written).toEqual([20, (1 << 3) | (1 << 11), 8]);
  });

  it('AD-05 is not a whole archive when a file could not be read', async () => {
    const whole: Buffer[] = [];
    const reading = async () => {
      const files = [...filesOf({ 'a.txt': ['a'] }), { name: 'b.txt', content: failing() }];
      for await (const chunk of zipStream(files, NOW)) whole.push(chunk as Buffer);
    };
    await expect(reading()).rejects.toThrow('The database is away');
    expect(() => readZip(Buffer.concat(whole))).toThrow('The archive has no end');
  });

  it('AD-05 reads only as far as the client does, and stops when the client leaves', async () => {
    let read = 0;
    async function* endless(): AsyncGenerator<string> {
      for (;;) {
        read += 1;
        yield await Promise.resolve(`${read} ${Math.sin(read)}`.repeat(100));
      }
    }
    const stream = zipStream([{ name: 'endless', content: endless() }], NOW);
    for await (const chunk of stream) if (read > 200 && chunk) break;
    const before = read;
    await new Promise((resolve) => setImmediate(resolve));
    expect(read - before).toBeLessThan(50);
    expect(stream.destroyed).toBe(true);
  });
});
