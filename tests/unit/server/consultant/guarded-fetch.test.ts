import { beforeEach, expect, it, vi } from 'vitest';
import { guardedFetch } from '#server/consultant/model/guarded-fetch.ts';

const stop = new AbortController();
const reserved: number[] = [];
let model: ReadableStreamDefaultController<Uint8Array>;
const take = (controller: typeof model) => void (model = controller);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // As the network: ended by the signal.
  vi.stubGlobal('fetch', async (_url: string, { signal }: { signal: AbortSignal }) => {
    signal.addEventListener('abort', () => model.error(signal.reason));
    return new Response(new ReadableStream({ start: take }));
  });
});

const guarded = guardedFetch({
  reserve: async (tokens) => ({ day: '2026-11-20', tokens: reserved.push(tokens) }),
});
const ask = (bytes = 1) =>
  guarded('http://model.test', { body: 'x'.repeat(bytes), signal: stop.signal });
const say = (bytes: number) => model.enqueue(new Uint8Array(bytes));

it('VC-02 reserves a token for each byte and for the answer, of 48,000 bytes at most', async () => {
  await ask(48_000);
  await expect(ask(48_001)).rejects.toThrow('The request is too long');
  expect(reserved).toEqual([48_000 + 700]);
  vi.clearAllTimers();
});

it('VC-02 ends after ten seconds of silence, at the start and after each piece', async () => {
  const reader = (await ask()).body?.getReader();
  for (const bytes of [1, 2]) {
    vi.advanceTimersByTime(9_999);
    say(bytes);
    expect(await reader?.read()).toMatchObject({ done: false });
  }
  const next = reader?.read();
  vi.advanceTimersByTime(10_000);
  expect(vi.getTimerCount()).toBe(0);
  await expect(next).rejects.toThrow('The model is silent');
});

it('VC-02 waits for nothing any more when the answer is over, and when it is stopped', async () => {
  const whole = await ask();
  say(1);
  model.close();
  expect((await whole.arrayBuffer()).byteLength).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
  const answer = (await ask()).text();
  stop.abort(new Error('Stopped'));
  await expect(answer).rejects.toThrow('Stopped');
  expect(vi.getTimerCount()).toBe(0);
});
