import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi, type Mock } from 'vitest';
import type { Role } from '#domain/access/auth.ts';
import AdminHome from '#src/admin/home/AdminHome.tsx';
import { notifyChange } from '../notify-change.ts';
import { apiError, expectLoggedErrors, type GetList } from '../resources/portal-harness.tsx';
import { showToAdmin } from '../resources/show-to.tsx';

/** A server that only counts; `counts` may change. */
function counting(counts: Record<string, number>) {
  return vi.fn<GetList>(async (resource) => ({ data: [], total: counts[resource] ?? 0 }));
}

function show(getList: Mock<GetList>, roles: Role[], locale?: 'es') {
  return showToAdmin(<AdminHome />, '/admin/home', { getList }, { roles, locale });
}

const ORDERS = 'Orders waiting for a decision';
const APPLICATIONS = 'Applications waiting for a decision';

describe('the dashboard of admins', () => {
  it('AD-01 counts the orders that wait, also when one more comes, and leads to them', async () => {
    const counts = { orders: 7 };
    const getList = counting(counts);
    const { connection } = show(getList, ['ADMIN']);
    const card = await screen.findByRole('region', { name: ORDERS });
    expect(await within(card).findByText('7')).toBeDefined();
    const link = within(card).getByRole('link', { name: 'Open the approval queue' });
    expect(link.getAttribute('href')).toBe('/admin/order-approval');
    const params: unknown = expect.objectContaining({ filter: { state: 'submitted' } });
    expect(getList).toHaveBeenCalledWith('orders', params);
    counts.orders = 8;
    const event = { id: crypto.randomUUID(), accountNumber: '100200', version: 1 };
    await notifyChange(connection.events, { resource: 'orders', state: 'submitted', ...event });
    expect(await within(card).findByText('8')).toBeDefined();
  });

  it('AD-01 AD-05 counts the applications that wait for super admins, also when one more comes, and leads to them', async () => {
    const counts = { orders: 7, applications: 3 };
    const getList = counting(counts);
    const { connection } = show(getList, ['ADMIN', 'SUPERADMIN']);
    const card = await screen.findByRole('region', { name: APPLICATIONS });
    expect(await within(card).findByText('3')).toBeDefined();
    const link = within(card).getByRole('link', { name: 'Show applications' });
    expect(link.getAttribute('href')).toBe('/admin/customer-management/applications');
    const params: unknown = expect.objectContaining({ filter: { status: 'submitted' } });
    expect(getList).toHaveBeenCalledWith('applications', params);
    counts.applications = 4;
    const event = { id: crypto.randomUUID(), version: 1, status: 'submitted' } as const;
    await notifyChange(connection.events, { resource: 'applications', ...event });
    expect(await within(card).findByText('4')).toBeDefined();
  });

  it('CR-03 counts the returns that wait for the lab, also when one more comes, and leads to them', async () => {
    const counts = { orders: 7, 'return-requests': 3 };
    const getList = counting(counts);
    const { connection } = show(getList, ['ADMIN']);
    const card = await screen.findByRole('region', { name: 'Returns waiting for the lab' });
    expect(await within(card).findByText('3')).toBeDefined();
    const link = within(card).getByRole('link', { name: 'Open returns' });
    expect(link.getAttribute('href')).toBe('/admin/order-approval/returns');
    const params: unknown = expect.objectContaining({ filter: { turn: 'lab' } });
    expect(getList).toHaveBeenCalledWith('return-requests', params);
    counts['return-requests'] = 4;
    const event = { id: 'RMA-100001', accountNumber: '100200', version: 1 };
    await notifyChange(connection.events, { resource: 'returnRequests', ...event });
    expect(await within(card).findByText('4')).toBeDefined();
  });

  it('SE-01 neither shows applications to a plain admin nor asks for them', async () => {
    const getList = counting({ orders: 7 });
    show(getList, ['ADMIN']);
    expect(await screen.findByText('7')).toBeDefined();
    expect(screen.queryByRole('region', { name: APPLICATIONS })).toBeNull();
    expect(getList.mock.calls.map(([resource]) => resource)).not.toContain('applications');
  });

  it('UX-04 says which number could not be loaded, and tries again', async () => {
    expectLoggedErrors();
    let isDown = true;
    const getList = vi.fn<GetList>((resource) =>
      isDown && resource === 'applications'
        ? Promise.reject(apiError(503, 'unavailable'))
        : Promise.resolve({ data: [], total: 5 }),
    );
    const { user } = show(getList, ['ADMIN', 'SUPERADMIN']);
    const card = await screen.findByRole('region', { name: APPLICATIONS });
    expect(await within(card).findByRole('alert')).toBeDefined();
    isDown = false;
    await user.click(within(card).getByRole('button', { name: 'Try again' }));
    expect(await within(card).findByText('5')).toBeDefined();
    await waitFor(() => expect(within(card).queryByRole('alert')).toBeNull());
  });
});
