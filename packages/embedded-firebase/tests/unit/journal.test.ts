import { appendFile, open, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { temporaryFile } from 'test-tools/temporary-file.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { FileJournal } from '#src/journal/journal-file.ts';
import { openJournal } from '#src/journal/journal.ts';

interface Entry {
  n: number;
  text?: string;
}

let file: string;
beforeEach(async () => void (file = await temporaryFile('deep', 'entries.jsonl')));

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

/** `#`, sixteen characters, a newline. */
const SUM_BYTES = 18;
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n);

describe('journal', () => {
  it('replays entries in the order of the calls, however many were appended at once', async () => {
    await written(500);
    expect(await replayed()).toEqual(upTo(500));
  });

  it('keeps any text, also across the chunks it is read in', async () => {
    const text = '𝄞 "\n\\ ü'.repeat(100_000);
    const journal = await openJournal<Entry>(file, () => undefined);
    await Promise.all(upTo(4).map((n) => journal.append({ n, text: text + n })));
    await journal.close();
    const texts: (string | undefined)[] = [];
    await (await openJournal<Entry>(file, (entry) => texts.push(entry.text))).close();
    expect(texts).toEqual(upTo(4).map((n) => text + n));
  });

  it.each(['{"n":', '{"n":3}', '\u0000\u0000\u0000', '{"n":3\n', '{"n":3}\n', '{"n":3}\n#01ab'])(
    'cuts off the torn end %j and goes on behind the intact entries',
    async (torn) => {
      await written(3);
      const { size } = await stat(file);
      await appendFile(file, torn);
      expect(await replayed()).toEqual([0, 1, 2]);
      expect((await stat(file)).size).toBe(size);
      const journal = await openJournal<Entry>(file, () => undefined);
      await journal.append({ n: 3 });
      await journal.close();
      expect(await replayed()).toEqual([0, 1, 2, 3]);
    },
  );

  it('refuses to open a file that is damaged in the middle', async () => {
    await written(2);
    await writeFile(file, '{"n":0}\n{"n"\n{"n":1}\n');
    await expect(replayed()).rejects.toThrow('damaged at line 2 (byte 8)');
  });

  it('refuses appends and compactions after it was closed, and closes twice', async () => {
    const journal = await openJournal<Entry>(file, () => undefined);
    await journal.close();
    await journal.close();
    await expect(journal.append({ n: 1 })).rejects.toThrow('closed');
    await expect(journal.compact([])).rejects.toThrow('closed');
  });

  it('finishes the appends under way when it is closed', async () => {
    const journal = await openJournal<Entry>(file, () => undefined);
    const appends = upTo(20).map((n) => journal.append({ n }));
    await journal.close();
    await Promise.all(appends);
    expect(await replayed()).toEqual(upTo(20));
  });

  it('takes no more entries after a write that failed', async () => {
    await written(2);
    const readOnly = await open(file, 'r');
    const { size } = await readOnly.stat();
    const journal = new FileJournal<Entry>(file, readOnly, { size, sum: '' });
    const appends = [journal.append({ n: 2 }), journal.append({ n: 3 })];
    const outcomes = await Promise.allSettled(appends);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(journal.append({ n: 4 })).rejects.toThrow('cannot be written');
    await expect(journal.compact([])).rejects.toThrow('cannot be written');
    await journal.close();
    expect(await replayed()).toEqual([0, 1]);
  });
});

describe('compaction', () => {
  it('replaces the file by the entries given and leaves no other file behind', async () => {
    await written(1000);
    const journal = await openJournal<Entry>(file, () => undefined);
    await journal.compact([{ n: 1 }, { n: 2 }]);
    expect(journal.size).toBe(2 * (8 + SUM_BYTES));
    await journal.append({ n: 3 });
    await journal.close();
    expect(await replayed()).toEqual([1, 2, 3]);
    expect(await readdir(dirname(file))).toEqual(['entries.jsonl']);
  });

  it('keeps every entry appended before, during and after it', async () => {
    const journal = await openJournal<Entry>(file, () => undefined);
    const appends: Promise<void>[] = [];
    const append = (from: number, to: number) => {
      for (let n = from; n < to; n++) appends.push(journal.append({ n }));
    };
    append(0, 50);
    const compaction = journal.compact([{ n: -1 }]);
    append(50, 100);
    await appends[60];
    append(100, 150);
    await compaction;
    append(150, 200);
    await Promise.all(appends);
    await journal.close();
    expect(await replayed()).toEqual([-1, ...upTo(200)]);
  });

  it('keeps an entry that was just being written when it began', async () => {
    const journal = await openJournal<Entry>(file, () => undefined);
    const append = journal.append({ n: 0, text: 'x'.repeat(8_000_000) });
    let isSynced = false;
    void append.finally(() => (isSynced = true));
    await setImmediate();
    await journal.compact(isSynced ? [{ n: 0 }] : []);
    await append;
    await journal.close();
    expect(await replayed()).toEqual([0]);
  });

  it('ignores and removes what an interrupted compaction left', async () => {
    await written(2);
    await writeFile(`${file}.compacting`, '{"n":99}\n');
    expect(await replayed()).toEqual([0, 1]);
    expect(await readdir(dirname(file))).toEqual(['entries.jsonl']);
  });

  it('leaves the journal as it was when its entries cannot be written', async () => {
    await written(2);
    const journal = await openJournal<{ n: number | bigint }>(file, () => undefined);
    await expect(journal.compact([{ n: 1n }])).rejects.toThrow('BigInt');
    await journal.append({ n: 2 });
    await journal.close();
    expect(await replayed()).toEqual([0, 1, 2]);
    expect(await readdir(dirname(file))).toEqual(['entries.jsonl']);
  });
});

/** Two lines an entry: itself and its checksum. */
const linesOf = async () => (await readFile(file, 'utf8')).split('\n').slice(0, -1);
const put = (lines: string[]) => writeFile(file, lines.map((line) => `${line}\n`).join(''));

const swapped = (lines: string[]) =>
  lines.toSpliced(4, 4, ...lines.slice(6, 8), ...lines.slice(4, 6));

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
    ['two entries changed places', 5, swapped],
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
