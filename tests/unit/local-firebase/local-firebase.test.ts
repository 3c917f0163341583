import { createServer, request as httpRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createFront, listenLocal } from '#local-firebase/front.ts';
import { openLocalFirebase } from '#local-firebase/local-firebase.ts';
import type { LocalFirebaseOptions } from '#local-firebase/local-firebase.ts';

const OPTIONS: LocalFirebaseOptions = {
  projectId: 'demo-lens',
  folder: null,
  firestoreRules: null,
  storageRules: null,
  firestoreIndexes: null,
  actionUrl: 'http://127.0.0.1:3000/auth/action',
};

async function start(options: Partial<LocalFirebaseOptions> = {}): Promise<number> {
  const firebase = await openLocalFirebase({ ...OPTIONS, ...options });
  const http = createServer((request, response) => {
    if (!firebase.handle(request, response)) response.end('the portal');
  });
  const front = createFront(http, firebase);
  const port = await listenLocal(front, 0);
  onTestFinished(async () => {
    front.close();
    http.closeAllConnections();
    await firebase.close();
  });
  return port;
}

/** `fetch` lets nobody choose Host and Origin. */
async function ask(port: number, path: string, headers: Record<string, string>, method = 'GET') {
  const request = httpRequest({ host: '127.0.0.1', port, path, method, headers });
  request.end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  return {
    status: response.statusCode,
    headers: response.headers,
    text: Buffer.concat(parts).toString(),
  };
}

const POLICY = '/identitytoolkit.googleapis.com/v2/passwordPolicy';

describe('the local Firebase', () => {
  it('does not start in production', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    onTestFinished(() => void vi.unstubAllEnvs());
    await expect(openLocalFirebase(OPTIONS)).rejects.toThrow('must not run in production');
  });

  it.each(['firestoreRules', 'storageRules'] as const)(
    'does not start with %s that do not parse, and says where',
    async (which) => {
      const rules = { file: `${which}.rules`, source: "rules_version = '2';\nservice {" };
      await expect(openLocalFirebase({ ...OPTIONS, [which]: rules })).rejects.toThrow(
        `${which}.rules:2:`,
      );
    },
  );

  it.each(['/', '/api/orders', '/v0/other', '/demo-lens', '/assets/identitytoolkit.js'])(
    'leaves %s to the portal',
    async (path) => {
      expect((await ask(await start(), path, {})).text).toBe('the portal');
    },
  );

  it.each([
    '/v0/b/bucket/other',
    '/demo-lens/europe-west1/a/b',
    '/emulator/v1/other',
    '/v1/projects/demo-lens/other',
    '/google.firestore.v1.Firestore/Other',
  ])('answers 404 for %s, which nobody knows', async (path) => {
    const { status, text } = await ask(await start(), path, {});
    expect(status).toBe(404);
    expect(JSON.parse(text)).toMatchObject({ error: expect.anything() });
  });

  it.each(['127.0.0.1', 'localhost', 'localhost:3000', 't1.localhost:3000', '[::1]:3000'])(
    'serves the host %s',
    async (host) => {
      expect((await ask(await start(), POLICY, { host })).status).toBe(200);
    },
  );

  it.each(['evil.test', 'localhost.evil.test', '192.168.1.5:3000', '127.0.0.1.evil.test'])(
    'refuses the host %j, whatever address it resolved to',
    async (host) => {
      const { status, headers } = await ask(await start(), POLICY, { host });
      expect(status).toBe(403);
      expect(headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  it.each(['https://evil.test', 'null', 'http://localhost.evil.test'])(
    'refuses pages of %s, preflight included',
    async (origin) => {
      const port = await start();
      for (const method of ['GET', 'OPTIONS']) {
        const { status, headers } = await ask(port, POLICY, { origin }, method);
        expect(status).toBe(403);
        expect(headers['access-control-allow-origin']).toBeUndefined();
      }
    },
  );

  it('answers the preflight of a page of this machine', async () => {
    const origin = 'http://localhost:5173';
    const asked = { origin, 'access-control-request-headers': 'authorization,x-client-version' };
    const { status, headers } = await ask(await start(), POLICY, asked, 'OPTIONS');
    expect(status).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-headers': 'authorization,x-client-version',
    });
  });

  it('lets nobody but the administrator at data without rules', async () => {
    const port = await start();
    const path = '/v1/projects/demo-lens/databases/(default)/documents/users/ada';
    expect((await ask(port, path, {})).status).toBe(403);
    expect((await ask(port, path, { authorization: 'Bearer owner' })).status).toBe(404);
    const file = '/v0/b/bucket/o/users%2Fada';
    expect((await ask(port, file, {})).status).toBe(403);
    expect((await ask(port, file, { authorization: 'Bearer owner' })).status).toBe(404);
  });

  it('gives every part the same idea of who calls', async () => {
    const port = await start();
    const authorization = 'Bearer made-up';
    const statuses = await Promise.all(
      ['/v0/b/bucket/o/a', '/v1/projects/demo-lens/databases/(default)/documents/a/b'].map(
        async (path) => (await ask(port, path, { authorization })).status,
      ),
    );
    expect(statuses).toEqual([401, 401]);
  });
});
