import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { BulkInput, BulkResult } from '#domain/orders/order-bulk.ts';
import type { OrderSummary } from '#domain/orders/order.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import OrderList from '#resources/orders/OrderList.tsx';
import { buildOrderSummary } from '../../fixtures/build-order.ts';
import { confirmInDialog, openDialog } from './open-dialog.ts';
import { pagesOf } from './portal-harness.tsx';
import { showToAdmin } from './show-to.tsx';

type DecideOrders = PortalDataProvider['decideOrders'];
type Results = BulkResult['results'];

const queueOf = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    buildOrderSummary({ id: crypto.randomUUID(), number: `O-${at + 1}`, version: at + 1 }),
  );

const allDone = ({ orders }: BulkInput): Results =>
  orders.map(({ id, version }) => ({ id, done: true, version: version + 1 }));

const answerWith = (answer: (input: BulkInput) => Results) =>
  vi.fn<DecideOrders>(async (input) => ({ data: { results: answer(input) } }));

async function showQueue(rows: OrderSummary[], decideOrders: DecideOrders) {
  const view = showToAdmin(
    <OrderList />,
    '/admin/order-approval',
    { getList: pagesOf(rows), decideOrders },
    { at: '/admin/order-approval?perPage=5' },
  );
  await screen.findByRole('link', { name: 'O-1' });
  return view;
}

type User = Awaited<ReturnType<typeof showQueue>>['user'];

const selectPage = (user: User) => user.click(screen.getByRole('checkbox', { name: 'Select all' }));

/** Presses the button of the bar and the one of the dialog. */
async function approve(user: User, count: string) {
  await confirmInDialog(user, `Approve ${count}`, `Approve ${count}?`);
}

const result = () => screen.findByRole('dialog', { name: /^(Approve|Reject) \d+ orders?$/ });

describe('many orders at once', () => {
  it('OR-08 approves what is selected, each with the version that was seen', async () => {
    const [first, second, third] = queueOf(3);
    const decideOrders = answerWith(allDone);
    const rows = [first, second, third].flatMap((order) => order ?? []);
    const { user } = await showQueue(rows, decideOrders);
    await user.click(screen.getByRole('checkbox', { name: 'Select order O-1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select order O-3' }));
    await approve(user, '2 orders');
    expect((await result()).textContent).toContain('2 orders approved');
    expect(decideOrders).toHaveBeenCalledExactlyOnceWith({
      action: 'approve',
      reason: '',
      orders: [
        { id: first?.id, version: 1 },
        { id: third?.id, version: 3 },
      ],
    });
  });

  it('OR-06 rejects all with one reason, and not without one', async () => {
    const decideOrders = answerWith(allDone);
    const { user } = await showQueue(queueOf(2), decideOrders);
    await selectPage(user);
    const dialog = await openDialog(user, 'Reject 2 orders', 'Reject 2 orders?');
    const send = dialog.getByRole('button', { name: 'Reject 2 orders' });
    await user.click(send);
    expect(screen.getByText(/Enter a reason/)).toBeDefined();
    expect(decideOrders).not.toHaveBeenCalled();
    const reason = dialog.getByRole('textbox', { name: /Reason/ });
    fireEvent.change(reason, { target: { value: 'Holiday closure' } });
    await user.click(send);
    expect((await result()).textContent).toContain('2 orders rejected');
    expect(decideOrders.mock.calls[0]?.[0]).toMatchObject({
      action: 'reject',
      reason: 'Holiday closure',
    });
  });

  it('OR-08 OR-07 SE-08 lists what failed with its reason, and tries it again with the version it has now', async () => {
    const rows = queueOf(4);
    const [, second, third, fourth] = rows;
    const moved = { ...second, version: 9, state: 'submitted' } as OrderSummary;
    const rejected = { ...third, version: 8, state: 'rejected' } as OrderSummary;
    const approved = { ...fourth, version: 5, state: 'approved' } as OrderSummary;
    const refusal = { done: false, code: 'version-moved-on', message: 'Moved on' } as const;
    const refuse = (current: OrderSummary) => ({ ...refusal, id: current.id, current });
    const decideOrders = answerWith((input) =>
      allDone(input).flatMap((done) => {
        const isFirst = decideOrders.mock.calls.length === 1;
        if (done.id === moved.id && isFirst) return [refuse(moved)];
        // done, but told only when asked again
        if (done.id === approved.id) return isFirst ? [] : [refuse(approved)];
        return [done.id === rejected.id ? refuse(rejected) : done];
      }),
    );
    const { user } = await showQueue(rows, decideOrders);
    await selectPage(user);
    await approve(user, '4 orders');
    const dialog = await result();
    expect(dialog.textContent).toContain('1 order approved');
    const lines = within(dialog).getAllByRole('listitem');
    const [one, other, lost] = lines.map((line) => line.textContent);
    for (const text of ['O-2', 'Already changed: now Submitted']) expect(one).toContain(text);
    expect(other).toContain('now Rejected');
    expect(lost).toContain('No response');
    await user.click(within(dialog).getByRole('button', { name: 'Retry the failed orders' }));
    await waitFor(() => expect(screen.getByText('3 orders approved')).toBeDefined());
    const again = decideOrders.mock.lastCall?.[0].orders;
    expect(again).toEqual([
      { id: moved.id, version: 9 },
      { id: approved.id, version: 4 },
    ]);
    expect(screen.queryByRole('button', { name: /Retry the failed/ })).toBeNull();
  });

  it('UX-04 ends after the part that is on its way when the rest is cancelled', async () => {
    const held: (() => void)[] = [];
    const decideOrders = vi.fn<DecideOrders>().mockImplementation(async (input) => {
      await new Promise<void>((resolve) => held.push(resolve));
      return { data: { results: allDone(input) } };
    });
    const { user } = await showQueue(queueOf(60), decideOrders);
    await selectPage(user);
    await user.click(screen.getByRole('button', { name: 'Select all 60' }));
    await screen.findByText('60 selected');
    await approve(user, '60 orders');
    await user.click(await screen.findByRole('button', { name: 'Cancel the rest' }));
    for (const release of held) release();
    expect(await screen.findByText('50 orders approved')).toBeDefined();
    expect(screen.getByText('10 orders were not processed')).toBeDefined();
    expect(screen.getAllByText(/Not sent/)).toHaveLength(10);
    expect(decideOrders).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('10 selected')).toBeDefined();
  });
});

type Decide = PortalDataProvider['decideOrders'];

const answerOf = (results: Results) => Promise.resolve({ data: { results } });

async function openShip(decideOrders: Decide) {
  const rows = [1, 2, 3].map((at) =>
    buildOrderSummary({ id: crypto.randomUUID(), number: `O-${at}`, state: 'inProduction' }),
  );
  const view = showToAdmin(<OrderList />, '/admin/order-approval', {
    getList: () => Promise.resolve({ data: rows, total: rows.length }),
    decideOrders,
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
    const again = await openDialog(user, 'Done', 'Ship 1 order?');
    expect(field('O-2').value).toBe('T-O-2');
    await user.click(again.getByRole('button', { name: 'Ship 1 order' }));
    await screen.findByText('1 order shipped');
    const last = decide.mock.lastCall;
    expect(last?.[0].orders).toEqual([
      { id: rows[1]?.id, version: 8, carrier: 'DHL', trackingNumber: 'T-O-2' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByText(/selected/)).toBeNull();
  });
});
