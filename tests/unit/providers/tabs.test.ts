import { setImmediate } from 'node:timers/promises';
import { deleteApp, initializeApp } from 'firebase/app';
import { doc, getDoc, getFirestore } from 'firebase/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TimeoutError } from '#providers/async/within.ts';
import { countOpenTabs, joinOpenTabs } from '#providers/browser/open-tabs.ts';
import {
  notifyEmailChecked,
  onEmailChecked,
  onOtherTabLeft,
} from '#providers/browser/other-tabs.ts';
import { forgetDocuments, untilDone } from '#providers/firebase/forget-documents.ts';
import { namedLocks } from '../../fixtures/named-locks.ts';

const blocked = () => Promise.reject(new Error('another tab has it open'));
const open = () => getFirestore(initializeApp({ projectId: 'demo-forget' }, 'forget'));

describe('clearing what another tab still has open', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('LG-03 tries again until the other tab has let go', async () => {
    const clear = vi.fn<() => Promise<void>>().mockImplementation(blocked);
    const done = untilDone(clear, 5_000);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(clear.mock.calls.length).toBeGreaterThan(2);
    clear.mockResolvedValue();
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(done).resolves.toBeUndefined();
  });

  it('LG-03 tries again after ever longer pauses, of a second at most', async () => {
    const start = performance.now();
    const times: number[] = [];
    const clear = () => {
      times.push(performance.now() - start);
      return blocked();
    };
    const failure = untilDone(clear, 4_551).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(3_550);
    expect(times).toEqual([0, 50, 150, 350, 750, 1_550, 2_550, 3_550]);
    // The next one could just begin.
    await vi.advanceTimersByTimeAsync(1_000);
    expect(times.at(-1)).toBe(4_550);
    expect(await failure).toMatchObject({ message: 'another tab has it open' });
  });

  it('LG-03 does not wait longer for a deletion that the browser holds back', async () => {
    await vi.advanceTimersByTimeAsync(1_000);
    const clear = vi.fn<() => Promise<void>>(() => new Promise(() => undefined));
    const failure = untilDone(clear, 5_000).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await failure).toBeInstanceOf(TimeoutError);
    expect(clear).toHaveBeenCalledTimes(1);
  });
});

describe('forgetting what this browser kept', () => {
  it('LG-03 ends Firestore and leaves first, and deletes when all other tabs have left', async () => {
    const firestore = open();
    const steps: string[] = [];
    const isEnded = () => {
      expect(() => getDoc(doc(firestore, 'users', 'u1'))).toThrow('terminated');
    };
    await forgetDocuments(
      firestore,
      {
        leave: () => {
          isEnded();
          steps.push('left');
        },
        whenAllLeft: async (work, timeout) => {
          steps.push(`waits at most ${timeout} ms`);
          await work();
          steps.push('deleted');
        },
      },
      700,
    );
    expect(steps).toEqual(['left', 'waits at most 700 ms', 'deleted']);
    await deleteApp(firestore.app);
  });

  it('LG-03 deletes the database of its own project, and is done when the browser is', async () => {
    const firestore = open();
    const deleted: string[] = [];
    let isDone = false;
    const deleteDatabase = (name: string) => {
      const request: { onsuccess?: (event: object) => void } = {};
      deleted.push(name);
      queueMicrotask(() => {
        isDone = true;
        request.onsuccess?.({ target: request });
      });
      return request;
    };
    vi.stubGlobal('indexedDB', { deleteDatabase });
    await forgetDocuments(firestore, joinOpenTabs(undefined)).finally(vi.unstubAllGlobals);
    expect(deleted).toEqual(['firestore/forget/demo-forget/main']);
    expect(isDone).toBe(true);
    await deleteApp(firestore.app);
  });

  it('LG-03 says so when it could not be deleted, and why', async () => {
    const firestore = open();
    const cause = new Error('another tab has it open');
    const tabs = { leave: () => undefined, whenAllLeft: () => Promise.reject(cause) };
    await expect(forgetDocuments(firestore, tabs)).rejects.toMatchObject({
      message: 'The documents kept in this browser could not be deleted',
      cause,
    });
    await deleteApp(firestore.app);
  });
});

const locks = namedLocks();

function recorder() {
  const done: string[] = [];
  const work = (name: string) => () => {
    done.push(name);
    return Promise.resolve();
  };
  return { done, work };
}

describe('joinOpenTabs', () => {
  it('LG-03 deletes when every tab has closed the documents, not before', async () => {
    const [first, second] = [joinOpenTabs(locks), joinOpenTabs(locks)];
    const { done, work } = recorder();
    first.leave();
    const cleared = first.whenAllLeft(work('first'), 5_000);
    await setImmediate();
    expect(done).toEqual([]);
    second.leave();
    await second.whenAllLeft(work('second'), 5_000);
    await cleared;
    expect(done).toEqual(['first', 'second']);
  });

  it('LG-03 does not wait for ever for a tab that sleeps', async () => {
    const [awake, asleep] = [joinOpenTabs(locks), joinOpenTabs(locks)];
    const { done, work } = recorder();
    awake.leave();
    await awake.whenAllLeft(work('awake'), 20);
    expect(done).toEqual(['awake']);
    asleep.leave();
  });

  it('tells what went wrong, and does not try twice', async () => {
    const tab = joinOpenTabs(locks);
    tab.leave();
    let tries = 0;
    const fail = () => {
      tries += 1;
      return Promise.reject(new Error('held back'));
    };
    await expect(tab.whenAllLeft(fail, 5_000)).rejects.toThrow('held back');
    expect(tries).toBe(1);
  });
});

const held = (...names: string[]) => ({
  query: () => Promise.resolve({ held: names.map((name) => ({ name })) }),
});

it('EN-03 how many tabs there are: counts those that have the documents open, and no other locks; this one is always there', async () => {
  const ours = 'lens-portal-documents';
  expect(await countOpenTabs(held(ours, 'lens-portal-events', ours, ours))).toBe(3);
  expect(await countOpenTabs(held())).toBe(1);
  expect(await countOpenTabs(undefined)).toBe(1);
});

type OnStorage = (event: Pick<StorageEvent, 'key' | 'newValue'>) => void;
afterEach(() => void vi.unstubAllGlobals().restoreAllMocks());

it.each([
  ['clears the storage', null, null, 1],
  ['removes the token', 'authToken', null, 1],
  ['renews the token', 'authToken', 'token-2', 0],
  ['removes something else', 'accountNumber', null, 0],
])('LG-03 another tab that %s', (_, key, newValue, left) => {
  const told: OnStorage[] = [];
  vi.stubGlobal('addEventListener', (_type: string, listener: OnStorage) => told.push(listener));
  const onLeft = vi.fn<() => void>();
  onOtherTabLeft(onLeft);
  for (const listener of told) listener({ key, newValue });
  expect([told.length, onLeft.mock.calls.length]).toEqual([1, left]);
});

it('a tab that tells of a verified email keeps no channel open, and one that listens does until it stops', () => {
  const close = vi.spyOn(BroadcastChannel.prototype, 'close');
  notifyEmailChecked();
  expect(close).toHaveBeenCalledOnce();
  const stop = onEmailChecked(() => undefined);
  expect(close).toHaveBeenCalledOnce();
  stop();
  expect(close).toHaveBeenCalledTimes(2);
});
