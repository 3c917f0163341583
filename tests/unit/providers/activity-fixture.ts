import { afterEach, beforeEach, vi } from 'vitest';
import { shareActivity } from '#providers/activity/activity-sharing.ts';
import type { ActivitySharingDeps } from '#providers/activity/activity-sharing.ts';
import { createIdleClock } from '#providers/activity/idle-clock.ts';
import { IDLE_LIMITS } from '#providers/activity/idle.ts';
import { createCleaners } from '#providers/session/session-cleaners.ts';
import { nobody } from '#providers/session/session-state.ts';
import type { SessionState, SignedOutBecause } from '#providers/session/session-state.ts';
import { memoryDocuments } from '../../fixtures/memory-documents.ts';
import { namedLocks } from '../../fixtures/named-locks.ts';
import { FakeBrowser } from './idle-tabs.ts';
import { practiceState } from './session-fixture.ts';

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const START = Date.UTC(2026, 10, 20, 9);
export const RECORD = 'userActivity/u1';

export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** A tab of a user whose record a sign-in has just written, so much later. */
export async function openTab(later = 0) {
  const browser = activityBrowser();
  const tab = browser.open();
  await pass(later);
  return { browser, tab };
}

/** Has each test of a file begin at `START`. */
export function useStart(): void {
  beforeEach(() => vi.useFakeTimers({ now: START }));
  afterEach(() => void vi.useRealTimers());
}

const FACTS = {
  browser: { name: 'Chrome', version: '156', platform: 'Linux x86_64', language: 'en' },
  screen: { width: 1280, height: 800, pixelRatio: 1 },
  device: { type: 'desktop' as const, os: 'Linux', osVersion: '' },
  deviceId: 'd1',
  timezone: 'America/Detroit',
  connectionType: '4g',
  currentRoute: '/customer/order',
};

/** A record as another device or an earlier write left it. */
export function recordOf(over: Record<string, unknown>): Record<string, unknown> {
  return {
    lastActivity: START,
    lastSync: START,
    status: 'active',
    deviceId: 'd1',
    sessionId: 's1',
    session: { startTime: START - 60_000 },
    ...over,
  };
}

/** One browser of a user: Firestore and locks are shared by its tabs. */
export function activityBrowser(record: Record<string, unknown> | null = recordOf({})) {
  const documents = memoryDocuments(record ? { [RECORD]: record } : {});
  const writes: Record<string, unknown>[] = [];
  const write = vi.fn<typeof documents.write>(async (collection, id, data) => {
    writes.push(data);
    await documents.write(collection, id, data);
  });
  const browser = new FakeBrowser(START);
  const locks = namedLocks();
  let tabs = 0;

  const open = (over: Partial<ActivitySharingDeps> = {}) => {
    tabs += 1;
    const lastActivity = browser.lastActivity();
    const log = vi.fn<ActivitySharingDeps['log']>();
    const cleaners = createCleaners(log);
    let visible = true;
    let state: SessionState = practiceState();
    const sharing = shareActivity(state, {
      documents: () => Promise.resolve({ ...documents, write }),
      session: { get: () => state },
      lastActivity,
      facts: () => FACTS,
      tabCount: () => Promise.resolve(tabs),
      locks,
      beforeForget: cleaners.add,
      ahead: () => 0,
      renewToken: () => Promise.resolve(),
      isVisible: () => visible,
      now: Date.now,
      log,
      ...over,
    });
    const clock = createIdleClock({
      lastActivity,
      limits: IDLE_LIMITS,
      now: Date.now,
      onExpired: () => undefined,
    });
    clock.start();
    return {
      lastActivity,
      log,
      going: sharing.going,
      stop: sharing.stop,
      touch: () => clock.act({ onAuthRoute: false, warningHidden: false }),
      show: (shown: boolean) => {
        visible = shown;
        sharing.shown();
      },
      /** The session has ended, and the page has not heard of it yet. */
      over: () => {
        state = { ...nobody, status: 'signedOut', because: 'ended' };
      },
      /** As the session does it: first nobody is here, then what is to be done is done. */
      leave: async (because: SignedOutBecause) => {
        state = { ...nobody, status: 'leaving', because };
        sharing.stop();
        await cleaners.run();
      },
    };
  };
  return { documents, writes, write, open };
}
