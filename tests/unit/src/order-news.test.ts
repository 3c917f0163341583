import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ChangeOf } from '#domain/schemas/event.ts';
import { gatherNews, isNews } from '#src/session/order-news.ts';

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
