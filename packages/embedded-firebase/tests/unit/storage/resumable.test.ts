import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFile } from 'test-tools/temporary-file.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { OBJECT_MAX_BYTES, UPLOAD_LIFE_MS } from '#src/storage/objects/limits.ts';
import { startResumable, startStorage, upload, uploadState } from './storage-server.ts';
import type { StorageServer } from './storage-server.ts';

describe.each(['memory', 'disk'])('a resumable upload in %s', (where) => {
  let server: StorageServer;
  beforeEach(async () => {
    server = await startStorage(where === 'disk' ? await temporaryFile() : null);
  });

  const content = async (name: string) => (await server.call('GET', `/${name}?alt=media`)).text();

  it('takes no chunk twice and leaves none out', async () => {
    const { command } = await startResumable(server, 'file');
    await command('upload', 0, 'abc');
    expect((await command('upload', 0, 'abc')).status).toBe(400);
    expect((await command('upload', 4, 'e')).status).toBe(400);
    await command('upload, finalize', 3, 'd');
    expect(await content('file')).toBe('abcd');
  });

  it('says that it is final to a client who missed the answer', async () => {
    const { command } = await startResumable(server, 'file');
    await command('upload, finalize', 0, 'abc');
    expect(uploadState(await command('query'))).toEqual([200, 'final', '3']);
    expect((await command('upload, finalize', 3, 'd')).status).toBe(400);
  });

  it('refuses what is declared too large before a byte is sent', async () => {
    const headers = { 'x-goog-upload-header-content-length': String(OBJECT_MAX_BYTES + 1) };
    expect((await startResumable(server, 'file', headers)).response.status).toBe(413);
  });

  it('asks the rules at the start and again with what really came', async () => {
    server.rules.allow = ({ next }) => Number(next?.size) <= 3;
    const headers = { 'x-goog-upload-header-content-length': '3' };
    const { command } = await startResumable(server, 'file', headers);
    expect((await command('upload, finalize', 0, 'abcd')).status).toBe(403);
    server.rules.allow = () => true;
    expect((await server.call('GET', '/file')).status).toBe(404);
    expect(server.checks.map(({ method }) => method)).toEqual([
      'create',
      'create',
      'create',
      'get',
    ]);
    expect((await command('finalize', 0)).status).toBe(404);
  });

  it('SE-02 asks the rules again before each chunk, and takes none that they refuse', async () => {
    const { command } = await startResumable(server, 'file');
    await command('upload', 0, 'abc');
    server.rules.allow = () => false;
    expect((await command('upload', 3, 'def')).status).toBe(403);
    server.rules.allow = () => true;
    expect(uploadState(await command('query'))).toEqual([200, 'active', '3']);
    await command('upload, finalize', 3, 'xyz');
    expect(await content('file')).toBe('abcxyz');
  });

  it('replaces a file only when it is finished', async () => {
    await upload(server, 'file', 'old');
    const { command } = await startResumable(server, 'file');
    await command('upload', 0, 'new');
    expect(await content('file')).toBe('old');
    await command('finalize', 3);
    expect(await content('file')).toBe('new');
    expect(server.checks.at(-2)).toMatchObject({ method: 'create', resource: { size: 3 } });
  });
});

describe('a restart', () => {
  it('lets an upload go on where it was', async () => {
    const folder = await temporaryFile();
    const before = await startStorage(folder);
    const { command } = await startResumable(before, 'file');
    await command('upload', 0, 'abc');
    await before.close();
    const after = await startStorage(folder);
    const kept = await command('query', undefined, undefined, after);
    expect(uploadState(kept)).toEqual([200, 'active', '3']);
    await command('upload, finalize', 3, 'def', after);
    expect(await (await after.call('GET', '/file?alt=media')).text()).toBe('abcdef');
  });

  it('forgets uploads that nobody finished, with their bytes', async () => {
    const folder = await temporaryFile();
    const before = await startStorage(folder);
    before.clock.now -= UPLOAD_LIFE_MS + 1;
    const { command } = await startResumable(before, 'file');
    await command('upload', 0, 'abc');
    await upload(before, 'kept', 'kept');
    await before.close();
    const after = await startStorage(folder);
    expect((await command('query', undefined, undefined, after)).status).toBe(404);
    expect(await readdir(join(folder, 'blobs'))).toHaveLength(1);
    expect(await (await after.call('GET', '/kept?alt=media')).text()).toBe('kept');
  });

  it('leaves the bytes of no replaced or deleted file', async () => {
    const folder = await temporaryFile();
    const server = await startStorage(folder);
    for (const content of ['one', 'two', 'three']) await upload(server, 'file', content);
    expect(await readdir(join(folder, 'blobs'))).toHaveLength(1);
    await server.call('DELETE', '/file');
    expect(await readdir(join(folder, 'blobs'))).toEqual([]);
  });
});
