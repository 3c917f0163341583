import { screen, within } from '@testing-library/react';
import type { OrderSummary } from '#domain/schemas/order.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import OrderList from '#resources/orders/OrderList.tsx';
import OrderShow from '#resources/orders/OrderShow.tsx';
import { buildOrder, buildOrderSummary } from '#tests/fixtures/build-order.ts';
import { fakeDataProvider, renderPage } from '#tests/ui/resources/portal-harness.tsx';
import { stubNarrowScreen } from './narrow-screen.ts';

const dates = {
  submittedAt: '2026-01-15T09:30:00.000Z',
  endedAt: '2026-01-18T10:30:00.000Z',
};

beforeEach(() => {
  vi.setSystemTime('2026-06-01T00:00:00.000Z');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function showList(order: Partial<OrderSummary>) {
  const row = buildOrderSummary({ number: 'O-1', ...order });
  renderPage({
    page: <OrderList />,
    path: '/admin/order-approval',
    dataProvider: fakeDataProvider({ getList: () => Promise.resolve({ data: [row], total: 1 }) }),
  });
}

function showOrder(roles?: ['CUSTOMER']) {
  const order = buildOrder({ number: 'O-1', state: 'closed', ...dates });
  renderPage({
    page: <OrderShow />,
    path: '/admin/order-approval/:id',
    at: `/admin/order-approval/${order.id}`,
    dataProvider: fakeDataProvider({ getOne: () => Promise.resolve({ data: order }) }),
    roles,
  });
}

describe('the age of an order that is over', () => {
  it('AD-13 is the time that it took, in the queue', async () => {
    showList({ state: 'closed', ...dates });
    const age = await screen.findByText('3 days');
    expect(age.title).toMatch(/^Jan 15, 2026.* to Jan 18, 2026/);
  });

  it('AD-13 is the time that it took, on a phone', async () => {
    stubNarrowScreen();
    showList({ state: 'cancelled', ...dates });
    const cards = await screen.findByRole('list', { name: 'Orders' });
    expect(await within(cards).findByText('3 days')).toBeDefined();
  });

  it('AD-13 is the time that it took, on the page of the order for the maker', async () => {
    showOrder();
    const label = await screen.findByText('Age');
    expect(label.closest('div')?.textContent).toBe('Age3 days');
  });

  it('AD-13 is not told to the practice', async () => {
    showOrder(['CUSTOMER']);
    expect(await screen.findByText('Patient reference')).toBeDefined();
    expect(screen.queryByText('Age')).toBeNull();
  });

  it('AD-13 counts on while an order is shipped and not closed', async () => {
    showList({ state: 'shipped', ...dates, endedAt: null });
    expect(await screen.findByText('136 days')).toBeDefined();
  });
});
