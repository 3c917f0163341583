import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpFailure } from '#providers/http/http.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DocumentRow } from '#providers/firebase/documents-query.ts';
import type { ActivityWatcher } from '#providers/activity/watch-activity.ts';
import { presenceOf } from '#resources/users/online/presence.ts';
import { activityRowSchema } from '#resources/users/online/activity-row.ts';
import OnlineUsers from '#resources/users/OnlineUsers.tsx';
import {
  expectLoggedErrors,
  fakeDataProvider,
  renderPage,
} from '#tests/ui/resources/portal-harness.tsx';
import { stubNarrowScreen } from './narrow-screen.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function activity(
  id: string,
  minutesAgo: number,
  fields: Record<string, unknown> = {},
): DocumentRow {
  return {
    id,
    data: {
      userEmail: `${id}@lens.test`,
      userRole: 'customer',
      status: 'active',
      lastActivity: NOW - minutesAgo * MINUTE,
      device: { type: 'desktop', os: 'Windows', osVersion: '11' },
      browser: { name: 'Edge', version: '140' },
      session: { currentRoute: '/customer/order' },
      ...fields,
    },
  };
}

/** Shows the page, with a Firestore that says what the test says. */
function show() {
  const watchers: (ActivityWatcher & { most: number; stop: () => void })[] = [];
  const endUserSessions = vi.fn<() => Promise<void>>().mockResolvedValue();
  const watchActivity = (most: number, watcher: ActivityWatcher) => {
    const stop = vi.fn<() => void>();
    watchers.push({ ...watcher, most, stop });
    return Promise.resolve(stop);
  };
  const view = renderPage({
    page: <OnlineUsers />,
    path: '/admin/user-management/online',
    dataProvider: fakeDataProvider({ watchActivity, endUserSessions }),
    roles: ['ADMIN', 'SUPERADMIN'],
  });
  const last = () => watchers.at(-1);
  const notify = (rows: DocumentRow[], isCurrent = true) =>
    act(() => last()?.onRows(rows, isCurrent));
  return { ...view, watchers, last, notify, endUserSessions };
}

const rowOf = (email: string) => screen.getByRole('rowheader', { name: email }).closest('tr');

describe('who is online', () => {
  it('EN-03 shows who, role, status, device, browser, page and when, as it happens', async () => {
    const { notify, watchers } = show();
    await waitFor(() => expect(watchers).toHaveLength(1));
    notify([activity('paula', 2), activity('uid-self', 5, { status: 'idle', userRole: 'admin' })]);
    expect(rowOf('paula@lens.test')?.textContent).toContain(
      'CustomerActiveComputer · Windows · Edge/customer/order2 min. ago',
    );
    expect(rowOf('uid-self@lens.test You')?.textContent).toContain('AdminIdle');
    notify([activity('paula', 0, { session: { currentRoute: '/customer/home' } })]);
    expect(rowOf('paula@lens.test')?.textContent).toContain('/customer/homenow');
    expect(screen.queryByText('uid-self@lens.test')).toBeNull();
  });

  it('EN-03 ages go on, and who is silent for longer than a session lasts is gone', async () => {
    const { notify, watchers } = show();
    await waitFor(() => expect(watchers).toHaveLength(1));
    notify([activity('paula', 58)]);
    expect(screen.getByText('1 user online')).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(4 * MINUTE));
    expect(rowOf('paula@lens.test')?.textContent).toContain('Offline');
    expect(rowOf('paula@lens.test')?.textContent).toContain('1 hr. ago');
    expect(screen.getByText('0 users online')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Sign out/ })).toBeNull();
  });

  it.each([
    ['active', 5, 'active'],
    ['active', 5.1, 'idle'],
    ['active', 61, 'idle'],
    ['active', 61.1, 'gone'],
    ['idle', 10, 'idle'],
    ['inactive', 10, 'inactive'],
    ['inactive', 90, 'inactive'],
    ['away', 10, 'idle'],
  ])('IN-01 %s %d minutes ago is %s', (status, minutesAgo, presence) => {
    const { id, data } = activity('paula', minutesAgo, { status });
    expect(presenceOf(activityRowSchema.parse({ ...data, id }), NOW)).toBe(presence);
  });

  it('EN-03 shows a document that lacks most, and a time of Firestore', async () => {
    const { notify, watchers } = show();
    await waitFor(() => expect(watchers).toHaveLength(1));
    const lastActivity = { toMillis: () => NOW - 3 * MINUTE };
    notify([{ id: 'old', data: { userEmail: 'old@lens.test', lastActivity } }]);
    expect(rowOf('old@lens.test')?.textContent).toContain('UnknownIdleUnknownUnknown3 min. ago');
  });

  it('EN-03 counts neither who signed out nor who left, and ends no session of theirs', async () => {
    const { notify, watchers } = show();
    await waitFor(() => expect(watchers).toHaveLength(1));
    notify([
      activity('paula', 1),
      activity('omar', 8),
      activity('nina', 1, { status: 'inactive' }),
      activity('gus', 90),
    ]);
    expect(screen.getByText('2 users online')).toBeDefined();
    expect(rowOf('omar@lens.test')?.textContent).toContain('Idle');
    expect(rowOf('nina@lens.test')?.textContent).toContain('Signed out');
    expect(rowOf('gus@lens.test')?.textContent).toContain('Offline');
    const buttons = screen.getAllByRole('button', { name: /^Sign out/ });
    expect(buttons.map((end) => end.getAttribute('aria-label'))).toEqual([
      'Sign out paula@lens.test',
      'Sign out omar@lens.test',
    ]);
  });

  it.each([-9e15, 9e15, { toMillis: () => 9e15 }, { toMillis: () => NaN }])(
    'SE-05 a time that no clock shows (%j) does not break the list',
    async (lastActivity) => {
      const { notify, watchers } = show();
      await waitFor(() => expect(watchers).toHaveLength(1));
      notify([activity('mallory', 1, { lastActivity }), activity('paula', 1)]);
      expect(rowOf('mallory@lens.test')?.textContent).toContain('OfflineComputer');
      expect(rowOf('paula@lens.test')).not.toBeNull();
    },
  );

  it('EN-03 ends a session after asking, and never one’s own', async () => {
    const { notify, watchers, user, endUserSessions } = show();
    await waitFor(() => expect(watchers).toHaveLength(1));
    notify([activity('paula', 1), activity('uid-self', 1)]);
    expect(screen.getAllByRole('button', { name: /^Sign out/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Sign out paula@lens.test' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sign out all devices?' });
    await user.click(within(dialog).getByRole('button', { name: 'Sign out all devices' }));
    await waitFor(() => expect(endUserSessions).toHaveBeenCalledExactlyOnceWith('paula'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('EN-03 finds e-mails in the rows that are shown', async () => {
    const { notify, watchers, user } = show();
    await waitFor(() => expect(watchers).toHaveLength(1));
    notify([activity('paula', 1), activity('omar', 2)]);
    await user.click(screen.getByRole('searchbox'));
    await user.paste('OMAR');
    expect(screen.queryByText('paula@lens.test')).toBeNull();
    expect(rowOf('omar@lens.test')).not.toBeNull();
    await user.click(screen.getByRole('searchbox'));
    await user.paste('x');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(rowOf('paula@lens.test')).not.toBeNull();
  });

  it('EN-03 follows a hundred, and a hundred more when asked; the rows stay meanwhile', async () => {
    const { notify, watchers, last, user, unmount } = show();
    await waitFor(() => expect(watchers).toHaveLength(1));
    expect(last()?.most).toBe(100);
    // a hundred rows take their time: one is enough to look at
    await user.click(screen.getByRole('searchbox'));
    await user.paste('u0@');
    notify(Array.from({ length: 100 }, (_, at) => activity(`u${at}`, at / 2)));
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(last()?.most).toBe(200));
    expect(watchers[0]?.stop).toHaveBeenCalledOnce();
    expect(rowOf('u0@lens.test')).not.toBeNull();
    notify(Array.from({ length: 101 }, (_, at) => activity(`u${at}`, at / 2)));
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    unmount();
    expect(watchers[1]?.stop).toHaveBeenCalledOnce();
  });

  it('UX-04 says that it reconnects, that nobody is there, and what ended it', async () => {
    expectLoggedErrors();
    const { notify, watchers, last, user } = show();
    await waitFor(() => expect(watchers).toHaveLength(1));
    // an empty cache is no proof
    notify([], false);
    expect(screen.queryByText(/Nobody has used the portal yet/)).toBeNull();
    notify([]);
    expect(screen.getByText(/Nobody has used the portal yet/)).toBeDefined();
    notify([activity('paula', 1)], false);
    expect(screen.getByText(/Reconnecting/)).toBeDefined();
    act(() => last()?.onError(new HttpFailure('denied', 403)));
    expect(screen.getByText('Online users could not be loaded.')).toBeDefined();
    expect(rowOf('paula@lens.test')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(watchers).toHaveLength(2));
    notify([activity('paula', 1)]);
    expect(screen.queryByText('Online users could not be loaded.')).toBeNull();
  });

  it('UX-03 shows cards on a phone', async () => {
    stubNarrowScreen();
    const { notify, watchers } = show();
    await waitFor(() => expect(watchers).toHaveLength(1));
    notify([activity('paula', 2)]);
    const list = screen.getByRole('list', { name: 'Who is online' });
    expect(list.textContent).toContain('Customer · Computer · Windows · Edge');
    expect(screen.queryByRole('table')).toBeNull();
  });
});
