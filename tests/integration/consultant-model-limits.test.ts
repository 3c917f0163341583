import { EventEmitter, once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { QUESTION_MOST } from '#domain/consultant/conversation/limits.ts';
import { buildApp, type AppOptions } from '#server/app/app.ts';
import {
  forgetOldModelDays,
  reserveTokens,
  settleTokens,
} from '#server/consultant/model/budget.ts';
import { ANSWER, BREAKER, TRIES } from '#server/consultant/model/limits.ts';
import { consultantModelDays, consultantModelTries } from '#server/consultant/model/table.ts';
import { forgetOldModelTries } from '#server/consultant/model/tries.ts';
import { converse, knowledge, modelAt, partsOf, question } from './support/consultant-model.ts';
import {
  begin,
  ending,
  piece,
  startModelServer,
  type ModelServer,
} from './support/model-server.ts';
import { startPortal, type TestPortal } from './support/portal.ts';

const HONEST = 'Do not sleep in the lens.';
const END = { kind: 'end' };
const BUDGET = { kind: 'replaced', because: 'budget' };
const FAILED = { kind: 'replaced', because: 'failed' };
const NOW = new Date('2026-11-26T10:00:00.000Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let model: ModelServer;
let portal: TestPortal;
const opened: FastifyInstance[] = [];
beforeAll(async () => {
  model = await startModelServer();
  portal = await startPortal();
});
beforeEach(async () => {
  await portal.database.db.delete(consultantModelDays);
  await portal.database.db.delete(consultantModelTries);
  model.script(() => ({ kind: 'say', text: HONEST }));
});
afterAll(async () => {
  await Promise.all(opened.map((app) => app.close()));
  await portal.close();
  await model.close();
});

/** One more instance on the same database. */
async function instance(
  { tokensADay = 100_000_000, silence }: { tokensADay?: number; silence?: number } = {},
  options: Partial<AppOptions> = {},
): Promise<FastifyInstance> {
  const app = await buildApp({
    config: { logLevel: 'silent', trustedProxies: 0 },
    database: portal.database,
    rateLimits: false,
    consultant: {
      model: modelAt(model.url, { tokensADay, within: silence ?? 20_000 }),
      silence,
      converse,
      loadKnowledge: async () => knowledge,
    },
    ...options,
  });
  await app.ready();
  opened.push(app);
  return app;
}

let networks = 0;
async function ask(app: FastifyInstance, remoteAddress?: string) {
  networks += 1;
  return app.inject({
    method: 'POST',
    url: '/api/consultant/answer',
    payload: question(),
    remoteAddress: remoteAddress ?? `198.51.100.${networks}`,
  });
}

async function last(app: FastifyInstance, remoteAddress?: string) {
  return partsOf((await ask(app, remoteAddress)).body).at(-1);
}

async function tokensOfToday(): Promise<number> {
  const rows = await portal.database.db.select().from(consultantModelDays);
  return rows.reduce((sum, { tokens }) => sum + tokens, 0);
}

it('VC-02 without a configuration there is no model', async () => {
  const settings = await portal.app.inject({ url: '/api/consultant/settings' });
  expect(settings.json()).toEqual({ hasModel: false });
  expect((await ask(portal.app)).statusCode).toBe(404);
  const configured = await instance();
  const other = await configured.inject({ url: '/api/consultant/settings' });
  expect(other.json()).toEqual({ hasModel: true });
});

it('VC-02 a question that is too long, or no question, is refused', async () => {
  const app = await instance();
  const send = (payload: object) =>
    app.inject({ method: 'POST', url: '/api/consultant/answer', payload });
  const one = question();
  expect((await send({ ...one, text: 'x'.repeat(2 * QUESTION_MOST + 1) })).statusCode).toBe(422);
  expect((await send({ ...one, text: ' ' })).statusCode).toBe(422);
  expect((await send({ ...one, before: { ...one.before, patient: 'x' } })).statusCode).toBe(422);
  expect((await send({ ...one, url: 'http://192.0.2.1' })).statusCode).toBe(422);
  expect(model.seen).toEqual([]);
});

it('VC-02 stop closes the connection to the model', async () => {
  // Nothing else would close it.
  const app = await instance({ silence: 600_000 });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  model.script(() => ({
    kind: 'raw',
    write: (response) => {
      begin(response);
      response.write(piece(`${HONEST} And then`));
    },
  }));
  const stop = new AbortController();
  const response = await fetch(`${address}/api/consultant/answer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question()),
    signal: stop.signal,
  });
  const reader = response.body?.getReader();
  const first = await reader?.read();
  expect(new TextDecoder().decode(first?.value)).toContain(HONEST);
  stop.abort();
  await model.aborted;
  // What was under way may have been used.
  expect(await tokensOfToday()).toBeGreaterThan(ANSWER.outputTokens);
});

it('VC-02 no model is asked for whoever left before their question was counted', async () => {
  const app = await instance();
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const left = new AbortController();
  const closed = new Promise<unknown>((resolve) => {
    app.server.once('request', (_request, response: ServerResponse) =>
      resolve(once(response, 'close')),
    );
  });
  const { db } = portal.database;
  const transaction = db.transaction.bind(db);
  const counted = vi.spyOn(db, 'transaction').mockImplementationOnce(async (work) => {
    left.abort();
    await closed;
    return transaction(work);
  });
  const asked = fetch(`${address}/api/consultant/answer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question()),
    signal: left.signal,
  });
  await expect(asked).rejects.toThrow('aborted');
  await counted.mock.results[0]?.value;
  counted.mockRestore();
  // What the first had asked would have come before.
  expect(await last(app)).toEqual(END);
  expect(model.seen).toHaveLength(1);
});

it('VC-02 a server that closes ends its answers', async () => {
  const app = await instance();
  const asked = new Promise<void>((resolve) => {
    model.script(() => ({
      kind: 'raw',
      write: (response) => {
        begin(response);
        response.write(piece(`${HONEST} And then`));
        resolve();
      },
    }));
  });
  const answer = last(app);
  await asked;
  await app.close();
  expect(await answer).toEqual(FAILED);
});

it('VC-02 a model that is down is not asked for a minute, and then once', async () => {
  let now = NOW;
  const app = await instance({}, { clock: () => now });
  model.script(() => ({ kind: 'raw', write: (response) => void response.writeHead(503).end() }));
  for (let tries = 0; tries < BREAKER.failures + 3; tries += 1) {
    expect(await last(app)).toEqual(FAILED);
  }
  expect(model.seen).toHaveLength(BREAKER.failures);
  now = new Date(NOW.getTime() + BREAKER.pause);
  expect(await Promise.all([last(app), last(app), last(app)])).toEqual([FAILED, FAILED, FAILED]);
  expect(model.seen).toHaveLength(BREAKER.failures + 1);
  now = new Date(NOW.getTime() + 2 * BREAKER.pause);
  model.script(() => ({ kind: 'say', text: HONEST }));
  expect([await last(app), await last(app), await last(app)]).toEqual([END, END, END]);
});

it('VC-02 sentences that are refused do not count as failures', async () => {
  const app = await instance();
  model.script(() => ({ kind: 'say', text: 'Vault 90 µm.' }));
  for (let tries = 0; tries < BREAKER.failures + 1; tries += 1) {
    expect(await last(app)).toEqual({ kind: 'replaced', because: 'unverified' });
  }
  expect(model.seen).toHaveLength(BREAKER.failures + 1);
});

/** Different addresses of one network. */
const from = (count: number) => `2001:db8:0:7::${count + 1}`;

it('VC-03 the questions of one network count together, whichever instance is asked', async () => {
  let now = NOW;
  const clock = () => now;
  const apps = [await instance({}, { clock }), await instance({}, { clock })] as const;
  const at = (count: number) => apps[count % 2 === 0 ? 0 : 1];
  for (let count = 0; count < TRIES.most; count += 1) {
    expect((await ask(at(count), from(count))).statusCode).toBe(200);
  }
  const refused = await ask(at(0), from(0));
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBe(TRIES.within / 1000);
  expect((await ask(at(1), '2001:db8:0:8::1')).statusCode).toBe(200);
  now = new Date(NOW.getTime() + TRIES.within + 1);
  expect((await ask(at(1), from(0))).statusCode).toBe(200);
});

it('VC-02 two instances together do not exceed the tokens of a day', async () => {
  const tokensADay = 30_000;
  const apps = [await instance({ tokensADay }), await instance({ tokensADay })] as const;
  const hold = new EventEmitter();
  const released = once(hold, 'release');
  model.script(() => ({
    kind: 'raw',
    write: async (response) => {
      begin(response);
      response.write(piece(HONEST));
      await released;
      response.end(ending(1_000));
    },
  }));
  let refused = 0;
  const answers = Array.from({ length: 20 }, async (_, count) => {
    const part = await last(count % 2 === 0 ? apps[0] : apps[1]);
    if (part?.kind === 'replaced') refused += 1;
    return part;
  });
  await expect.poll(() => model.seen.length + refused).toBe(20);
  const reserved = await tokensOfToday();
  expect(reserved).toBeLessThanOrEqual(tokensADay);
  expect(model.seen.length).toBeGreaterThan(0);
  const asked = model.seen.length;
  hold.emit('release');
  const parts = await Promise.all(answers);
  expect(parts.filter((part) => part?.kind === 'end')).toHaveLength(asked);
  expect(parts.filter((part) => part?.kind === 'replaced')).toEqual(
    Array.from({ length: 20 - asked }, () => BUDGET),
  );
  // What was used replaces what was reserved, and the next one has room again.
  expect(await tokensOfToday()).toBe(asked * 1_000);
  expect(await last(apps[1])).toEqual(END);
});

it('VC-02 each request of an answer is reserved, also beside others of another day', async () => {
  const { db } = portal.database;
  const aDay = 100;
  const first = await reserveTokens(db, { tokens: 60, aDay, now: NOW });
  await expect(reserveTokens(db, { tokens: 41, aDay, now: NOW })).rejects.toThrow('used up');
  const tooMany = reserveTokens(db, { tokens: 101, aDay, now: NOW });
  await expect(tooMany).rejects.toThrow('used up');
  await expect(tooMany).rejects.toMatchObject({ name: 'OverBudget' });
  const tomorrow = new Date(NOW.getTime() + 24 * 60 * 60 * 1000);
  await reserveTokens(db, { tokens: 41, aDay, now: tomorrow });
  await settleTokens(db, first, 59);
  const second = await reserveTokens(db, { tokens: 41, aDay, now: NOW });
  // More than was reserved counts, too; the day then is over its limit by that.
  await settleTokens(db, second, 50);
  await expect(reserveTokens(db, { tokens: 1, aDay, now: NOW })).rejects.toThrow('used up');
  expect(await tokensOfToday()).toBe(59 + 50 + 41);
});

const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

it('VC-03 networks and days are forgotten', async () => {
  const { db } = portal.database;
  await ask(await instance({}, { clock: () => NOW }));
  await forgetOldModelTries(db, later(20 * MINUTE));
  await forgetOldModelDays(db, later(400 * DAY));
  expect(await db.$count(consultantModelTries)).toBe(1);
  expect(await db.$count(consultantModelDays)).toBe(1);
  await forgetOldModelTries(db, later(20 * MINUTE + 1));
  await forgetOldModelDays(db, later(401 * DAY));
  expect(await db.$count(consultantModelTries)).toBe(0);
  expect(await db.$count(consultantModelDays)).toBe(0);
});
