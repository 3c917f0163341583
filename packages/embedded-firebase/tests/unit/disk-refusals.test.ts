import { readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { fillDisk } from 'test-tools/full-disk.ts';
import { temporaryFile } from 'test-tools/temporary-file.ts';
import { until } from 'test-tools/until.ts';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openFirestoreEngine } from '#src/firestore/engine.ts';
import { DiskRefusals } from '#src/journal/disk-refusals.ts';
import type { JournalOptions } from '#src/journal/journal-contract.ts';
import { openJournal } from '#src/journal/journal.ts';
import { openDiskBlobs } from '#src/storage/objects/disk-blobs.ts';

interface Entry {
  n: number;
}

let refusals: DiskRefusals;
beforeEach(() => void (refusals = new DiskRefusals({ every: 10 })));

/** Until a write that needs room has worked. */
const mended = () => until(() => expect(refusals.open).toBeNull());

async function full(code?: string): Promise<() => void> {
  const makeRoom = await fillDisk(code);
  onTestFinished(makeRoom);
  return makeRoom;
}

async function open(file: string, options: JournalOptions = {}) {
  const seen: number[] = [];
  const replay = ({ n }: Entry) => void seen.push(n);
  const journal = await openJournal<Entry>(file, replay, { refusals, ...options });
  return { journal, seen };
}

describe('SE-09 a journal whose disk refuses a write', () => {
  it.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES'])(
    'says so after %s, and goes on by itself with what the memory has',
    async (code) => {
      const file = await temporaryFile('entries.jsonl');
      const { journal } = await open(file);
      await journal.append({ n: 0 });
      const makeRoom = await full(code);
      const appends = [journal.append({ n: 1 }), journal.append({ n: 2 })];
      for (const append of appends) await expect(append).rejects.toThrow('cannot be written');
      await expect(journal.append({ n: 3 })).rejects.toThrow('cannot be written');
      await expect(journal.compact([])).rejects.toThrow('cannot be written');
      expect(refusals.open).toBe(`entries.jsonl (${code})`);
      makeRoom();
      await mended();
      await journal.append({ n: 4 });
      await journal.close();
      const { journal: again, seen } = await open(file);
      await again.close();
      expect(seen).toEqual([0, 1, 2, 3, 4]);
      expect(await readdir(dirname(file))).toEqual(['entries.jsonl']);
    },
  );

  it('leaves out what whoever appends takes back', async () => {
    const file = await temporaryFile('entries.jsonl');
    const { journal } = await open(file, { takesBack: true });
    const makeRoom = await full();
    await expect(journal.append({ n: 0 })).rejects.toThrow('cannot be written');
    await expect(journal.append({ n: 1 })).rejects.toThrow('cannot be written');
    makeRoom();
    await mended();
    await journal.append({ n: 2 });
    await journal.close();
    const { journal: again, seen } = await open(file);
    await again.close();
    expect(seen).toEqual([2]);
  });

  it('loses nothing to a compaction that was under way', async () => {
    const file = await temporaryFile('entries.jsonl');
    const { journal } = await open(file);
    await journal.append({ n: 0 });
    const makeRoom = await full();
    const compaction = journal.compact([{ n: 0 }]);
    await expect(journal.append({ n: 1 })).rejects.toThrow('cannot be written');
    await expect(compaction).rejects.toThrow('ENOSPC');
    makeRoom();
    await mended();
    await journal.close();
    const { journal: again, seen } = await open(file);
    await again.close();
    expect(seen).toEqual([0, 1]);
  });

  it('says that a compaction had no room', async () => {
    const { journal } = await open(await temporaryFile('entries.jsonl'));
    const makeRoom = await full();
    await expect(journal.compact([{ n: 0 }])).rejects.toThrow('ENOSPC');
    expect(refusals.open).toBe('entries.jsonl.compacting (ENOSPC)');
    makeRoom();
    await mended();
    await journal.close();
  });
});

function* brokenOff(error: Error): Generator<Uint8Array> {
  yield Buffer.from('b');
  throw error;
}

describe('SE-09 who keeps files beside the database', () => {
  it('refuses a commit of Firestore and takes it back', async () => {
    const file = await temporaryFile('firestore.jsonl');
    const engine = await openFirestoreEngine({ file, refusals });
    onTestFinished(() => engine.close());
    const name = 'projects/p/databases/(default)/documents/c/d';
    const put = (value: string) =>
      engine.commit({ admin: true, auth: null }, [
        { update: { name, fields: { n: { integerValue: value } } } },
      ]);
    const read = () => engine.batchGet({ admin: true, auth: null }, [name])[0]?.document?.fields;
    await put('1');
    const makeRoom = await full();
    await expect(put('2')).rejects.toMatchObject({ status: 'UNAVAILABLE' });
    expect(refusals.open).toBe('firestore.jsonl (ENOSPC)');
    expect(read()).toEqual({ n: { integerValue: '1' } });
    makeRoom();
    await mended();
    await put('3');
    expect(read()).toEqual({ n: { integerValue: '3' } });
  });

  it('says that the bytes of a file found no room', async () => {
    const folder = await temporaryFile('blobs');
    const blobs = await openDiskBlobs(folder, refusals);
    const makeRoom = await full();
    const append = () => blobs.append('one', Readable.from([Buffer.from('bytes')]), 100);
    await expect(append()).rejects.toThrow('ENOSPC');
    expect(refusals.open).toBe('blobs (ENOSPC)');
    makeRoom();
    await mended();
    expect(await append()).toBe(5);
    expect(await readdir(folder)).toEqual(['one']);
  });

  it('says nothing of a file that is too large, or whose sender went away', async () => {
    const blobs = await openDiskBlobs(await temporaryFile('blobs'), refusals);
    const large = Readable.from([Buffer.from('bytes')]);
    await expect(blobs.append('one', large, 4)).rejects.toThrow('More than 4 bytes');
    const gone = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
    const cutOff = Readable.from(brokenOff(gone));
    await expect(blobs.append('two', cutOff, 100)).rejects.toThrow('aborted');
    expect(refusals.open).toBeNull();
  });
});
