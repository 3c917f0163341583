import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { WebChannelOutbox } from '#src/firestore/webchannel/webchannel-outbox.ts';
import { WebChannelTurns } from '#src/firestore/webchannel/webchannel-turns.ts';
import { createWebChannel } from '#src/firestore/webchannel/webchannel.ts';
import { ChannelClient, readArrays } from './channel-client.ts';
import { fakeEngine } from './fake-engine.ts';
import { serve } from './serve.ts';

const SHORT_MS = 5;
const LONG_MS = 40;

async function startChannel(undisturbed: number) {
  const fake = fakeEngine();
  const limits = { undisturbed, shortMs: SHORT_MS, longMs: LONG_MS };
  const channel = createWebChannel(fake.engine, () => ({ admin: false, auth: null }), limits);
  onTestFinished(() => channel.close());
  const base = await serve((request, response) => channel.handle(request, response));
  return { ...fake, base };
}

async function openClient(base: string, rpc: 'Listen' | 'Write' = 'Listen') {
  const client = new ChannelClient(base, rpc);
  await (await client.open()).arrayBuffer();
  return client;
}

/** A Write channel after its handshake, and how its time comes to be over. */
async function openWrite() {
  const { base, writes } = await startChannel(0);
  const now = vi.spyOn(Date, 'now');
  onTestFinished(() => now.mockRestore());
  const client = await openClient(base, 'Write');
  await client.forward([JSON.stringify({ database: 'd' })], 0);
  const waitLong = () => void now.mockReturnValue(Date.now() + 1001);
  return { client, writes, waitLong };
}

const NOOP = [[1, ['noop']]];

describe('LF-02 back channels of many tabs', () => {
  it('are said to be there between two turns, or their client would wait for seconds', async () => {
    const { base } = await startChannel(0);
    const client = await openClient(base);
    await readArrays(await client.back(), 9);
    const text = await (await client.forward([], 0, 1)).text();
    expect(JSON.parse(text.slice(text.indexOf('\n') + 1))).toEqual([1, 1, 0]);
  });
});

/** A connection by name: what happens on which is what turns are checked by. */
const connection = () => new Socket();

const channel = () => ({ yieldBack: vi.fn<() => void>() });

describe('LF-02 a turn', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('is long on a new connection, short where somebody waited, longer again where nobody does', () => {
    const turns = new WebChannelTurns({ undisturbed: 0, shortMs: 100, longMs: 300 });
    const [one, other, socket] = [channel(), channel(), connection()];
    const lengthOf = (holder: typeof one) => {
      turns.note(holder, socket);
      const end = turns.begin(holder, socket);
      let ms = 0;
      for (const count = holder.yieldBack.mock.calls.length; ; ms += 50) {
        if (holder.yieldBack.mock.calls.length > count) break;
        vi.advanceTimersByTime(50);
      }
      end();
      return ms;
    };
    expect([lengthOf(one), lengthOf(other), lengthOf(one)]).toEqual([300, 100, 100]);
    expect([lengthOf(one), lengthOf(one), lengthOf(one)]).toEqual([200, 300, 300]);
    turns.note(undefined, socket);
    expect(lengthOf(one)).toBe(100);
  });

  it('ends only while more are held than may stay', () => {
    const turns = new WebChannelTurns({ undisturbed: 1, shortMs: 100, longMs: 300 });
    const [one, other] = [channel(), channel()];
    turns.begin(one, connection());
    const end = turns.begin(other, connection());
    vi.advanceTimersByTime(200);
    end();
    vi.advanceTimersByTime(1000);
    expect(one.yieldBack).not.toHaveBeenCalled();
    turns.begin(other, connection());
    vi.advanceTimersByTime(300);
    expect(one.yieldBack).toHaveBeenCalledOnce();
    expect(other.yieldBack).toHaveBeenCalledOnce();
  });
});

describe('LF-02 a Write channel', () => {
  it('whose answers have all gone is closed at its turn, and does nothing any more', async () => {
    const { client, writes, waitLong } = await openWrite();
    writes[0]?.send({ streamToken: 'AA==' });
    waitLong();
    const arrays = await readArrays(await client.back(), 9);
    expect(arrays.at(-1)).toEqual([2, ['close']]);
    expect(writes[0]?.closed).toBe(1);
    await client.forward([JSON.stringify({ streamToken: 'AA==', writes: [] })], 1, 2);
    expect(writes[0]?.received).toHaveLength(1);
  });

  it('that owes an answer stays', async () => {
    const { client, writes, waitLong } = await openWrite();
    waitLong();
    expect(await readArrays(await client.back(), 9)).toEqual(NOOP);
    expect(writes[0]?.closed).toBe(0);
  });
});

describe('what a client has not confirmed', () => {
  it('does not grow for ever: the back channel ends, and the next one confirms', async () => {
    const outbox = new WebChannelOutbox({ arrays: 3, length: 1_000_000 });
    const base = await serve((incoming, response) => {
      const aid = Number(new URL(incoming.url ?? '', 'http://localhost').searchParams.get('AID'));
      outbox.attach(response, aid, { endAfterFirstChunk: false });
      return true;
    });
    for (const n of [1, 2, 3]) outbox.push(n);
    expect(await readArrays(await fetch(`${base}/?AID=0`), 9)).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    expect(outbox.unacknowledgedLength).toBeGreaterThan(0);
    outbox.push(4);
    const next = await fetch(`${base}/?AID=3`);
    expect(await readArrays(next, 1)).toEqual([[4, 4]]);
    expect(outbox.unacknowledgedLength).toBe(JSON.stringify([4, 4]).length);
  });
});
