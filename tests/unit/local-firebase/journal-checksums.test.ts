import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openJournal } from '#local-firebase/journal.ts';

interface Entry {
  n: number;
}

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journal-'));
  file = join(folder, 'entries.jsonl');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function replayed(): Promise<number[]> {
  const seen: number[] = [];
  const journal = await openJournal<Entry>(file, ({ n }) => seen.push(n));
  await journal.close();
  return seen;
}

async function written(count: number): Promise<void> {
  const journal = await openJournal<Entry>(file, () => undefined);
  await Promise.all(Array.from({ length: count }, (_, n) => journal.append({ n })));
  await journal.close();
}

const upTo = (count: number) => Array.from({ length: count }, (_, n) => n);

/** Two lines an entry: itself and its checksum. */
const linesOf = async () => (await readFile(file, 'utf8')).split('\n').slice(0, -1);
const put = (lines: string[]) => writeFile(file, lines.map((line) => `${line}\n`).join(''));

describe('SE-09 checksums', () => {
  it.each<[string, number, (lines: string[]) => string[]]>([
    ['an entry was altered', 5, (lines) => lines.with(4, '{"n":7}')],
    ['the last entry was altered', 19, (lines) => lines.with(18, '{"n":7}')],
    ['the last entry was made unreadable', 19, (lines) => lines.with(18, '{"n":')],
    ['a checksum was altered', 5, (lines) => lines.with(5, '#0123456789abcdef')],
    ['an entry was removed with its checksum', 5, (lines) => lines.toSpliced(4, 2)],
    ['the first entry was removed', 1, (lines) => lines.slice(2)],
    ['an entry was removed', 5, (lines) => lines.toSpliced(4, 1)],
    ['a checksum was removed', 5, (lines) => lines.toSpliced(5, 1)],
    ['an entry was added', 5, (lines) => lines.toSpliced(4, 0, '{"n":7}')],
    [
      'two entries changed places',
      5,
      (lines) => [
        ...lines.slice(0, 4),
        lines[6] ?? '',
        lines[7] ?? '',
        lines[4] ?? '',
        lines[5] ?? '',
        ...lines.slice(8),
      ],
    ],
  ])(
    'names the line where %s, says how to go on and changes nothing',
    async (_what, line, change) => {
      await written(10);
      await put(change(await linesOf()));
      const before = await readFile(file, 'utf8');
      const refusal = await replayed().catch(String);
      expect(refusal).toContain(`DamagedJournal: ${file} is damaged at line ${line} (byte `);
      expect(refusal).toContain(`head -n ${line - 1} '${file}' > '${file}.kept'`);
      expect(refusal).toContain('npm run local:reset');
      expect(await readFile(file, 'utf8')).toBe(before);
    },
  );

  it('can be kept up to the line that is named', async () => {
    await written(10);
    const lines = await linesOf();
    await put(lines.with(8, '{"n":70}'));
    await expect(replayed()).rejects.toThrow('line 9 ');
    await put(lines.slice(0, 8));
    expect(await replayed()).toEqual(upTo(4));
  });

  it('cover what was written before there were any', async () => {
    await written(0);
    await put(['{"n":0}', '{"n":1}', '{"n":2}']);
    expect(await replayed()).toEqual([0, 1, 2]);
    const journal = await openJournal<Entry>(file, () => undefined);
    await journal.append({ n: 3 });
    await journal.close();
    expect(await replayed()).toEqual([0, 1, 2, 3]);
    await put((await linesOf()).with(1, '{"n":7}'));
    await expect(replayed()).rejects.toThrow('damaged at line 4');
  });

  it('go on behind a compaction and what came meanwhile', async () => {
    const journal = await openJournal<Entry>(file, () => undefined);
    const first = journal.append({ n: 0 });
    const compaction = journal.compact([{ n: 0 }]);
    await Promise.all([first, compaction, journal.append({ n: 1 })]);
    await journal.append({ n: 2 });
    await journal.close();
    expect((await replayed()).slice(-2)).toEqual([1, 2]);
    const lines = await linesOf();
    await put(lines.toSpliced(0, 2));
    await expect(replayed()).rejects.toThrow('damaged at line 1 ');
  });
});
