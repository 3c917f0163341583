import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Caller } from '#src/base/caller.ts';
import { RpcError } from '#src/base/rpc-error.ts';
import { createWebChannel } from '#src/firestore/webchannel/webchannel.ts';
import { ChannelClient, readArrays } from './channel-client.ts';
import { fakeEngine } from './fake-engine.ts';
import { serve } from './serve.ts';

const NOBODY: Caller = { admin: false, auth: null };

const callerWith = (token: { iat: number; exp: number }) => (): Caller => ({
  admin: false,
  auth: { uid: 'u', token },
});

async function startChannel(callerOf: (header: string | undefined) => Caller = () => NOBODY) {
  const fake = fakeEngine();
  const channel = createWebChannel(fake.engine, callerOf);
  onTestFinished(() => channel.close());
  const base = await serve((request, response) => channel.handle(request, response));
  return { ...fake, channel, base, client: new ChannelClient(base) };
}

const remove = (targetId: number) => ({ removeTarget: targetId });
const removed = (targetId: number) => ({
  targetChange: { targetChangeType: 'REMOVE' as const, targetIds: [targetId] },
});

describe('the handshake', () => {
  it('with a bad token opens a channel that only reports the error', async () => {
    const { client, listens } = await startChannel(() => {
      throw new RpcError('UNAUTHENTICATED', 'Expired ID token');
    });
    await client.open([remove(7)]);
    const [first] = await readArrays(await client.back(), 1);
    const error = { code: 401, status: 'UNAUTHENTICATED', message: 'Expired ID token' };
    expect(first).toEqual([1, [{ error }]]);
    expect(listens).toEqual([]);
  });
});

describe('an ID token', () => {
  it.each(['Listen', 'Write'] as const)('that expires ends an open %s stream', async (rpc) => {
    const now = Date.now() / 1000;
    const { base, listens, writes } = await startChannel(callerWith({ iat: now, exp: now + 0.1 }));
    const client = new ChannelClient(base, rpc);
    await client.open();
    const [first] = await readArrays(await client.back(), 1);
    expect(first).toMatchObject([1, [{ error: { status: 'UNAUTHENTICATED', code: 401 } }]]);
    expect([...listens, ...writes]).toMatchObject([{ closed: 1 }]);
  });

  it.each([
    ['of the rules tests, issued at 0,', { iat: 0, exp: 3600 }],
    ['of a hundred years', { iat: 1, exp: Date.now() / 1000 + 3_155_760_000 }],
  ])('%s does not', async (_title, token) => {
    const { client, listens } = await startChannel(callerWith(token));
    await client.open();
    const back = await client.back();
    listens[0]?.send(removed(1));
    expect(await readArrays(back, 1)).toEqual([[1, [removed(1)]]]);
    expect(listens[0]?.closed).toBe(0);
  });
});

describe('forward messages', () => {
  it('arrive once and in order, whatever order and however often they come', async () => {
    const { client, listens } = await startChannel();
    await client.open([remove(0)]);
    const text = (n: number) => JSON.stringify(remove(n));
    await client.forward([text(2), text(3)], 2);
    expect(listens[0]?.received).toEqual([remove(0)]);
    await client.forward([text(1), text(2)], 1);
    await client.forward([text(1)], 1);
    expect(listens[0]?.received).toEqual([0, 1, 2, 3].map(remove));
  });

  it('are answered by the state of the back channel', async () => {
    const { client, listens } = await startChannel();
    await client.open([remove(0)]);
    listens[0]?.send(removed(0));
    const answer = async () => {
      const text = await (await client.forward([], 1)).text();
      return JSON.parse(text.slice(text.indexOf('\n') + 1));
    };
    expect(await answer()).toEqual([0, 1, expect.any(Number)]);
    await readArrays(await client.back(), 1);
    expect(await answer()).toEqual([1, 1, expect.any(Number)]);
  });

  it.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['null', 'null'],
    ['neither target', '{}'],
    ['both targets', '{"addTarget":{"targetId":1,"documents":{"documents":[]}},"removeTarget":2}'],
    ['a target of nothing', '{"addTarget":{"targetId":1}}'],
    ['a target id that is text', '{"removeTarget":"x"}'],
    ['deep nesting', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ])('that make no sense end the stream with INVALID_ARGUMENT: %s', async (_title, text) => {
    const { client, listens } = await startChannel();
    await client.open();
    await client.forward([text, JSON.stringify(remove(1))], 0);
    const [first] = await readArrays(await client.back(), 1);
    expect(first).toMatchObject([1, [{ error: { status: 'INVALID_ARGUMENT', code: 400 } }]]);
    expect(listens[0]).toMatchObject({ received: [], closed: 1 });
  });
});

describe('the back channel', () => {
  it('opened again resends what was not acknowledged, and only that', async () => {
    const { client, listens } = await startChannel();
    await client.open();
    for (const n of [1, 2, 3]) listens[0]?.send(removed(n));
    await readArrays(await client.back(), 3);
    const again = await readArrays(await client.back({ aid: 1 }), 2);
    expect(again.map(([id]) => id)).toEqual([2, 3]);
  });

  it('opened a second time ends the first', async () => {
    const { client } = await startChannel();
    await client.open();
    const first = await client.back();
    await client.back();
    expect(await first.text()).toBe('');
  });
});

describe('the end of a session', () => {
  it.each(['POST', 'GET'])('by the client (%s) closes the stream', async (method) => {
    const { client, listens } = await startChannel();
    await client.open();
    const back = await client.back();
    expect((await client.terminate(method)).status).toBe(200);
    expect(await back.text()).toBe('');
    expect(listens[0]?.closed).toBe(1);
    expect((await client.back()).status).toBe(400);
  });

  it('is told by "Unknown SID", as after a restart of the server', async () => {
    const { client } = await startChannel();
    client.sid = 'of-a-former-life';
    for (const response of [await client.back(), await client.forward([], 0)]) {
      expect(response.status).toBe(400);
      expect(await response.text()).toBe('Unknown SID');
    }
    expect((await client.terminate()).status).toBe(200);
  });
});

describe('the passing of time', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }));
  afterEach(() => void vi.useRealTimers());

  it('is bridged by a noop at least every 30 s', async () => {
    const { client } = await startChannel();
    await client.open();
    const back = await client.back();
    vi.advanceTimersByTime(30_000);
    expect(await readArrays(back, 1)).toEqual([[1, ['noop']]]);
  });

  it('ends a session that has had no back channel for 90 s', async () => {
    const { client, listens } = await startChannel();
    await client.open();
    vi.advanceTimersByTime(75_000);
    expect(listens[0]?.closed).toBe(0);
    vi.advanceTimersByTime(50_000);
    expect(listens[0]?.closed).toBe(1);
    expect((await client.back()).status).toBe(400);
  });

  it('does not end one that listens', async () => {
    const { client, listens } = await startChannel();
    await client.open();
    await client.back();
    vi.advanceTimersByTime(600_000);
    expect(listens[0]?.closed).toBe(0);
  });
});
