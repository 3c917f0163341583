import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { GetListParams } from 'react-admin';
import { expect, it, vi } from 'vitest';
import BuyingGroups from '#resources/buying-groups/BuyingGroups.tsx';
import Customers from '#resources/customers/Customers.tsx';
import OrderList from '#resources/orders/OrderList.tsx';
import { TYPING_PAUSE } from '#resources/shared/list/filters/use-typed-search.ts';
import { buildCustomer } from '../../fixtures/build-customer.ts';
import { buildOrderSummary } from '../../fixtures/build-order.ts';
import { lastQuery, listOf } from './portal-harness.tsx';
import { showToSuper } from './show-to.tsx';

interface ListCase {
  list: string;
  page: ReactNode;
  path: string;
  row: object;
  /** What is clicked to sort, and what the list is then sorted by. */
  head: RegExp;
  sort: GetListParams['sort'];
}

const group = { id: 'g-1', version: 1, name: 'Clear Sight', offered: true, accounts: 12 };

const ORDERS: ListCase = {
  list: 'orders',
  page: <OrderList />,
  path: '/admin/order-approval',
  row: buildOrderSummary(),
  head: /^Practice/,
  sort: { field: 'practice', order: 'ASC' },
};

/** A list with our own search, and one with react-admin's. */
const LISTS: ListCase[] = [
  ORDERS,
  {
    list: 'buying groups',
    page: <BuyingGroups />,
    path: '/admin/customer-management/buying-groups/*',
    row: group,
    head: /^Name/,
    sort: { field: 'name', order: 'DESC' },
  },
];

async function open({ page, path, row, head }: ListCase) {
  const getList = listOf(row);
  const { location } = showToSuper(page, path, { getList }, { at: path.replace('/*', '') });
  const column = await screen.findByRole('columnheader', { name: head });
  const [search] = [...screen.queryAllByRole('searchbox'), ...screen.queryAllByRole('textbox')];
  if (!search) throw new Error('The list has no search');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  return {
    type: (value: string) => void fireEvent.change(search, { target: { value } }),
    sort: () => void fireEvent.click(within(column).getByRole('button')),
    location,
    pass: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)),
    last: () => lastQuery(getList),
  };
}

it.each(LISTS)('OR-09 AD-07 whoever sorts $list just after typing keeps both', async (list) => {
  const { type, sort, pass, last } = await open(list);
  type('clear');
  await pass(TYPING_PAUSE / 5);
  sort();
  await pass(TYPING_PAUSE / 5);
  expect(last()?.sort, 'the sort is applied at once').toEqual(list.sort);
  expect(last()?.filter).not.toHaveProperty('q');
  await pass(TYPING_PAUSE);
  expect(last()?.filter).toMatchObject({ q: 'clear' });
  expect(last()?.sort).toEqual(list.sort);
});

it.each(LISTS)('UX-01 a link of $list followed just after typing is not undone', async (list) => {
  const { type, pass, location } = await open(list);
  const { href } = window.location;
  type('clear');
  await pass(TYPING_PAUSE / 5);
  // The list stays until the next page has loaded; the address has changed already.
  window.history.pushState({}, '', '/elsewhere');
  await pass(2 * TYPING_PAUSE);
  window.history.pushState({}, '', href);
  expect(decodeURIComponent(location.search)).not.toContain('clear');
});

it('OR-10 AD-07 what was typed is applied for whoever goes back before the next page is there', async () => {
  const { type, pass, location, last } = await open(ORDERS);
  const { href } = window.location;
  type('clear');
  await pass(TYPING_PAUSE / 5);
  window.history.pushState({}, '', '/elsewhere');
  await pass(2 * TYPING_PAUSE);
  expect(decodeURIComponent(location.search)).not.toContain('clear');
  window.history.pushState({}, '', href);
  window.dispatchEvent(new PopStateEvent('popstate'));
  await pass(1);
  expect(last()?.filter).toMatchObject({ q: 'clear' });
  expect(downloadButton().disabled).toBe(false);
});

const downloadButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /CSV/ });
const isCampaignReady = () =>
  screen.getByRole('link', { name: 'Write to these customers' }).getAttribute('aria-disabled') !==
  'true';

const allOrders = () => screen.getByRole('button', { name: /^All/ });

it('OR-10 an export waits until the list is filtered by what was chosen', async () => {
  const { pass } = await open(ORDERS);
  const [former] = within(screen.getByRole('group')).getAllByRole('button', { pressed: true });
  if (!former) throw new Error('No filter is chosen');
  fireEvent.click(allOrders());
  expect(downloadButton().disabled, 'the list has the former filter').toBe(true);
  await pass(1);
  expect(former.ariaPressed).toBe('false');
  expect(downloadButton().disabled).toBe(false);
  fireEvent.click(former);
  await pass(1);
  expect(former.ariaPressed).toBe('true');
  expect(downloadButton().disabled, 'nothing waits for the former filter').toBe(false);
});

it('OR-10 what was typed and taken back waits no more', async () => {
  const { type, pass } = await open(ORDERS);
  type('clear');
  type('');
  expect(downloadButton().disabled).toBe(true);
  await pass(TYPING_PAUSE);
  expect(downloadButton().disabled).toBe(false);
});

it('EM-03 a campaign and an export wait until what was typed filters the list', async () => {
  const { type, pass } = await open({
    list: 'customers',
    page: <Customers />,
    path: '/admin/customer-management/*',
    row: buildCustomer(),
    head: /^Practice/,
    sort: { field: 'practice', order: 'ASC' },
  });
  expect(isCampaignReady()).toBe(true);
  type('clear');
  await pass(TYPING_PAUSE / 5);
  expect(isCampaignReady()).toBe(false);
  expect(downloadButton().disabled).toBe(true);
  await pass(TYPING_PAUSE);
  expect(isCampaignReady()).toBe(true);
  expect(downloadButton().disabled).toBe(false);
});
