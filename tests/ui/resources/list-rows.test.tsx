import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { gpSphere } from '#domain/lens/catalogue/gp-sphere.ts';
import ApplicationList from '#resources/applications/ApplicationList.tsx';
import BuyingGroups from '#resources/buying-groups/BuyingGroups.tsx';
import Customers from '#resources/customers/Customers.tsx';
import LensList from '#resources/lenses/LensList.tsx';
import StaffList from '#resources/users/StaffList.tsx';
import { buildApplication } from '#tests/fixtures/build-application.ts';
import { buildCustomer } from '#tests/fixtures/build-customer.ts';
import { buildUser } from '#tests/fixtures/build-user.ts';
import { showToSuper } from '#tests/ui/resources/show-to.tsx';

interface ListCase {
  list: string;
  page: ReactNode;
  path: string;
  row: { id: string };
  link: string;
}

const application = buildApplication();
const user = buildUser({ role: 'admin' });
const group = { id: 'g-1', version: 1, name: 'Clear Sight', offered: true, accounts: 12 };
const customer = buildCustomer();

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
    list: 'applications',
    page: <ApplicationList />,
    path: '/admin/customer-management/applications',
    row: application,
    link: application.practice,
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
  {
    list: 'customers',
    page: <Customers />,
    path: '/admin/customer-management',
    row: customer,
    link: customer.practice,
  },
];

function open({ page, path, row }: ListCase) {
  const pages = showToSuper(page, path, {
    getList: () => Promise.resolve({ data: [row], total: 1 }),
  });
  return { ...pages, there: () => screen.findByText('another page') };
}

it.each(LISTS)(
  'AD-02 a link in a row of $list is one step: Back is the list again',
  async (list) => {
    const { user: hands, location, back, there } = open(list);
    await hands.click(await screen.findByRole('link', { name: list.link }));
    await there();
    // react-admin's row goes to its page a moment later.
    await act(() => new Promise(setImmediate));
    act(back);
    await waitFor(() => expect(location.pathname).toBe(list.path));
  },
);

it.each(LISTS)('AD-02 the rest of a row of $list leads to the same page', async (list) => {
  const { user: hands, location, there } = open(list);
  const link = await screen.findByRole('link', { name: list.link });
  const cell = link.closest('tr')?.querySelector('td:last-of-type');
  if (!cell) throw new Error('There is no row');
  await hands.click(cell);
  await there();
  expect(location.pathname).toBe(link.getAttribute('href'));
});
