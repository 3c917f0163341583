import { describe, expect, it } from 'vitest';
import { leadOneTab } from '#providers/browser/tab-leader.ts';
import { namedLocks } from '#tests/fixtures/named-locks.ts';

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
