import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveApp } from '#server/platform/static/serve-app.ts';

const PAGE = '<meta property="csp-nonce" nonce="__CSP_NONCE__" /><p>page';
const FILES = { 'index.html': PAGE, 'icon.svg': '<svg/>', 'assets/app-4f2a.js': 'run()' };
const HOUR_PER_YEAR = 8_760;

let folder: string;
const app = Fastify();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lens-portal-served-'));
  await mkdir(join(folder, 'assets'));
  for (const [name, content] of Object.entries(FILES)) {
    await writeFile(join(folder, name), content);
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(content));
  }
  await serveApp(app, folder, ['https://firebase.test']);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, encoding = 'br') =>
  app.inject({ url, headers: { 'accept-encoding': encoding } });

describe('the built app', () => {
  it.each([
    ['/icon.svg', '<svg/>'],
    ['/assets/app-4f2a.js', 'run()'],
  ])('sends %s compressed to who takes it, and plain to who does not', async (url, content) => {
    const compressed = await get(url);
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(content);
    const plain = await get(url, 'identity');
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, content]);
  });

  it('has browsers keep for a year what is named by its content, and nothing else', async () => {
    const ages = await Promise.all(
      ['/assets/app-4f2a.js', '/icon.svg', '/', '/orders/1'].map(
        async (url) => (await get(url)).headers['cache-control'],
      ),
    );
    const year = `public, max-age=${HOUR_PER_YEAR * 3_600}, immutable`;
    expect(ages).toEqual([year, 'no-cache', 'no-cache', 'no-cache']);
  });

  it('answers a path of the router with the page, under a policy that lets it reach Firebase', async () => {
    for (const url of ['/', '/orders/1', '/index.html']) {
      const { statusCode, headers, body } = await get(url);
      expect([url, statusCode, headers['content-type']]).toEqual([url, 200, 'text/html']);
      expect(body).toMatch(/^<meta property="csp-nonce" nonce="[^"]+" \/><p>page$/);
      expect(headers['content-security-policy']).toContain(
        "connect-src 'self' https://firebase.test;",
      );
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    expect((await get('/icon.svg')).headers['x-content-type-options']).toBe('nosniff');
  });

  it('SE-06 lets no style in but from ourselves and with the nonce of this one answer', async () => {
    const answers = await Promise.all([get('/'), get('/'), get('/orders/1')]);
    const nonces = answers.map(({ headers, body }) => {
      const [, nonce = ''] = /nonce="([^"]+)"/.exec(body) ?? [];
      expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
      const policy = String(headers['content-security-policy']).split('; ');
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(policy.join()).not.toContain('unsafe');
      return nonce;
    });
    expect(new Set(nonces).size).toBe(3);
  });

  it.each(['/assets/app-0000.js', '/assets/app-4f2a.js.br', '/api/nothing'])(
    'answers %s with 404, not with the page',
    async (url) => expect((await get(url)).statusCode).toBe(404),
  );
});
