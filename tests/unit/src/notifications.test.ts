import * as fc from 'fast-check';
import { runs } from 'test-tools/runs.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChangeOf } from '#domain/emails/notices/event.ts';
import { createNotificationLog, MAX_KEPT } from '#src/notifications/notification-log.ts';
import type { LoggedNotification } from '#src/notifications/notification-log.ts';
import { countCovered, placeToasts, type Area } from '#src/notifications/toast-place.ts';
import { gatherNews, isNews } from '#src/session/order-news.ts';

const entry = (id: string, rest: Partial<LoggedNotification> = {}): LoggedNotification => ({
  id,
  type: 'info',
  content: `Told ${id}`,
  isMultiLine: false,
  at: 0,
  count: 1,
  isRead: false,
  ...rest,
});

describe('TO-03 the list of what was told', () => {
  it('has the newest first, and what is told again on top once more', () => {
    const log = createNotificationLog();
    for (const id of ['a', 'b', 'c']) log.put(entry(id));
    log.put(entry('a', { count: 2 }));
    expect(log.get().map(({ id, count }) => [id, count])).toEqual([
      ['a', 2],
      ['c', 1],
      ['b', 1],
    ]);
  });

  it(`keeps ${MAX_KEPT}`, () => {
    const log = createNotificationLog();
    for (let at = 1; at <= MAX_KEPT + 1; at += 1) log.put(entry(String(at)));
    expect(log.get()).toHaveLength(200);
    expect(log.get().at(-1)?.id).toBe('2');
  });

  it('knows what was read, and tells when that changes', () => {
    const log = createNotificationLog();
    for (const id of ['a', 'b', 'c']) log.put(entry(id));
    const listener = vi.fn<() => void>();
    log.subscribe(listener);
    const unread = () => log.get().flatMap(({ id, isRead }) => (isRead ? [] : [id]));
    log.markRead('b');
    expect(unread()).toEqual(['c', 'a']);
    log.markAllRead();
    expect(unread()).toEqual([]);
    log.markAllRead();
    expect(listener).toHaveBeenCalledTimes(2);
    log.clear();
    expect(log.get()).toEqual([]);
  });
});

const HOME = { top: 64, right: 16 };
const SCREEN = { width: 1280, height: 900 };
const TOAST = { width: 368, height: 60 };
const button = (left: number, top: number): Area => ({ left, top, width: 120, height: 36 });

describe('where the toasts stand', () => {
  it('TO-01 is at the top right while no button is there', () => {
    expect(placeToasts(HOME, TOAST, SCREEN, [])).toEqual(HOME);
    expect(placeToasts(HOME, TOAST, SCREEN, [button(100, 80)])).toEqual(HOME);
  });

  it('TO-01 covers no button wherever there is room, and stays on the screen', () => {
    const buttons = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 1160 }), fc.integer({ min: 0, max: 860 })),
      { maxLength: 7 },
    );
    fc.assert(
      fc.property(buttons, (corners) => {
        const areas = corners.map(([left, top]) => button(left, top));
        const { top, right } = placeToasts(HOME, TOAST, SCREEN, areas);
        expect(top).toBeGreaterThanOrEqual(HOME.top);
        expect(top + TOAST.height).toBeLessThanOrEqual(SCREEN.height);
        expect(right + TOAST.width).toBeLessThanOrEqual(SCREEN.width);
        expect(countCovered({ top, right }, TOAST, SCREEN, areas)).toBe(0);
      }),
      { seed: 20_260_101, numRuns: runs() },
    );
  });

  /** A button in each row of 40 px, but for the two rows from 504 px on. */
  const wall = Array.from({ length: 22 }, (_, row) => row)
    .filter((row) => row !== 11 && row !== 12)
    .map((row) => ({ left: 0, top: 64 + row * 40, width: 1280, height: 36 }));

  it('TO-01 finds the one gap of a wall of buttons', () => {
    // No button stands from 500 to 584 px; the toast is 8 px below the one above.
    expect(placeToasts(HOME, TOAST, SCREEN, wall)).toEqual({ top: 508, right: 16 });
  });

  it('TO-01 covers the fewest where there is no room', () => {
    const tall = { ...TOAST, height: 100 };
    const { top } = placeToasts(HOME, tall, SCREEN, wall);
    // Two rows are missing: 100 px meet one row there, and three anywhere else.
    expect(countCovered({ top, right: 16 }, tall, SCREEN, wall)).toBe(1);
    expect(countCovered(HOME, tall, SCREEN, wall)).toBe(3);
  });
});

const change = (over: Partial<ChangeOf<'orders'>> = {}): ChangeOf<'orders'> => ({
  resource: 'orders',
  id: 'o1',
  accountNumber: '100200',
  version: 2,
  state: 'approved',
  ...over,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ['submitted', false, true],
  ['cancelled', false, true],
  ['approved', true, false],
  ['rejected', true, false],
  ['inProduction', true, false],
  ['shipped', true, false],
  ['closed', true, false],
] as const)('PF-02 each side hears of what the other did: %s', (state, practice, maker) => {
  expect(isNews(change({ state }), ['CUSTOMER'])).toBe(practice);
  expect(isNews(change({ state }), ['ADMIN'])).toBe(maker);
  expect(isNews(change({ state, about: 'message' }), ['CUSTOMER'])).toBe(false);
});

it('PF-02 hundreds at once are told of once, of each order the last', () => {
  const notify = vi.fn<(events: readonly ChangeOf<'orders'>[]) => void>();
  const news = gatherNews(1_000, notify);
  news.add(change());
  news.add(change({ id: 'o2' }));
  news.add(change({ state: 'shipped' }));
  vi.advanceTimersByTime(999);
  expect(notify).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(notify).toHaveBeenCalledExactlyOnceWith([
    change({ state: 'shipped' }),
    change({ id: 'o2' }),
  ]);
  news.add(change({ id: 'o3' }));
  news.stop();
  vi.advanceTimersByTime(2_000);
  expect(notify).toHaveBeenCalledOnce();
});

it('PF-02 a decision on hundreds that takes seconds to arrive is one telling, and an endless one is told of', () => {
  const notify = vi.fn<(events: readonly ChangeOf<'orders'>[]) => void>();
  const news = gatherNews(1_000, notify);
  for (let count = 0; count < 10; count += 1) {
    news.add(change({ id: `o${count}` }));
    vi.advanceTimersByTime(900);
  }
  expect(notify).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(notify).toHaveBeenCalledOnce();
  expect(notify.mock.calls[0]?.[0]).toHaveLength(10);
  for (let count = 0; count < 20; count += 1) {
    news.add(change());
    vi.advanceTimersByTime(900);
  }
  expect(notify).toHaveBeenCalledTimes(2);
});
