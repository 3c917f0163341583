import { notifyManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveListWatcher, LivePage } from '#providers/data/staff/live-list.ts';
import type { DocumentRow } from '#providers/firebase/documents-query.ts';
import { HttpFailure } from '#providers/http/http.ts';
import { activityRowSchema } from '#resources/users/online/activity-row.ts';
import { presenceOf } from '#resources/users/online/presence.ts';
import OnlineUsers from '#resources/users/OnlineUsers.tsx';
import { stubNarrowScreen } from './narrow-screen.ts';
import { expectLoggedErrors, type GetList } from './portal-harness.tsx';
import { showToSuper } from './show-to.tsx';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const MINUTE = 60_000;

beforeEach(() => {
  notifyManager.setScheduler(queueMicrotask);
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOW });
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

type Watcher = LiveListWatcher & { resource: string; asked: LivePage; stop: () => void };

/** Shows the page, with a Firestore that says what the test says. Its first answer does not come. */
async function show() {
  const watchers: Watcher[] = [];
  const endUserSessions = vi.fn<() => Promise<void>>().mockResolvedValue();
  const getList = vi.fn<GetList>(() => new Promise(() => undefined));
  const followList = (resource: string, asked: LivePage, watcher: LiveListWatcher) => {
    const stop = vi.fn<() => void>();
    watchers.push({ ...watcher, resource, asked, stop });
    return Promise.resolve(stop);
  };
  const view = showToSuper(
    <ResourceContextProvider value="userActivity">
      <OnlineUsers />
    </ResourceContextProvider>,
    '/admin/user-management/online',
    { getList, followList, endUserSessions },
  );
  await waitFor(() => expect(watchers).toHaveLength(1));
  const last = () => watchers.at(-1);
  const notify = (rows: DocumentRow[], isCurrent = true, total = rows.length) =>
    // The cache tells its readers by a microtask (below).
    act(() => {
      const records = rows.map(({ id, data }) => ({ ...data, id }));
      last()?.onRows(records, isCurrent, isCurrent ? total : undefined);
      return Promise.resolve();
    });
  return { ...view, watchers, last, notify, getList, endUserSessions };
}

const rowOf = (email: string) => screen.getByRole('cell', { name: email }).closest('tr');

describe('who is online', () => {
  it('EN-03 shows who, role, status, device, browser, page and when, as it happens', async () => {
    const { notify } = await show();
    await notify([
      activity('paula', 2),
      activity('uid-self', 5, { status: 'idle', userRole: 'admin' }),
    ]);
    expect(rowOf('paula@lens.test')?.textContent).toContain(
      'CustomerActiveComputer · Windows · Edge/customer/order2 min. ago',
    );
    expect(rowOf('uid-self@lens.test You')?.textContent).toContain('AdminIdle');
    await notify([activity('paula', 0, { session: { currentRoute: '/customer/home' } })]);
    expect(rowOf('paula@lens.test')?.textContent).toContain('/customer/homenow');
    expect(screen.queryByText('uid-self@lens.test')).toBeNull();
  });

  it('EN-03 ages go on, and who is silent for longer than a session lasts is gone', async () => {
    const { notify } = await show();
    await notify([activity('paula', 58)]);
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

  it.each([-9e15, { toMillis: () => NaN }])(
    'SE-05 a time that no clock shows (%j) does not break the list',
    async (lastActivity) => {
      const { notify } = await show();
      await notify([activity('mallory', 1, { lastActivity }), activity('paula', 1)]);
      expect(rowOf('mallory@lens.test')?.textContent).toContain('OfflineComputer');
      expect(rowOf('paula@lens.test')).not.toBeNull();
    },
  );

  it('EN-03 ends a session after asking, and never one’s own', async () => {
    const { notify, user, endUserSessions } = await show();
    await notify([activity('paula', 1), activity('uid-self', 1)]);
    expect(screen.getAllByRole('button', { name: /^Sign out/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Sign out paula@lens.test' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sign out all devices?' });
    await user.click(within(dialog).getByRole('button', { name: 'Sign out all devices' }));
    await waitFor(() => expect(endUserSessions).toHaveBeenCalledExactlyOnceWith('paula'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('AD-07 EN-03 Firestore finds addresses by how they begin, and lists them in their order', async () => {
    const { notify, last, watchers, user } = await show();
    await notify([activity('paula', 1), activity('omar', 2)]);
    await user.click(screen.getByRole('searchbox'));
    await user.paste(' OMAR');
    // The search waits for a pause, by the clock.
    vi.setSystemTime(NOW + 1000);
    await waitFor(() => expect(last()?.asked.filter).toEqual({ userEmail_begins: 'omar' }));
    expect(watchers[0]?.stop).toHaveBeenCalledOnce();
    await notify([]);
    expect(await screen.findByText('No email address begins with this.')).toBeDefined();
    await notify([activity('omar', 2)]);
    expect(rowOf('omar@lens.test')).not.toBeNull();
    expect(screen.queryByText('paula@lens.test')).toBeNull();
    const head = screen.getByRole('columnheader', { name: /Last activity/ });
    expect(within(head).queryByRole('button')).toBeNull();
  });

  it('AD-07 EN-03 asks for a page, sorted by Firestore, and follows that one', async () => {
    const { notify, watchers, last, user, getList, unmount } = await show();
    const latest = {
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'lastActivity', order: 'DESC' },
      filter: {},
    };
    expect(last()).toMatchObject({ resource: 'userActivity', asked: latest });
    expect(getList.mock.lastCall).toMatchObject(['userActivity', latest]);
    await notify([activity('paula', 1)], true, 26);
    expect(screen.getByText('1 user online on this page')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Go to page 2' }));
    await waitFor(() => expect(last()?.asked.pagination.page).toBe(2));
    await notify([activity('last', 9)], true, 26);
    const head = await screen.findByRole('columnheader', { name: /Who/ });
    await user.click(within(head).getByRole('button'));
    const byEmail = { field: 'userEmail', order: 'ASC' };
    await waitFor(() => expect(last()?.asked.sort).toEqual(byEmail));
    unmount();
    for (const { stop } of watchers) expect(stop).toHaveBeenCalledOnce();
  });

  it('UX-04 says that it reconnects, that nobody is there, and what ended it', async () => {
    expectLoggedErrors();
    const { notify, watchers, last, user } = await show();
    await notify([]);
    expect(await screen.findByText(/Nobody has used the portal yet/)).toBeDefined();
    await notify([activity('paula', 1)], false);
    expect(await screen.findByText(/Reconnecting/)).toBeDefined();
    act(() => last()?.onError(new HttpFailure('denied', 403)));
    expect(await screen.findByText('Online users could not be loaded.')).toBeDefined();
    expect(rowOf('paula@lens.test')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(watchers).toHaveLength(2));
    await notify([activity('paula', 1)]);
    await waitFor(() => expect(screen.queryByText('Online users could not be loaded.')).toBeNull());
  });

  it('UX-03 shows cards on a phone', async () => {
    stubNarrowScreen();
    const { notify } = await show();
    await notify([activity('paula', 2)]);
    const list = screen.getByRole('list', { name: 'Who is online' });
    expect(list.textContent).toContain('Customer · Computer · Windows · Edge');
    expect(screen.queryByRole('table')).toBeNull();
  });
});
