import { beforeEach, describe, expect, it } from 'vitest';
import { OWNER, startStorage, upload } from './storage-server.ts';
import type { Json, StorageServer } from './storage-server.ts';

let server: StorageServer;
beforeEach(async () => {
  server = await startStorage();
});

const json = async (response: Response) => (await response.json()) as Json;

describe('a file', () => {
  it('has the metadata of Cloud Storage', async () => {
    const made = await json(await upload(server, 'a/Größe.txt', 'hello', { metadata: { k: 'v' } }));
    expect(made).toEqual({
      name: 'a/Größe.txt',
      bucket: 'bucket',
      size: '5',
      md5Hash: 'XUFAKrxLKna5cZ2REBfFkg==',
      crc32c: 'mnG7TA==',
      generation: String(server.clock.now * 1000),
      metageneration: '1',
      etag: `${server.clock.now * 1000}/1`,
      timeCreated: '2026-06-01T00:00:00.000Z',
      updated: '2026-06-01T00:00:00.000Z',
      contentType: 'text/plain',
      contentEncoding: 'identity',
      contentDisposition: "inline; filename*=utf-8''Gr%C3%B6%C3%9Fe.txt",
      storageClass: 'STANDARD',
      downloadTokens: expect.stringMatching(/^[0-9a-f-]{36}$/),
      metadata: { k: 'v' },
    });
  });

  it('merges custom metadata and removes what is null', async () => {
    await upload(server, 'file', 'x', { cacheControl: 'no-store', metadata: { a: '1', b: '2' } });
    const patch = async (body: Json) =>
      json(await server.call('PATCH', '/file', { body: JSON.stringify(body) }));
    const merged = await patch({ cacheControl: null, metadata: { a: null, c: '3' } });
    expect(merged.metadata).toEqual({ b: '2', c: '3' });
    expect(merged.cacheControl).toBeUndefined();
    expect((await patch({ metadata: null })).metadata).toBeUndefined();
  });

  it.each([
    ['a header with a line break', { contentDisposition: 'x\r\nSet-Cookie: a=b' }],
    ['a type that is no text', { contentType: 7 }],
  ])('takes no %s', async (_case, metadata) => {
    expect((await upload(server, 'file', 'x', metadata)).status).toBe(400);
  });

  it.each(['', '..', 'a\nb', 'x'.repeat(1025)])('is never named %j', async (name) => {
    expect((await upload(server, name, 'x')).status).toBe(400);
  });

  it('cannot leave the storage by its name', async () => {
    expect((await upload(server, '../../etc/passwd', 'x')).status).toBe(200);
    const { name } = await json(await server.call('GET', '/..%2F..%2Fetc%2Fpasswd'));
    expect(name).toBe('../../etc/passwd');
  });

  it('is served so that it cannot act as a page of the portal', async () => {
    await upload(server, 'page.html', '<script>', { contentType: 'text/html' });
    const { headers } = await server.call('GET', '/page.html?alt=media');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  });

  it.each([
    ['bytes=2-3', 206, 'cd', 'bytes 2-3/6'],
    ['bytes=4-99', 206, 'ef', 'bytes 4-5/6'],
    ['bytes=-2', 206, 'ef', 'bytes 4-5/6'],
    ['bytes=0-1,3-4', 200, 'abcdef', null],
    ['lines=1-2', 200, 'abcdef', null],
  ])('is served for the range %s', async (range, status, text, contentRange) => {
    await upload(server, 'file', 'abcdef');
    const response = await server.call('GET', '/file?alt=media', { headers: { range } });
    expect([response.status, await response.text()]).toEqual([status, text]);
    expect(response.headers.get('content-range')).toBe(contentRange);
  });

  it.each(['bytes=6-', 'bytes=-0', 'bytes=3-2'])('has nothing in the range %s', async (range) => {
    await upload(server, 'file', 'abcdef');
    const response = await server.call('GET', '/file?alt=media', { headers: { range } });
    expect(response.status).toBe(416);
  });

  it('gets and loses download tokens by the administrator', async () => {
    const { downloadTokens: first } = await json(await upload(server, 'file', 'x'));
    server.rules.allow = () => false;
    expect((await server.call('POST', '/file?create_token=true')).status).toBe(403);
    const more = await json(
      await server.call('POST', '/file?create_token=true', { headers: OWNER }),
    );
    const tokens = String(more.downloadTokens).split(',');
    expect([tokens.length, tokens[0]]).toEqual([2, first]);
    await server.call('POST', `/file?delete_token=${tokens[0]}`, { headers: OWNER });
    const status = async (token = '') =>
      (await server.call('GET', `/file?alt=media&token=${token}`)).status;
    expect([await status(tokens[0]), await status(tokens[1])]).toEqual([403, 200]);
  });
});

describe('a body that is no multipart', () => {
  const headers = { 'x-goog-upload-protocol': 'multipart' };
  it.each([
    ['without a boundary', 'multipart/related', ''],
    ['that ends early', 'multipart/related; boundary=edge', '--edge\r\n\r\n{}\r\n--edge\r\n\r\nab'],
    ['that never begins', 'multipart/related; boundary=edge', 'x'.repeat(200_000)],
    [
      'with metadata that is no JSON',
      'multipart/related; boundary=edge',
      '--edge\r\n\r\n{\r\n--edge\r\n\r\na\r\n--edge--',
    ],
  ])('%s is refused and leaves nothing', async (_case, contentType, body) => {
    const init = { headers: { ...headers, 'content-type': contentType }, body };
    expect((await server.call('POST', '?name=file', init)).status).toBe(400);
    expect((await server.call('GET', '/file')).status).toBe(404);
  });
});
