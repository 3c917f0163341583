import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi, type Mock } from 'vitest';
import type { Download } from '#providers/http/connection.ts';
import CustomerUserList from '#resources/users/CustomerUserList.tsx';
import StaffList from '#resources/users/StaffList.tsx';
import { buildUserRow } from '../../fixtures/build-user.ts';
import { fakeConnection } from '../fake-connection.ts';
import { stubNarrowScreen } from '../resources/narrow-screen.ts';
import { choose, listOf, type GetList } from '../resources/portal-harness.tsx';
import { showToSuper } from '../resources/show-to.tsx';

const fetched = vi.fn<Download>();

afterEach(() => void fetched.mockReset());

const ada = buildUserRow();
const carl = buildUserRow({
  id: 'uid-carl',
  email: 'carl@practice.test',
  name: '',
  role: 'customer',
  disabled: true,
  emailVerified: false,
  lastSignInAt: null,
});

function show(getList: Mock<GetList>, page = <StaffList />, locale?: 'es') {
  const connection = fakeConnection({ download: fetched });
  return showToSuper(page, '/admin/user-management', { getList }, { connection, locale });
}

const lastFilter = (getList: Mock<GetList>) => getList.mock.lastCall?.[1].filter;

describe('the list of users', () => {
  it('AD-02 AD-06 searches, filters and sorts on the server, each tab its own group, and marks oneself', async () => {
    const getList = listOf(ada, buildUserRow({ id: 'uid-self', email: 'self@lens.test' }));
    const { user } = show(getList);
    await screen.findByRole('link', { name: 'ada@lens.test' });
    expect(screen.getByText('You')).toBeDefined();
    expect(lastFilter(getList)).toEqual({ group: 'staff' });
    await choose(user, 'Role', 'Super admin');
    // react-admin applies a filter half a second later, with the filters shown and the sort of before.
    const chosen = { group: 'staff', role: 'superAdmin' };
    await waitFor(() => expect(lastFilter(getList)).toEqual(chosen));
    await user.click(screen.getByRole('button', { name: 'Add filter' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Email verified' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await choose(user, 'Email verified', 'Not verified');
    await user.type(screen.getByRole('textbox', { name: 'Search email or name' }), 'ada');
    const all = { ...chosen, emailVerified: false, q: 'ada' };
    await waitFor(() => expect(lastFilter(getList)).toEqual(all));
    await user.click(screen.getByRole('button', { name: /last sign-in/i }));
    const latest = { field: 'lastSignInAt', order: 'ASC' };
    await waitFor(() => expect(getList.mock.lastCall?.[1].sort).toEqual(latest));
  });

  it('AD-02 customers are a list of their own, without a choice of role, each with state and last sign-in', async () => {
    const getList = listOf(carl);
    show(getList, <CustomerUserList />);
    const link = await screen.findByRole('link', { name: 'carl@practice.test' });
    expect(link.getAttribute('href')).toBe('/admin/user-management/uid-carl');
    const cells = [...(link.closest('tr')?.querySelectorAll('td') ?? [])];
    // The first two select and name.
    expect(cells.slice(2).map(({ textContent }) => textContent)).toEqual([
      'Not provided',
      'Customer',
      'Disabled',
      'Not verified',
      'Never',
      'Jan 10, 2026',
    ]);
    expect(lastFilter(getList)).toEqual({ group: 'customers' });
    expect(screen.queryByRole('combobox', { name: 'Role' })).toBeNull();
  });

  it('AD-02 exports what the list finds', async () => {
    const getList = listOf(ada);
    const { user } = show(getList);
    await screen.findByRole('link', { name: 'ada@lens.test' });
    await choose(user, 'Status', 'Enabled');
    await waitFor(() => expect(lastFilter(getList)).toEqual({ group: 'staff', disabled: false }));
    await user.click(screen.getByRole('button', { name: 'Export list as CSV' }));
    await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
    const asked = new URL(fetched.mock.lastCall?.[0] ?? '', 'http://portal.test');
    expect(asked.pathname).toBe('/users.csv');
    const filter: unknown = JSON.parse(asked.searchParams.get('filter') ?? '');
    expect(filter).toEqual({ group: 'staff', disabled: false });
  });

  it('UX-03 shows cards instead of a table on a phone', async () => {
    stubNarrowScreen();
    show(listOf(carl), <CustomerUserList />);
    const list = await screen.findByRole('list', { name: 'Customer users' });
    await within(list).findByRole('link', { name: 'carl@practice.test' });
    expect(list.textContent).toContain('Has never signed in');
    expect(list.textContent).toContain('Not verified');
    expect(screen.queryByRole('table')).toBeNull();
  });
});
