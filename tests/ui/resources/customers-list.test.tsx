import type { GetList } from '#tests/ui/resources/portal-harness.tsx';
import type { Mock } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CustomerSummary } from '#domain/schemas/customer.ts';
import CustomerList from '#resources/customers/CustomerList.tsx';
import { buildCustomerSummary } from '#tests/fixtures/build-application.ts';
import {
  apiError,
  expectLoggedErrors,
  fakeDataProvider,
  renderPage,
} from '#tests/ui/resources/portal-harness.tsx';
import { stubNarrowScreen } from './narrow-screen.ts';

const main = buildCustomerSummary();
const additional = buildCustomerSummary({
  accountNumber: '100201',
  practice: 'Lakeside Eye Care North',
  parentAccountNumber: '100200',
  members: 3,
  phone: '',
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const answer = (...rows: CustomerSummary[]) =>
  vi.fn<GetList>().mockImplementation(() => Promise.resolve({ data: rows, total: rows.length }));

function show(getList: Mock<GetList>, locale?: 'es') {
  return renderPage({
    page: <CustomerList />,
    path: '/admin/customer-management',
    dataProvider: fakeDataProvider({ getList }),
    roles: ['ADMIN', 'SUPERADMIN'],
    locale,
  });
}

function cellsOf(accountNumber: string) {
  const row = screen.getByRole('rowheader', { name: accountNumber }).closest('tr');
  return [...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent);
}

describe('the list of customers', () => {
  it('AD-05 shows account, practice, place, phone, users and the main account', async () => {
    show(answer(main, additional));
    await screen.findByRole('rowheader', { name: '100200' });
    expect(cellsOf('100200')).toEqual([
      'Lakeside Eye Care',
      'Madison, WI, US',
      '+16085550100',
      '1',
      'Main account',
    ]);
    expect(cellsOf('100201').slice(2)).toEqual(['Not provided', '3', '100200']);
  });

  it('AD-05 searches, sorts and pages on the server', async () => {
    const getList = vi.fn<GetList>().mockResolvedValue({ data: [main], total: 60 });
    const { user } = show(getList);
    await screen.findByRole('rowheader', { name: '100200' });
    expect(getList).toHaveBeenLastCalledWith(
      'customers',
      expect.objectContaining({ sort: { field: 'accountNumber', order: 'ASC' } }),
    );
    await user.type(screen.getByRole('searchbox'), 'lake');
    await waitFor(() => expect(getList.mock.lastCall?.[1].filter).toEqual({ q: 'lake' }));
    await user.click(screen.getByRole('button', { name: 'Practice' }));
    const byPractice = { field: 'practice', order: 'ASC' };
    await waitFor(() => expect(getList.mock.lastCall?.[1].sort).toEqual(byPractice));
    await user.click(screen.getByRole('button', { name: /next page/i }));
    await waitFor(() => expect(getList.mock.lastCall?.[1].pagination?.page).toBe(2));
  });

  it('UX-04 says how the first customer comes to be, or that none matches', async () => {
    const { user } = show(answer());
    const link = await screen.findByRole('link', { name: 'Show applications' });
    expect(link.getAttribute('href')).toBe('/admin/customer-management/applications');
    await user.type(screen.getByRole('searchbox'), 'nobody');
    expect(await screen.findByText(/No practice or account number matches/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByText(/No practice has an account yet/)).toBeDefined();
  });

  it('UX-04 shows what failed with its request id, and tries again', async () => {
    expectLoggedErrors();
    let isDown = true;
    const getList = vi
      .fn<GetList>()
      .mockImplementation(() =>
        isDown
          ? Promise.reject(apiError(503, 'unavailable'))
          : Promise.resolve({ data: [main], total: 1 }),
      );
    const { user } = show(getList);
    expect(await screen.findByText('Reference ID: req-1')).toBeDefined();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('rowheader', { name: '100200' })).toBeDefined();
  });

  it('UX-02 tells a refusal of the server in Spanish by its code', async () => {
    expectLoggedErrors();
    show(vi.fn<GetList>().mockRejectedValue(apiError(503, 'unavailable')), 'es');
    expect(await screen.findByText(/^El servidor no está disponible/)).toBeDefined();
    expect(screen.getByText('ID de referencia: req-1')).toBeDefined();
  });

  it('UX-03 shows cards instead of a table on a phone', async () => {
    stubNarrowScreen();
    show(answer(additional));
    const list = await screen.findByRole('list', { name: 'Customers' });
    expect(await within(list).findByText('Account 100201 · 3 users')).toBeDefined();
    expect(list.textContent).toContain('Additional account of 100200');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('UX-02 speaks Spanish', async () => {
    show(answer(main), 'es');
    expect(await screen.findByRole('heading', { name: 'Clientes' })).toBeDefined();
    expect(await screen.findByText('Cuenta principal')).toBeDefined();
  });
});
