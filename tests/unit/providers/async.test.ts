import { inTurn as inTurnOfKey } from 'embedded-firebase/src/storage/endpoints/upload-resumable.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backoff, pause } from '#providers/async/backoff.ts';
import { inTurn } from '#providers/async/in-turn.ts';
import { lazily } from '#providers/async/lazily.ts';
import { leadOneTab } from '#providers/browser/tab-leader.ts';
import { keepListening, type Listen } from '#providers/firebase/keep-listening.ts';
import { inTurnOf } from '#server/access/sessions/session-document.ts';
import { namedLocks } from '../../fixtures/named-locks.ts';

it.each([
  [0, 500, 1_000],
  [1, 1_000, 2_000],
  [4, 8_000, 16_000],
  [5, 15_000, 30_000],
  [50, 15_000, 30_000],
])('SE-09 backoff: before attempt %i is from %i to %i ms', (attempt, shortest, longest) => {
  expect(backoff(attempt, () => 0)).toBe(shortest);
  expect(backoff(attempt, () => 1)).toBe(longest);
});

it('pause: ends at once when it is aborted, before or meanwhile', async () => {
  await pause(3_600_000, AbortSignal.abort());
  const controller = new AbortController();
  const waiting = pause(3_600_000, controller.signal);
  controller.abort();
  await waiting;
  expect(controller.signal.aborted).toBe(true);
});

type Work = () => Promise<void>;
const ofProviders = inTurn();

/** Works that wait for each other: of a browser, of the server's sessions, of the embedded Storage. */
const QUEUES: [string, (work: Work) => Promise<void>][] = [
  ['inTurn', (work) => ofProviders(work)],
  ['inTurnOf', (work) => inTurnOf('one', work)],
  ['inTurn of the Storage', (work) => inTurnOfKey('one', work)],
];

describe.each(QUEUES)('%s', (_name, run) => {
  it('begins each work when the one before has ended', async () => {
    const said: string[] = [];
    const work = (name: string) => async () => {
      said.push(`${name} begins`);
      await Promise.resolve();
      said.push(`${name} ends`);
    };
    await Promise.all([run(work('a')), run(work('b'))]);
    expect(said).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  it('SE-09 goes on after a work that failed, which only its own caller hears of', async () => {
    const said: string[] = [];
    const results = await Promise.allSettled([
      run(async () => {
        await Promise.resolve();
        throw new Error('lost');
      }),
      run(async () => void said.push('next')),
      run(async () => void said.push('last')),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(said).toEqual(['next', 'last']);
  });
});

it('inTurnOf: answers what each work answers, and lets works of other names go ahead', async () => {
  const gates: (() => void)[] = [];
  const held = inTurnOf(
    'held',
    () =>
      new Promise<string>((resolve) => {
        gates.push(() => resolve('held'));
      }),
  );
  expect(await inTurnOf('free', async () => 'free')).toBe('free');
  for (const open of gates) open();
  expect(await held).toBe('held');
});

describe('lazily', () => {
  it('makes it once, when first asked', async () => {
    const make = vi.fn<() => Promise<object>>(() => Promise.resolve({}));
    const { get } = lazily(make);
    expect(make).not.toHaveBeenCalled();
    expect(await get()).toBe(await get());
    expect(make).toHaveBeenCalledOnce();
  });

  it('makes anew what could not be made', async () => {
    const answers = [Promise.reject(new Error('offline')), Promise.resolve('made')];
    const { get } = lazily(() => answers.shift() ?? Promise.reject(new Error('asked too often')));
    await expect(get()).rejects.toThrow('offline');
    for (const text of ['made', 'made']) expect(await get()).toBe(text);
  });

  it('forgets what was made, and makes it anew', async () => {
    let count = 0;
    const { get, forget } = lazily(() => Promise.resolve((count += 1)));
    expect(await forget()).toBeNull();
    await get();
    expect(await forget()).toBe(1);
    expect(await get()).toBe(2);
  });
});

/** Longer than any pause between two attempts, in ms. */
const LONG = 60_000;

describe('listening', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('begins again when it ends while it is begun, and says why once', async () => {
    const refused = new Error('refused');
    const stop = vi.fn<() => void>();
    const listen = vi
      .fn<Listen>(() => stop)
      .mockImplementationOnce((_heard, ended) => {
        ended(refused);
        return stop;
      });
    const log = vi.fn<(error: unknown) => void>();
    const leave = new AbortController();
    const listening = keepListening(() => Promise.resolve(listen), log, leave.signal);
    await vi.advanceTimersByTimeAsync(LONG);
    expect(listen).toHaveBeenCalledTimes(2);
    expect(log).toHaveBeenCalledExactlyOnceWith(refused);
    expect(stop).not.toHaveBeenCalled();
    leave.abort();
    await listening;
    expect(stop).toHaveBeenCalledOnce();
  });

  it('stops what ended by itself, and tells of what is no error as one', async () => {
    const stop = vi.fn<() => void>();
    const ends: ((error: unknown) => void)[] = [];
    const log = vi.fn<(error: unknown) => void>();
    const leave = new AbortController();
    const listen: Listen = (_heard, ended) => {
      ends.push(ended);
      return stop;
    };
    const listening = keepListening(() => Promise.resolve(listen), log, leave.signal);
    await vi.advanceTimersByTimeAsync(0);
    ends[0]?.('closed');
    await vi.advanceTimersByTimeAsync(0);
    expect(stop).toHaveBeenCalledOnce();
    expect(log).toHaveBeenCalledExactlyOnceWith(new Error('The listener ended'));
    leave.abort();
    await listening;
  });
});

/** What a tab that leads does until it is stopped. */
const untilStopped = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve());
  });

const fail = () => Promise.reject(new Error('broken'));

describe('one tab of a browser that leads', () => {
  it('a tab that is stopped while it waits never begins, and that is no error', async () => {
    const locks = namedLocks();
    const [first, second] = [new AbortController(), new AbortController()];
    const begun: string[] = [];
    const lead = (name: string) => (signal: AbortSignal) => {
      begun.push(name);
      return untilStopped(signal);
    };
    const leading = leadOneTab('events', lead('first'), first.signal, locks);
    const waiting = leadOneTab('events', lead('second'), second.signal, locks);
    second.abort();
    await expect(waiting).resolves.toBeUndefined();
    first.abort();
    await leading;
    expect(begun).toEqual(['first']);
  });

  it.each([
    ['with Web Locks', namedLocks()],
    ['without them', undefined],
  ])('tells what went wrong while it led, %s', async (_, locks) => {
    const { signal } = new AbortController();
    await expect(leadOneTab('events', fail, signal, locks)).rejects.toThrow('broken');
  });
});
