import { once, EventEmitter } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import { Server, connect, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished, vi, beforeEach } from 'vitest';
import { createFront, listenLocal } from '#src/front.ts';
import { openLocalFirebase, type LocalFirebaseOptions } from '#src/local-firebase.ts';
import { orderBy, where } from './firestore/builders.ts';

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

  it.each([
    [{}, 400, 'FAILED_PRECONDITION'],
    [{ requiresIndexes: true }, 400, 'FAILED_PRECONDITION'],
    [{ requiresIndexes: false }, 200, undefined],
  ])('LF-01 with %j answers a query without its index %i', async (options, status, refusal) => {
    const port = await start(options);
    const isOpen = where('state', 'EQUAL', { stringValue: 'open' });
    const structuredQuery = {
      from: [{ collectionId: 'orders' }],
      where: isOpen,
      orderBy: [orderBy('total', 'DESCENDING')],
    };
    const documents = `http://127.0.0.1:${port}/v1/projects/demo-lens/databases/(default)/documents`;
    const answer = await fetch(`${documents}:runQuery`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify({ structuredQuery }),
    });
    const [first] = (await answer.json()) as { error?: { status: string } }[];
    expect([answer.status, first?.error?.status]).toEqual([status, refusal]);
  });

  it('does not start with indexes that do not parse, required or not', async () => {
    const firestoreIndexes = { file: 'firestore.indexes.json', source: '{' };
    for (const requiresIndexes of [true, false])
      await expect(
        openLocalFirebase({ ...OPTIONS, firestoreIndexes, requiresIndexes }),
      ).rejects.toThrow('firestore.indexes.json');
  });

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

  it.each(['https://evil.test', 'null', 'http://localhost.evil.test', 'http://evil-localhost'])(
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

/** Resolves once all sent so far is with the other side. */
const send = (socket: Socket, text: string) =>
  new Promise<void>((resolve) => socket.write(text, () => resolve()));

describe('the front', () => {
  let front: Server;
  let port: number;
  let grpc: Promise<string>;

  beforeEach(async () => {
    const http = createServer((request, response) => {
      response.end(`${request.method} ${request.url}`);
    });
    const received = new EventEmitter();
    grpc = once(received, 'grpc').then(([text]) => String(text));
    front = createFront(http, {
      acceptGrpc(socket) {
        socket.once('data', (data: Buffer) => received.emit('grpc', data.toString()));
      },
    });
    port = await listenLocal(front, 0);
    onTestFinished(() => {
      front.close();
      http.closeAllConnections();
    });
  });

  async function dial(): Promise<Socket> {
    const socket = connect(port, '127.0.0.1').setNoDelay(true);
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    return socket;
  }

  it.each([
    ['PRI', ['P', 'R', 'I * HTTP/2.0\r\n']],
    ['PR', ['PR', 'I * HTTP/2.0\r\n']],
  ])('waits for all of %s before it decides', async (_case, pieces) => {
    const socket = await dial();
    for (const piece of pieces) await send(socket, piece);
    expect(await grpc).toMatch(/^PRI/);
  });

  it('is not misled by a method that begins alike', async () => {
    const socket = await dial();
    await send(socket, 'P');
    await send(socket, 'OST /x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n');
    const [data] = (await once(socket, 'data')) as [Buffer];
    expect(data.toString()).toContain('POST /x');
  });

  it('lets go of silent connections when it closes', async () => {
    const accepted = once(front, 'connection');
    const socket = await dial();
    await accepted;
    const closed = once(socket, 'close');
    front.close();
    await closed;
    expect(front.listening).toBe(false);
  });
});

describe('listening', () => {
  it.each(['0.0.0.0', '::', '192.168.1.1', 'example.com'])('on %s is refused', async (host) => {
    await expect(listenLocal(new Server(), 0, host)).rejects.toThrow('loopback only');
  });

  it('on a port in use is explained', async () => {
    const other = new Server();
    onTestFinished(() => void other.close());
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port: taken } = other.address() as AddressInfo;
    await expect(listenLocal(new Server(), taken)).rejects.toThrow(`Port ${taken} is in use`);
  });
});
