import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import BuyingGroups from '#resources/buying-groups/BuyingGroups.tsx';
import LensList from '#resources/lenses/LensList.tsx';
import StaffList from '#resources/users/StaffList.tsx';
import { gpSphere } from '#server/first-run/catalogue/gp-sphere.ts';
import { buildUser } from '../../fixtures/build-user.ts';
import { showToSuper } from './show-to.tsx';

interface ListCase {
  list: string;
  page: ReactNode;
  path: string;
  row: { id: string };
  link: string;
}
const user = buildUser({ role: 'admin' });
const group = { id: 'g-1', version: 1, name: 'Clear Sight', offered: true, accounts: 12 };
/** One list of each kind: with checkboxes and without, written by hand and generated. */
const LISTS: ListCase[] = [
  {
    list: 'users',
    page: <StaffList />,
    path: '/admin/user-management',
    row: user,
    link: user.email,
  },
  {
    list: 'lenses',
    page: <LensList />,
    path: '/admin/lens-management',
    row: gpSphere,
    link: gpSphere.name,
  },
  {
    list: 'buying groups',
    page: <BuyingGroups />,
    path: '/admin/customer-management/buying-groups',
    row: group,
    link: group.name,
  },
];

function open({ page, path, row }: ListCase) {
  const pages = showToSuper(page, path, {
    getList: () => Promise.resolve({ data: [row], total: 1 }),
  });
  return { ...pages, there: () => screen.findByText('another page') };
}

it.each(LISTS)(
  'AD-02 a link in a row of $list is one step, and the rest of the row leads to the same page',
  async (list) => {
    const { user: hands, location, back, there } = open(list);
    const link = await screen.findByRole('link', { name: list.link });
    const page = link.getAttribute('href');
    await hands.click(link);
    await there();
    // react-admin's row goes to its page a moment later.
    await act(() => new Promise(setImmediate));
    act(back);
    await waitFor(() => expect(location.pathname).toBe(list.path));
    const row = (await screen.findByRole('link', { name: list.link })).closest('tr');
    const cell = row?.querySelector('td:last-of-type');
    if (!cell) throw new Error('There is no row');
    await hands.click(cell);
    await there();
    expect(location.pathname).toBe(page);
  },
);
