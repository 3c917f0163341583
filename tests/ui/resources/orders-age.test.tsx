import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderSummary } from '#domain/orders/order.ts';
import type { Download } from '#providers/http/connection.ts';
import { WorkSheetsButton } from '#resources/orders/export/WorkSheetsButton.tsx';
import OrderList from '#resources/orders/OrderList.tsx';
import { buildOrder, buildOrderSummary } from '../../fixtures/build-order.ts';
import { fakeConnection } from '../fake-connection.ts';
import { showOrder } from './show-order.tsx';
import { showToAdmin } from './show-to.tsx';

const dates = { submittedAt: '2026-01-15T09:30:00.000Z', endedAt: '2026-01-18T10:30:00.000Z' };

beforeEach(() => void vi.setSystemTime('2026-06-01T00:00:00.000Z'));

function showList(...orders: Partial<OrderSummary>[]) {
  const data = orders.map((order) => buildOrderSummary({ id: crypto.randomUUID(), ...order }));
  showToAdmin(<OrderList />, '/admin/order-approval', {
    getList: () => Promise.resolve({ data, total: data.length }),
  });
}

const closed = buildOrder({ number: 'O-1', state: 'closed', ...dates });

describe('the age of an order that is over', () => {
  it('AD-13 is the time that it took, in the queue, and counts on while it is shipped and not closed', async () => {
    showList({ state: 'closed', ...dates }, { state: 'shipped', ...dates, endedAt: null });
    expect(await screen.findByText('136 days')).toBeDefined();
    const age = await screen.findByText('3 days');
    expect(age.title).toMatch(/^Jan 15, 2026.* to Jan 18, 2026/);
  });

  it('AD-13 is the time that it took, on the page of the order for the maker', async () => {
    showOrder(closed);
    const label = await screen.findByText('Age');
    expect(label.closest('div')?.textContent).toBe('Age3 days');
  });

  it('AD-13 is not told to the practice', async () => {
    showOrder(closed, {}, { roles: ['CUSTOMER'] });
    expect(await screen.findByText('Patient reference')).toBeDefined();
    expect(screen.queryByText('Age')).toBeNull();
  });
});

function show(ids: string[]) {
  const download = vi.fn<Download>().mockResolvedValue(undefined);
  const connection = fakeConnection({ download });
  const view = showToAdmin(<WorkSheetsButton ids={ids} />, '/', {}, { connection });
  return { ...view, download };
}

describe('the work sheets of the selected orders', () => {
  it('AD-13 are fetched as one file, in the size that is chosen', async () => {
    const { user, download } = show(['o-1', 'o-2']);
    await user.click(screen.getByRole('button', { name: 'Print 2 work sheets' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Work sheet, A4' }));
    expect(download.mock.calls[0]?.[0]).toBe(
      '/orders/worksheets.pdf?ids=o-1%2Co-2&size=A4&lang=en',
    );
  });

  it('AD-13 are at most a hundred', () => {
    show(Array.from({ length: 101 }, (_, at) => `o-${at}`));
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Print 101 work sheets' });
    expect(button.disabled).toBe(true);
  });
});
