// @vitest-environment node
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { temporaryFile } from 'test-tools/temporary-file.ts';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { adminApp, adminStorage } from './support/admin-sdk.ts';
import { hash, setStorageRules, someBytes } from './support/storage-apps.ts';
import { openTarget } from './support/target.ts';

const target = await openTarget();
const { host, port } = target.storage;
const base = `http://${host}:${port}`;
vi.stubEnv('STORAGE_EMULATOR_HOST', base);
// Otherwise the SDK asks the network whether it runs in Google's cloud.
vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
const options = { projectId: target.projectId, storageBucket: 'demo-bucket' };
const app = adminApp.initializeApp(options, randomUUID());
const bucket = adminStorage.getStorage(app).bucket();
afterAll(async () => {
  await adminApp.deleteApp(app);
  vi.unstubAllEnvs();
  await target.close();
});

/** A file nobody else uses. */
const freshFile = (name = 'ä b/c?.txt') => bucket.file(`${randomUUID()}/${name}`);

/** A chunk of a resumable upload, the least that Cloud Storage takes. */
const CHUNK = 256 * 1024;

describe('a file through firebase-admin', () => {
  it.each([
    ['in one request', { resumable: false }],
    ['in a session', { resumable: true }],
    ['in chunks', { resumable: true, chunkSize: CHUNK }],
  ])('LF-02 is uploaded %s, verified, and comes back', async (_title, how) => {
    const file = freshFile();
    const bytes = Buffer.from(someBytes(2 * CHUNK + 1000));
    const metadata = { contentType: 'text/x-lens', cacheControl: 'no-cache', metadata: { a: 'b' } };
    await file.save(bytes, { ...how, metadata, validation: 'crc32c' });
    const [found] = await file.download({ validation: 'crc32c' });
    expect(hash(found)).toBe(hash(bytes));
    const [shown] = await file.getMetadata();
    expect(shown).toMatchObject({ ...metadata, size: String(bytes.length), bucket: 'demo-bucket' });
    expect(shown.name).toBe(file.name);
    expect(shown.contentEncoding).toBeUndefined();
  });

  it('LF-02 may be empty, or of exactly some chunks', async () => {
    const [empty, whole] = [freshFile(), freshFile()];
    await empty.save('', { resumable: true });
    expect((await empty.download())[0]).toHaveLength(0);
    await whole.save(Buffer.alloc(2 * CHUNK), { resumable: true, chunkSize: CHUNK });
    expect((await whole.download())[0]).toHaveLength(2 * CHUNK);
  });

  it('LF-02 is uploaded from a path and from a stream, and read in part', async () => {
    const path = join(await temporaryFile(), 'file.txt');
    await writeFile(path, 'from a path');
    const [uploaded] = await bucket.upload(path, { destination: freshFile().name });
    expect(String((await uploaded.download({ start: 5, end: 6 }))[0])).toBe('a ');
    const file = freshFile();
    await pipeline(Readable.from(['from ', 'a stream']), file.createWriteStream());
    expect(String((await file.download())[0])).toBe('from a stream');
  });

  it('LF-02 goes on after a connection that broke, from what has arrived', async () => {
    const file = freshFile();
    const [uri] = await file.createResumableUpload({ metadata: { contentType: 'text/plain' } });
    const put = (range: string, body?: string) =>
      fetch(uri, { method: 'PUT', body, headers: { 'content-range': range } });
    const first = await put('bytes 0-2/*', 'abc');
    expect([first.status, first.headers.get('range')]).toEqual([308, 'bytes=0-2']);
    expect((await put('bytes */*')).headers.get('range')).toBe('bytes=0-2');
    expect((await put('bytes 4-4/5', 'e')).status).toBe(503);
    expect((await put('bytes 1-4/5', 'bcde')).status).toBe(200);
    expect((await put('bytes */5')).status).toBe(200);
    expect(String((await file.download())[0])).toBe('abcde');
  });

  it('LF-02 is gone when its upload is canceled', async () => {
    const [uri] = await freshFile().createResumableUpload();
    expect((await fetch(uri, { method: 'DELETE' })).status).toBe(499);
    expect((await fetch(uri, { method: 'PUT', body: 'a' })).status).toBe(404);
  });

  it('LF-02 exists until it is deleted', async () => {
    const file = freshFile();
    expect(await file.exists()).toEqual([false]);
    await file.save('a', { resumable: false });
    expect(await file.exists()).toEqual([true]);
    await file.delete();
    expect(await file.exists()).toEqual([false]);
    await expect(file.delete()).rejects.toMatchObject({ code: 404 });
    await file.delete({ ignoreNotFound: true });
    const missing = `No such object: demo-bucket/${file.name}`;
    await expect(file.download()).rejects.toMatchObject({ code: 404, message: missing });
  });

  it('LF-02 has metadata that are set and removed, with the version of both', async () => {
    const file = freshFile();
    await file.save('a', { resumable: false, metadata: { metadata: { eye: 'OD', side: 'x' } } });
    await file.setMetadata({ contentLanguage: 'es', metadata: { side: null } });
    const [shown] = await file.getMetadata();
    expect(shown).toMatchObject({ contentLanguage: 'es', metageneration: '2' });
    expect(shown.metadata).toEqual({ eye: 'OD' });
    await expect(
      file.setMetadata({ cacheControl: 'x' }, { ifMetagenerationMatch: 1 }),
    ).rejects.toMatchObject({ code: 412 });
  });

  it('LF-02 keeps Firebase’s download tokens in its metadata, where they open it to pages', async () => {
    const file = freshFile('token.txt');
    const firebaseStorageDownloadTokens = randomUUID();
    await file.save('a', {
      resumable: true,
      metadata: { metadata: { firebaseStorageDownloadTokens, eye: 'OS' } },
    });
    expect((await file.getMetadata())[0].metadata).toEqual({
      firebaseStorageDownloadTokens,
      eye: 'OS',
    });
    const url = `${base}/v0/b/demo-bucket/o/${encodeURIComponent(file.name)}?alt=media`;
    expect((await fetch(url)).status).toBe(403);
    expect((await fetch(`${url}&token=${firebaseStorageDownloadTokens}`)).status).toBe(200);
    await file.setMetadata({ metadata: { firebaseStorageDownloadTokens: null } });
    expect((await fetch(`${url}&token=${firebaseStorageDownloadTokens}`)).status).toBe(403);
  });

  it('LF-02 is copied, with its metadata or with others, and moved', async () => {
    const file = freshFile();
    const metadata = { contentType: 'text/x-lens', metadata: { eye: 'OD' } };
    await file.save('lens', { resumable: false, metadata });
    const [copy] = await file.copy(bucket.file(`${file.name}.copy`));
    expect((await copy.getMetadata())[0]).toMatchObject(metadata);
    const [other] = await file.copy(bucket.file(`${file.name}.other`), { contentType: 'a/b' });
    const [shown] = await other.getMetadata();
    expect([shown.contentType, shown.metadata]).toEqual(['a/b', undefined]);
    await file.rename(`${file.name}.moved`);
    const moved = bucket.file(`${file.name}.moved`);
    expect([await file.exists(), String((await moved.download())[0])]).toEqual([[false], 'lens']);
    await expect(file.copy(copy)).rejects.toMatchObject({ code: 404 });
  });

  it('LF-02 is written only over the generation that was read', async () => {
    const file = freshFile();
    const once = { resumable: false, preconditionOpts: { ifGenerationMatch: 0 } };
    await file.save('first', once);
    await expect(file.save('second', once)).rejects.toMatchObject({ code: 412 });
    const session = { ...once, resumable: true };
    await expect(file.save('second', session)).rejects.toMatchObject({ status: 412 });
    expect(String((await file.download())[0])).toBe('first');
  });

  it('LF-02 is refused when its bytes are not those that were announced', async () => {
    const file = freshFile();
    const url = `${base}/upload/storage/v1/b/demo-bucket/o?uploadType=media&name=${encodeURIComponent(file.name)}`;
    const headers = { 'x-goog-hash': 'crc32c=AAAAAA==' };
    expect((await fetch(url, { method: 'POST', body: 'abc', headers })).status).toBe(400);
    expect(await file.exists()).toEqual([false]);
  });
});

/** Without the folder, whose name is a UUID. */
const namesOf = (files: { name: string }[]) => files.map(({ name }) => name.slice(37));

describe('a bucket through firebase-admin', () => {
  it('LF-02 lists its files, in folders and page by page', async () => {
    const folder = randomUUID();
    for (const name of ['a', 'b', 'deep/c', 'deep/d'])
      await bucket.file(`${folder}/${name}`).save(name, { resumable: false });
    const prefix = `${folder}/`;
    const [first, next] = await bucket.getFiles({ prefix, maxResults: 3, autoPaginate: false });
    const [last, end] = await bucket.getFiles(next);
    expect([namesOf(first), namesOf(last), end]).toEqual([['a', 'b', 'deep/c'], ['deep/d'], null]);
    const [files, , answer] = await bucket.getFiles({
      prefix,
      delimiter: '/',
      autoPaginate: false,
    });
    expect(namesOf(files)).toEqual(['a', 'b']);
    expect(answer).toMatchObject({ prefixes: [`${folder}/deep/`] });
    await bucket.deleteFiles({ prefix });
    expect((await bucket.getFiles({ prefix }))[0]).toEqual([]);
    expect(await bucket.exists()).toEqual([true]);
  });

  it('LF-03 refuses by name what it does not offer', async () => {
    const file = freshFile();
    await file.save('a', { resumable: false });
    const refused = { code: 501, message: expect.stringContaining('does not offer') };
    await expect(file.makePublic()).rejects.toMatchObject(refused);
    await expect(bucket.combine([file], freshFile())).rejects.toMatchObject(refused);
    await expect(file.setMetadata({ customTime: '2026-01-01T00:00:00Z' })).rejects.toMatchObject(
      refused,
    );
    await expect(bucket.getFiles({ versions: true })).rejects.toMatchObject(refused);
    await expect(file.save('a', { public: true, resumable: false })).rejects.toMatchObject(refused);
  });

  it('LF-01 is for servers only: rules hold for users and pages', async () => {
    await setStorageRules(target);
    const url = `${base}/b/demo-bucket/o`;
    const asked = (headers: Record<string, string>) => fetch(url, { headers });
    expect((await asked({ authorization: 'Bearer owner' })).status).toBe(200);
    expect((await asked({ origin: 'http://localhost:3000' })).status).toBe(403);
    expect((await asked({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await asked({ authorization: 'Bearer x' })).status).toBe(401);
    expect((await asked({ origin: 'https://example.com' })).status).toBe(403);
  });
});
