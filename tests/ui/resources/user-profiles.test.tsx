import { act, screen, waitFor } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LiveListWatcher, LivePage } from '#providers/data/staff/live-list.ts';
import Profiles from '#resources/users/Profiles.tsx';
import { fakeDataProvider, renderPage } from '#tests/ui/resources/portal-harness.tsx';
import type { GetList } from '#tests/ui/resources/portal-harness.tsx';
import { stubNarrowScreen } from './narrow-screen.ts';

afterEach(() => vi.unstubAllGlobals());

const PAULA = {
  id: 'uid-paula',
  uid: 'uid-paula',
  email: 'paula@lens.test',
  firstName: 'Paula',
  lastName: 'Practice',
  company: 'Practice Ltd',
  accountNumber: '100200',
  termsAcceptedDate: '2026-11-20T10:00:00.000Z',
};

function show(first: RaRecord[]) {
  const watchers: (LiveListWatcher & { asked: LivePage })[] = [];
  const getList = vi.fn<GetList>().mockResolvedValue({ data: first, total: first.length });
  const followList = (_resource: string, asked: LivePage, watcher: LiveListWatcher) => {
    watchers.push({ ...watcher, asked });
    return Promise.resolve(() => undefined);
  };
  const view = renderPage({
    page: (
      <ResourceContextProvider value="profiles">
        <Profiles />
      </ResourceContextProvider>
    ),
    path: '/admin/user-management/profiles',
    dataProvider: fakeDataProvider({ getList, followList }),
    roles: ['ADMIN', 'SUPERADMIN'],
  });
  return { ...view, getList, watchers };
}

const rowOf = (email: string) => screen.getByRole('cell', { name: email }).closest('tr');

describe('the profiles of the users', () => {
  it('EN-01 DB-03 lists them, each leading to its user, and changes by itself', async () => {
    const { getList, watchers } = show([PAULA]);
    const link = await screen.findByRole('link', { name: 'paula@lens.test' });
    expect(link.getAttribute('href')).toBe('/admin/user-management/uid-paula');
    expect(rowOf('paula@lens.test')?.textContent).toContain('Paula PracticePractice Ltd100200');
    expect(getList.mock.lastCall).toMatchObject([
      'profiles',
      { sort: { field: 'email', order: 'ASC' }, pagination: { page: 1, perPage: 25 } },
    ]);
    await waitFor(() => expect(watchers).toHaveLength(1));
    const moved = { ...PAULA, company: 'Elsewhere Ltd' };
    act(() => watchers[0]?.onRows([moved], true, 1));
    await waitFor(() => expect(rowOf('paula@lens.test')?.textContent).toContain('Elsewhere Ltd'));
    expect(getList).toHaveBeenCalledOnce();
  });

  it('SE-05 a document that cannot be read is a row that leads to its user', async () => {
    show([{ id: 'uid-odd', email: 5 }]);
    const link = await screen.findByRole('link', { name: 'Unknown' });
    expect(link.getAttribute('href')).toBe('/admin/user-management/uid-odd');
  });

  it('UX-04 says why nobody is listed', async () => {
    show([]);
    expect(await screen.findByText(/No profiles yet/)).toBeDefined();
  });

  it('UX-03 shows cards on a phone', async () => {
    stubNarrowScreen();
    show([PAULA]);
    const list = await screen.findByRole('list', { name: 'Profiles of the users' });
    await waitFor(() => expect(list.textContent).toContain('Paula Practice · Practice Ltd100200'));
    expect(screen.queryByRole('table')).toBeNull();
  });
});
