import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openObjectStore } from '#local-firebase/storage/object-store.ts';
import { DEFAULT_FIELDS } from '#local-firebase/storage/stored-object.ts';
import type { StoredObject } from '#local-firebase/storage/stored-object.ts';

const NOW = Date.UTC(2026, 5, 1);
const MIB = 1024 * 1024;

const object: StoredObject = {
  ...DEFAULT_FIELDS,
  bucket: 'bucket',
  name: 'file',
  blob: 'blob',
  size: 0,
  md5Hash: '',
  crc32c: '',
  generation: 1,
  metageneration: 1,
  timeCreated: '2026-06-01T00:00:00.000Z',
  updated: '2026-06-01T00:00:00.000Z',
  downloadTokens: ['token'],
};

describe('the storage journal', () => {
  it('is rewritten when it holds much more than the objects, and loses none', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'objects-'));
    onTestFinished(() => rm(folder, { recursive: true }));
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
