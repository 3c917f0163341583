import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { BulkInput, BulkResult } from '#domain/schemas/order-bulk.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import OrderList from '#resources/orders/OrderList.tsx';
import { buildOrderSummary } from '#tests/fixtures/build-order.ts';
import { fakeDataProvider, renderPage } from '#tests/ui/resources/portal-harness.tsx';

type Decide = PortalDataProvider['decideOrders'];
type Results = BulkResult['results'];

const answerOf = (results: Results) => Promise.resolve({ data: { results } });
const allDone = ({ orders }: BulkInput): Results =>
  orders.map(({ id, version }) => ({ id, done: true, version: version + 1 }));

async function openShip(decideOrders: Decide) {
  const rows = [1, 2, 3].map((at) =>
    buildOrderSummary({ id: crypto.randomUUID(), number: `O-${at}`, state: 'inProduction' }),
  );
  const view = renderPage({
    page: <OrderList />,
    path: '/admin/order-approval',
    dataProvider: fakeDataProvider({
      getList: () => Promise.resolve({ data: rows, total: rows.length }),
      decideOrders,
    }),
  });
  await screen.findByRole('link', { name: 'O-1' });
  await view.user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await view.user.click(screen.getByRole('button', { name: 'Ship 3 orders' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ship 3 orders?' });
  return { ...view, rows, dialog };
}

const field = (number: string) =>
  screen.getByLabelText<HTMLInputElement>(`Tracking number of ${number}`);
const typed = () => ['O-1', 'O-2', 'O-3'].map((number) => field(number).value);
const type = (number: string, value: string) =>
  fireEvent.change(field(number), { target: { value } });
const setCarrier = (value: string) =>
  fireEvent.change(screen.getByLabelText(/Carrier/), { target: { value } });
const paste = (number: string, content: string) =>
  fireEvent.paste(field(number), { clipboardData: { getData: () => content } });

describe('shipping many orders', () => {
  it('AD-13 types down the column: Enter goes to the next order, and from the last to the button', async () => {
    const decide = vi.fn<Decide>().mockImplementation((input) => answerOf(allDone(input)));
    const { user, dialog, rows } = await openShip(decide);
    field('O-1').focus();
    for (const [at, number] of ['O-1', 'O-2', 'O-3'].entries()) {
      expect(document.activeElement).toBe(field(number));
      type(number, `1Z${at}`);
      await user.keyboard('{Enter}');
    }
    const ship = within(dialog).getByRole('button', { name: 'Ship 3 orders' });
    expect(document.activeElement).toBe(ship);
    await user.click(ship);
    expect(screen.getByText('Enter the carrier.')).toBeDefined();
    expect(decide).not.toHaveBeenCalled();
    setCarrier('UPS');
    await user.click(ship);
    await screen.findByText('3 orders shipped');
    expect(decide).toHaveBeenCalledOnce();
    expect(decide.mock.lastCall?.[0]).toMatchObject({
      action: 'ship',
      orders: rows.map(({ id }, at) => ({ id, carrier: 'UPS', trackingNumber: `1Z${at}` })),
    });
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByText(/selected/)).toBeNull();
  });

  it('AD-13 pastes a column or lines with order numbers, and names the lines that it cannot use', async () => {
    const { dialog } = await openShip(vi.fn<Decide>());
    paste('O-2', 'A\nB\nC\n');
    expect(typed()).toEqual(['', 'A', 'B']);
    paste('O-1', 'Order\tTracking\nO-3\t1Z3\nO-9\t1Z9\nO-1\t1Z1');
    expect(typed()).toEqual(['1Z1', 'A', '1Z3']);
    expect(dialog.textContent).toContain('2 tracking numbers read');
    expect(dialog.textContent).toContain('Line 3: order O-9 is not one of these orders.');
    paste('O-1', 'O-2\t1Z2');
    expect(typed()).toEqual(['1Z1', '1Z2', '1Z3']);
    type('O-2', '');
    expect(dialog.textContent).toContain('1 order has no tracking number');
    const file = new File(['O-2;1Z2\n'], 'tracking.csv', { type: 'text/csv' });
    fireEvent.change(within(dialog).getByLabelText('Load from CSV', { selector: 'input' }), {
      target: { files: [file] },
    });
    // "1 tracking number read" is still there from before.
    await waitFor(() => expect(typed()).toEqual(['1Z1', '1Z2', '1Z3']));
  });

  it('AD-13 OR-07 keeps what was typed for the orders that were not shipped', async () => {
    const decide = vi.fn<Decide>().mockImplementation((input) => {
      const [, second] = rows;
      if (!second || decide.mock.calls.length > 1) return answerOf(allDone(input));
      const { id } = second;
      const current = { ...second, version: 8 };
      const moved = { id, done: false, code: 'version-moved-on', message: '', current } as const;
      return answerOf(allDone(input).map((result) => (result.id === id ? moved : result)));
    });
    const { user, dialog, rows } = await openShip(decide);
    setCarrier('DHL');
    for (const number of ['O-1', 'O-2', 'O-3']) type(number, `T-${number}`);
    await user.click(within(dialog).getByRole('button', { name: 'Ship 3 orders' }));
    await screen.findByText('2 orders shipped');
    expect(screen.getByText('Already changed: now In production')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    const again = await screen.findByRole('dialog', { name: 'Ship 1 order?' });
    expect(field('O-2').value).toBe('T-O-2');
    await user.click(within(again).getByRole('button', { name: 'Ship 1 order' }));
    await screen.findByText('1 order shipped');
    const last = decide.mock.lastCall;
    expect(last?.[0].orders).toEqual([
      { id: rows[1]?.id, version: 8, carrier: 'DHL', trackingNumber: 'T-O-2' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByText(/selected/)).toBeNull();
  });
});
