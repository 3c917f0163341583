import { screen } from '@testing-library/react';
import { describe, expect, it, vi, type Mock } from 'vitest';
import CustomerHome from '#src/customer/home/CustomerHome.tsx';
import { buildOrderSummary } from '../../fixtures/build-order.ts';
import { apiError, expectLoggedErrors, type GetList } from '../resources/portal-harness.tsx';
import { showToPractice } from '../resources/show-to.tsx';

const OTHER_ID = '0b9d4c55-13f0-4c53-9a51-0c1d5a8b7f11';
const order = buildOrderSummary({ number: 'O-1', patientReference: 'P-77' });

function show(getList: Mock<GetList>) {
  return showToPractice(<CustomerHome />, '/customer/home', { getList });
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the home of a practice', () => {
  it('OR-09 shows the newest orders of the selected account, each a link, to reorder or to correct', async () => {
    const rejected = buildOrderSummary({ id: OTHER_ID, number: 'O-2', state: 'rejected' });
    const getList = vi.fn<GetList>().mockResolvedValue({ data: [order, rejected], total: 2 });
    show(getList);
    const link = await screen.findByRole('link', { name: 'O-1' });
    expect(link.getAttribute('href')).toBe(`/customer/orders/${order.id}`);
    expect(screen.getByText('Submitted')).toBeDefined();
    expect(getList.mock.calls[0]?.[1]).toMatchObject({
      filter: { accountNumber: '100200' },
      sort: { field: 'submittedAt', order: 'DESC' },
    });
    expect(hrefOf('Order lenses')).toBe('/customer/order');
    expect(hrefOf('Reorder O-1')).toBe(`/customer/order?type=reorder&from=${order.id}`);
    expect(hrefOf('Correct O-2')).toBe(`/customer/order?resubmit=${OTHER_ID}`);
    expect(screen.queryByRole('link', { name: 'Reorder O-2' })).toBeNull();
    expect(hrefOf('All orders')).toBe('/customer/orders');
  });

  it('UX-04 says what to do when there is no order yet', async () => {
    show(vi.fn<GetList>().mockResolvedValue({ data: [], total: 0 }));
    expect(await screen.findByText(/No orders yet/)).toBeDefined();
  });

  it('UX-04 shows what failed with its request id, and tries again', async () => {
    expectLoggedErrors();
    const getList = vi
      .fn<GetList>()
      .mockRejectedValueOnce(apiError(503, 'unavailable'))
      .mockResolvedValue({ data: [order], total: 1 });
    const { user } = show(getList);
    expect(await screen.findByText('Reference ID: req-1')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'O-1' })).toBeDefined();
  });
});
