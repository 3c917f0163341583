import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { temporaryFile } from 'test-tools/temporary-file.ts';
import { describe, expect, it, beforeEach, onTestFinished } from 'vitest';
import { crc32c } from '#src/base/digest.ts';
import type { Blobs } from '#src/storage/objects/blobs.ts';
import { openDiskBlobs } from '#src/storage/objects/disk-blobs.ts';
import { listObjects } from '#src/storage/objects/list-objects.ts';
import { readMultipart } from '#src/storage/objects/multipart.ts';
import { createMemoryBlobs, openObjectStore } from '#src/storage/objects/object-store.ts';
import { DEFAULT_FIELDS, type StoredObject } from '#src/storage/objects/stored-object.ts';
import { forAll } from '../../support/for-all.ts';

// RFC 3720, appendix B.4
it.each([
  ['32 zeros', new Uint8Array(32), 0x8a9136aa],
  ['32 ones', new Uint8Array(32).fill(0xff), 0x62a8ab43],
  ['0 to 31', Uint8Array.from({ length: 32 }, (_unused, index) => index), 0x46dd794e],
])('crc32c of %s is that of the RFC', (_case, bytes, expected) => {
  expect(crc32c(bytes)).toBe(expected);
  expect(crc32c(bytes.subarray(7), crc32c(bytes.subarray(0, 7)))).toBe(expected);
});

/** `bytes` in pieces that end at these places. */
async function* pieces(bytes: Buffer, cuts: number[]): AsyncGenerator<Uint8Array> {
  const ends = [...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length];
  let from = 0;
  for (const end of ends.toSorted((a, b) => a - b)) {
    yield await Promise.resolve(bytes.subarray(from, end));
    from = end;
  }
}

describe('readMultipart', () => {
  const confusing = fc.constantFrom('\r\n', '--', '\r\n--', '\r\n--edg', '--edge', '\r', 'x', 'é');
  const contents = fc.array(confusing, { maxLength: 12 }).map((parts) => parts.join(''));

  it('finds the bytes however the body is cut', async () => {
    const anyCuts = fc.array(fc.nat(), { maxLength: 20 });
    await forAll([contents, anyCuts], async (content, cuts) => {
      fc.pre(!`\r\n${content}\r\n`.includes('\r\n--edge'));
      const head = '--edge\r\nA: b\r\n\r\n{"a":1}\r\n--edge\r\nContent-Type: image/png\r\n\r\n';
      const body = Buffer.from(`${head}${content}\r\n--edge--`);
      const upload = await readMultipart('multipart/related; boundary="edge"', pieces(body, cuts));
      const received: Buffer[] = [];
      for await (const chunk of upload.bytes) received.push(Buffer.from(chunk));
      await upload.finish();
      expect(upload).toMatchObject({ metadata: '{"a":1}', contentType: 'image/png' });
      expect(Buffer.concat(received).toString()).toBe(content);
    });
  });
});

const objectOf = (name: string): StoredObject => ({
  ...DEFAULT_FIELDS,
  bucket: 'bucket',
  name,
  blob: name,
  size: 0,
  md5Hash: '',
  crc32c: '',
  generation: 1,
  metageneration: 1,
  timeCreated: '2026-01-01T00:00:00.000Z',
  updated: '2026-01-01T00:00:00.000Z',
  downloadTokens: [],
});

describe('listObjects', () => {
  const names = fc.uniqueArray(
    fc
      .array(fc.constantFrom('a', 'b', '/', 'ж'), { minLength: 1, maxLength: 5 })
      .map((x) => x.join('')),
    { maxLength: 12 },
  );

  it('gives the same in pages as at once, each file and folder once', () => {
    return forAll([names, fc.integer({ min: 1, max: 4 })], (all, maxResults) => {
      const objects = all.toSorted((a, b) => (a < b ? -1 : 1)).map(objectOf);
      const options = { prefix: '', delimiter: '/' };
      const whole = listObjects(objects, { ...options, maxResults: 1000 });
      const items: string[] = [];
      const prefixes: string[] = [];
      let pageToken: string | undefined;
      do {
        const page = listObjects(objects, { ...options, maxResults, pageToken });
        expect(page.items.length + page.prefixes.length).toBeLessThanOrEqual(maxResults);
        items.push(...page.items.map(({ name }) => name));
        prefixes.push(...page.prefixes);
        pageToken = page.nextPageToken;
      } while (pageToken !== undefined);
      expect(items).toEqual(whole.items.map(({ name }) => name));
      expect(prefixes).toEqual(whole.prefixes);
      expect(items).toEqual(objects.map(({ name }) => name).filter((name) => !name.includes('/')));
    });
  });
});

const onDisk = async () => openDiskBlobs(await temporaryFile('blobs'));

async function* chunks(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield await Promise.resolve(Buffer.from(text));
}

async function* brokenOff(text: string): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from(text));
  throw new Error('aborted');
}

describe.each([
  ['memory', () => Promise.resolve(createMemoryBlobs())],
  ['disk', onDisk],
])('blobs in %s', (_where, open) => {
  let blobs: Blobs;
  beforeEach(async () => {
    blobs = await open();
  });

  const read = async (id: string, range?: { first: number; last: number }) =>
    Buffer.concat(await blobs.read(id, range).toArray()).toString();

  it('grow and are read back, in part too', async () => {
    expect(await blobs.size('a')).toBe(0);
    expect(await blobs.append('a', chunks('ab', 'cd'), 100)).toBe(4);
    expect(await blobs.append('a', chunks('ef'), 100)).toBe(6);
    expect(await blobs.size('a')).toBe(6);
    expect([await read('a'), await read('a', { first: 1, last: 4 })]).toEqual(['abcdef', 'bcde']);
  });

  it('take no more than the limit, counting what is there', async () => {
    await blobs.append('a', chunks('abc'), 4);
    await expect(blobs.append('a', chunks('d', 'e'), 4)).rejects.toMatchObject({ httpStatus: 413 });
  });

  it('keep what came before a source broke off', async () => {
    await expect(blobs.append('a', brokenOff('abc'), 100)).rejects.toThrow('aborted');
    expect([await blobs.size('a'), await read('a')]).toEqual([3, 'abc']);
  });

  it('are sealed with size and checksums', async () => {
    await blobs.append('a', chunks('hel', 'lo'), 100);
    const digest = { size: 5, md5Hash: 'XUFAKrxLKna5cZ2REBfFkg==', crc32c: 'mnG7TA==' };
    expect(await blobs.seal('a')).toEqual(digest);
  });

  it('go one by one or all but some', async () => {
    for (const id of ['a', 'b', 'c']) await blobs.append(id, chunks(id), 100);
    await blobs.remove('a');
    await blobs.remove('never was');
    await blobs.keepOnly(new Set(['b']));
    expect(await Promise.all(['a', 'b', 'c'].map((id) => blobs.size(id)))).toEqual([0, 1, 0]);
  });
});

const NOW = Date.UTC(2026, 5, 1);
const MIB = 1024 * 1024;
const object = objectOf('file');

describe('the storage journal', () => {
  it('is rewritten when it holds much more than the objects, and loses none', async () => {
    const folder = await temporaryFile();
    const store = await openObjectStore(folder, NOW);
    const upload = {
      ...DEFAULT_FIELDS,
      id: 'upload',
      bucket: 'bucket',
      name: 'next',
      startedAt: NOW,
      finished: false,
    };
    await store.commit([{ set: 'upload', upload }]);
    for (let turn = 0; turn < 6; turn++) {
      const metadata = { note: `${turn}`.repeat(MIB) };
      await store.commit([{ set: 'object', object: { ...object, metadata } }]);
    }
    await store.commit([{ set: 'object', object }]);
    await store.commit([{ set: 'object', object: { ...object, name: 'gone' } }]);
    await store.commit([{ drop: 'object', bucket: 'bucket', name: 'gone' }]);
    await store.close();
    expect((await stat(join(folder, 'objects.jsonl'))).size).toBeLessThan(4 * MIB);
    const again = await openObjectStore(folder, NOW);
    onTestFinished(() => again.close());
    expect(again.index.withPrefix('bucket', '')).toEqual([object]);
    expect(again.index.get('other', 'file')).toBeNull();
    expect(again.index.uploads.get('upload')).toEqual(upload);
  });
});
