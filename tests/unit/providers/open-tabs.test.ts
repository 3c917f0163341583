import { describe, expect, it } from 'vitest';
import { memoryLocks } from '#tests/fixtures/memory-locks.ts';
import { countOpenTabs, joinOpenTabs } from '#providers/browser/open-tabs.ts';

const locks = memoryLocks();

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
    await Promise.resolve();
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

  it('waits for nobody where the browser has no locks', async () => {
    const { done, work } = recorder();
    await joinOpenTabs(undefined).whenAllLeft(work('alone'), 5_000);
    expect(done).toEqual(['alone']);
  });
});

const held = (...names: string[]) => ({
  query: () => Promise.resolve({ held: names.map((name) => ({ name })) }),
});

describe('how many tabs there are', () => {
  it('EN-03 counts those that have the documents open, and no other locks', async () => {
    const ours = 'lens-portal-documents';
    expect(await countOpenTabs(held(ours, 'lens-portal-events', ours, ours))).toBe(3);
  });

  it('EN-03 this one is always there', async () => {
    expect(await countOpenTabs(held())).toBe(1);
    expect(await countOpenTabs(undefined)).toBe(1);
  });
});
