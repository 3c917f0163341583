import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { apiErrorSchema } from '#domain/access/api-error.ts';
import { PRODUCT_VERSION } from '#domain/basics/constants.ts';
import { buildApp } from '#server/app/app.ts';
import { createGate } from '../fixtures/gate.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal(() => ({ rateLimits: { perMinute: 8, refusalsPerMinute: 5 } }));

const config = { logLevel: 'silent' as const, trustedProxies: 0 };

const gone = () => Promise.reject(new Error('gone'));

describe('the app', () => {
  it('SE-09 is ready while the database answers and tells, and lives all the same', async () => {
    const healthy = { status: 'ok', version: PRODUCT_VERSION };
    const answer = await portal.app.inject('/api/health');
    expect(answer.statusCode).toBe(200);
    // A busy machine may answer the check late; health.test.ts tells the two apart.
    expect(answer.json()).toEqual({ ...healthy, status: expect.stringMatching(/^(ok|busy)$/) });
    const faults = [
      { probe: Object.assign(Object.create(portal.database.probe) as object, { query: gone }) },
      { isListening: () => false },
    ];
    for (const fault of faults) {
      const database = Object.assign({}, portal.database, fault);
      const broken = await buildApp({ config, database });
      const ready = await broken.inject('/api/health');
      expect(ready.statusCode).toBe(503);
      expect(ready.headers['retry-after']).toBe('1');
      expect(ready.json()).toMatchObject({ code: 'unavailable' });
      expect((await broken.inject('/api/health/live')).json()).toEqual(healthy);
    }
  });

  it('SE-09 is not ready while the disk refuses files beside the database, and names them', async () => {
    let refused: string | null = 'firestore.jsonl (ENOSPC)';
    const { database } = portal;
    const app = await buildApp({ config, database, refusedFiles: () => refused });
    const full = await app.inject('/api/health');
    expect(full.statusCode).toBe(503);
    expect(full.headers['retry-after']).toBe('5');
    expect(full.json()).toMatchObject({
      code: 'unavailable',
      message: 'The disk refuses to write firestore.jsonl (ENOSPC)',
    });
    expect((await app.inject('/api/health/live')).statusCode).toBe(200);
    refused = null;
    expect((await app.inject('/api/health')).statusCode).toBe(200);
  });

  it('SE-09 refuses what comes while it closes in the one shape of errors', async () => {
    const slow = createGate<string>();
    const closing = createGate();
    const app = await buildApp({
      config,
      database: portal.database,
      extend: (instance) => {
        // Begun before, answered after: its connection is none of those that are cut as idle.
        instance.get('/api/slow', { config: { permission: 'public' } }, () => slow.opened);
        instance.addHook('preClose', async () => closing.open());
      },
    });
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(port), '127.0.0.1');
    const said = text(socket);
    const ask = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: portal\r\n\r\n`);
    ask('/api/slow');
    await once(app.server, 'request');
    const closed = app.close();
    await closing.opened;
    ask('/api/health/live');
    await once(app.server, 'request');
    slow.open('done');
    await closed;
    const answers = (await said).split('HTTP/1.1 ').slice(1);
    expect(answers[0]).toMatch(/^200 [^]*done$/);
    expect(answers[1]).toMatch(/^503 [^]*\r\nretry-after: 1\r\n/i);
    const body: unknown = JSON.parse(answers[1]?.split('\r\n\r\n')[1] ?? '');
    expect(apiErrorSchema.parse(body)).toMatchObject({ code: 'unavailable' });
  });

  it('SE-06 has browsers come by HTTPS only where it is said to, whatever they ask for', async () => {
    const { database } = portal;
    const production = await buildApp({ config, database, httpsOnly: true });
    for (const url of ['/api/health/live', '/api/nothing', '/elsewhere']) {
      const { headers } = await production.inject(url);
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
      const local = await portal.app.inject(url);
      expect(local.headers).not.toHaveProperty('strict-transport-security');
    }
  });

  it('describes of every route how it refuses and fails', async () => {
    const document: unknown = (await portal.app.inject('/api/openapi.json')).json();
    const routeSchema = z.object({ responses: z.record(z.string(), z.unknown()) });
    const { paths } = z
      .object({ paths: z.record(z.string(), z.record(z.string(), routeSchema)) })
      .parse(document);
    const lacking = Object.entries(paths).flatMap(([url, methods]) =>
      Object.entries(methods).flatMap(([method, { responses }]) =>
        ['4XX', '5XX'].every((status) => status in responses) ? [] : [`${method} ${url}`],
      ),
    );
    // Their answers are streams, whose schemas are left out.
    expect(lacking).toEqual(['get /api/events', 'get /api/orders/{id}/attachments/{index}']);
  });

  it('describes itself in many turns of the event loop, between which others are answered', async () => {
    const app = await buildApp({ config, database: portal.database });
    await app.ready();
    let turns = 0;
    let isMade = false;
    const turn = () => {
      turns += 1;
      if (!isMade) setImmediate(turn);
    };
    turn();
    const answers = await Promise.all([
      app.inject('/api/openapi.json'),
      app.inject('/api/openapi.json'),
    ]);
    isMade = true;
    const [first, again] = answers.map(({ body }) => body);
    expect(again).toBe(first);
    const described = z.object({ paths: z.record(z.string(), z.unknown()) });
    const { paths } = described.parse(JSON.parse(first ?? ''));
    expect(turns).toBeGreaterThan(Object.keys(paths).length);
    await app.close();
  });

  it('answers with the headers that keep data where it belongs', async () => {
    const { headers } = await portal.request('practice', { url: '/api/orders' });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('SE-06 limits the requests of one user, and of no other', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 10; index += 1) {
      statuses.push((await portal.request('admin', { url: '/api/lenses' })).statusCode);
    }
    expect(statuses).toEqual([...Array(8).fill(200), 429, 429]);
    const limited = await portal.request('admin', { url: '/api/lenses' });
    expect(limited.json()).toMatchObject({ code: 'too-many-requests' });
    expect((await portal.request('other', { url: '/api/lenses' })).statusCode).toBe(200);
  });
});
