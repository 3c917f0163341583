import { until } from 'test-tools/until.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ChangeEvent } from '#domain/emails/notices/event.ts';
import { createEvents, type EventDeps } from '#providers/http/events.ts';
import type { HttpDeps } from '#providers/http/http.ts';
import { namedLocks } from '../../fixtures/named-locks.ts';
import { fakeClient } from './fake-fetch.ts';

const log = vi.fn<(message: string, error?: unknown) => void>();
const endSession = vi.fn<HttpDeps['endSession']>();
let renewals = 0;
const token = vi.fn<HttpDeps['token']>(async (renew) => `t${renew ? ++renewals : renewals}`);
const client = fakeClient({ token, endSession, log });
const { onChange, onGap, start: startEvents } = createEvents(client);

const CHANGE: ChangeEvent = {
  resource: 'orders',
  id: '0199aaaa-0000-7000-8000-000000000001',
  accountNumber: '100200',
  version: 2,
  state: 'approved',
};

/** A server whose streams the test writes to and ends; refuses with `statuses` first. */
function streamServer(statuses: number[] = [], refusal: object | null = null) {
  const open: ReadableStreamDefaultController<Uint8Array>[] = [];
  const tokens: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    tokens.push(new Headers(init.headers).get('authorization'));
    const status = statuses.shift();
    if (status) return new Response(refusal && JSON.stringify(refusal), { status });
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        open.push(controller);
        init.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
      },
    });
    return new Response(body);
  });
  const write = (text: string): void => open.at(-1)?.enqueue(new TextEncoder().encode(text));
  return { open, tokens, write };
}

function connect(over: Partial<EventDeps> = {}): { stop: () => void; refused: number[] } {
  const refused: number[] = [];
  const stop = startEvents({
    onRefused: (status) => refused.push(status),
    wait: () => Promise.resolve(),
    log,
    ...over,
  });
  stops.push(stop);
  return { stop, refused };
}

const stops: (() => void)[] = [];
afterEach(() => {
  renewals = 0;
  endSession.mockClear();
  log.mockClear();
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

function listen(): { changes: ChangeEvent[]; gaps: () => number } {
  const changes: ChangeEvent[] = [];
  const onEachGap = vi.fn<() => void>();
  stops.push(
    onChange((event) => changes.push(event)),
    onGap(onEachGap),
  );
  return { changes, gaps: () => onEachGap.mock.calls.length };
}

/** Somebody who listens, once the stream is open. */
async function connected(statuses: number[] = []) {
  const server = streamServer(statuses);
  const heard = listen();
  const connection = connect();
  await until(() => expect(server.open).toHaveLength(1));
  return { server, ...heard, ...connection };
}

const message = `id: 1\nevent: change\ndata: ${JSON.stringify(CHANGE)}\n\n`;

describe('the stream of changes', () => {
  it('OR-08 AD-05 hands on what the server tells, also in pieces, and skips comments', async () => {
    const { server, changes } = await connected();
    const { id } = CHANGE;
    const submitted = { resource: 'applications', id, version: 1, status: 'submitted' };
    server.write(': still here\n\n');
    server.write(message.slice(0, 20));
    server.write(message.slice(20));
    server.write(`event: change\ndata: ${JSON.stringify(submitted)}\n\n`);
    await until(() => expect(changes).toEqual([CHANGE, submitted]));
  });

  it('ignores what this version does not know', async () => {
    const { server, changes } = await connected();
    server.write('event: change\ndata: {"resource":"planets"}\n\n');
    server.write('event: change\ndata: no json\n\n');
    server.write(message);
    await until(() => expect(changes).toEqual([CHANGE]));
  });

  it('asks for a new token when the last one is refused', async () => {
    const { server, refused } = await connected([401]);
    expect(server.tokens).toEqual(['Bearer t0', 'Bearer t1']);
    expect(refused).toEqual([]);
  });

  it.each([
    [{ code: 'unauthenticated', reason: 'idle' }, 'idle'],
    [null, undefined],
  ])('SE-02 hands on why it was refused: %j', async (refusal, reason) => {
    streamServer([401, 401], refusal);
    const onRefused = vi.fn<EventDeps['onRefused']>();
    connect({ onRefused });
    await until(() => expect(onRefused).toHaveBeenCalledExactlyOnceWith(401, reason));
  });

  it('goes on trying while the server is away', async () => {
    const server = streamServer([502, 503, 500]);
    const wait = vi.fn<(attempt: number) => Promise<void>>(() => Promise.resolve());
    connect({ wait });
    await until(() => expect(server.open).toHaveLength(1));
    expect(wait.mock.calls.map(([attempt]) => attempt)).toEqual([0, 1, 2]);
  });

  it('SE-09 asks ever less often for streams that end at once, and anew after one that was open for 30 s', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const server = streamServer();
    const wait = vi.fn<NonNullable<EventDeps['wait']>>(() => Promise.resolve());
    /** Lets no time pass, as `until` does. */
    const opened = async (streams: number): Promise<void> => {
      while (server.open.length < streams) await new Promise((resolve) => setImmediate(resolve));
    };
    connect({ wait });
    for (const [index, openFor] of [0, 29_999, 30_000, 0].entries()) {
      await opened(index + 1);
      vi.advanceTimersByTime(openFor);
      server.open[index]?.close();
    }
    await opened(5);
    const asked = wait.mock.calls.map(([attempt, , wasOpen]) => [attempt, wasOpen]);
    expect(asked).toEqual([
      [0, true],
      [1, true],
      [0, true],
      [1, true],
    ]);
    vi.useRealTimers();
  });

  it('SE-09 lets all come again at different times whose streams a server has ended', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const server = streamServer();
    connect({ wait: undefined });
    await until(() => expect(server.open).toHaveLength(1));
    server.open[0]?.close();
    await vi.advanceTimersByTimeAsync(2_249);
    expect(server.open).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.open).toHaveLength(2);
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('SE-09 leaves a stream that has been silent for 60 s, and not one that says that it is still there', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const server = streamServer();
    const { gaps } = listen();
    connect();
    await until(() => expect(server.open).toHaveLength(1));
    for (let beat = 0; beat < 4; beat += 1) {
      server.write(': still here\n\n');
      await vi.advanceTimersByTimeAsync(59_000);
    }
    expect(server.open).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    await until(() => expect(server.open).toHaveLength(2));
    expect(gaps()).toBe(1);
    expect(log.mock.calls).toEqual([['Request failed: no answer /events']]);
    vi.useRealTimers();
  });

  it('ER-03 logs each failure in the one form, and ends no session by a 404 or 500 (ER-06)', async () => {
    const { refused } = await connected([502, 401, 404, 500]);
    expect(log.mock.calls.flat()).toEqual(
      [502, 401, 404, 500].map((status) => `Request failed: ${status} /events`),
    );
    expect(refused).toEqual([]);
    expect(endSession).not.toHaveBeenCalled();
  });

  it('ER-03 logs a stream that breaks, and not one that is closed here', async () => {
    const { server, stop } = await connected();
    server.open[0]?.error(new TypeError('network error'));
    await until(() => expect(server.open).toHaveLength(2));
    expect(log.mock.calls).toEqual([['Request failed: no answer /events']]);
    stop();
    await new Promise((resolve) => setImmediate(resolve));
    expect(log).toHaveBeenCalledOnce();
    expect(server.open).toHaveLength(2);
  });

  it('ER-03 takes a token that cannot be had without a connection for no answer, logs any other error, and goes on', async () => {
    const server = streamServer();
    const offline = Object.assign(new Error('x'), { code: 'auth/network-request-failed' });
    const refused = Object.assign(new Error('no token'), { code: 'auth/internal-error' });
    token.mockRejectedValueOnce(offline);
    token.mockRejectedValueOnce(refused);
    connect();
    await until(() => expect(server.open).toHaveLength(1));
    expect(log.mock.calls).toEqual([
      ['Request failed: no answer /events'],
      ['The stream of changes', refused],
    ]);
  });
});

it('one connection per browser: the second tab listens to the first, and takes over when it goes', async () => {
  const server = streamServer();
  const locks = namedLocks();
  const { changes } = listen();
  const first = connect({ locks });
  connect({ locks });
  await until(() => expect(server.open).toHaveLength(1));
  server.write(message);
  // Told to its own listeners by the leader, and by the channel to those of the other tab.
  await until(() => expect(changes).toEqual([CHANGE, CHANGE]));
  first.stop();
  await until(() => expect(server.open).toHaveLength(2));
});
