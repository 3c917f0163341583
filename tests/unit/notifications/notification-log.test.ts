import { describe, expect, it, vi } from 'vitest';
import { createNotificationLog, MAX_KEPT } from '#src/notifications/notification-log.ts';
import type { LoggedNotification } from '#src/notifications/notification-log.ts';

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
