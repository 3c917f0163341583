import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi, type Mock } from 'vitest';
import type { PortalDataProvider } from '#providers/data/data.ts';
import PracticeOrders from '#resources/orders/PracticeOrders.tsx';
import { buildOrder, buildOrderSummary } from '../../fixtures/build-order.ts';
import { stubNarrowScreen } from './narrow-screen.ts';
import { listOf, type FakeMethods, type GetList } from './portal-harness.tsx';
import { showToPractice } from './show-to.tsx';

const HERE = { accountNumber: '100200', practice: 'Lakeside Eye Care' };
const NORTH = { accountNumber: '100201', practice: 'Lakeside North' };

const waiting = buildOrderSummary({ number: 'O-1', patientReference: 'P-77', unread: 1 });
const rejected = buildOrderSummary({ id: crypto.randomUUID(), number: 'O-2', state: 'rejected' });
const shipped = buildOrderSummary({
  id: crypto.randomUUID(),
  number: 'O-3',
  state: 'shipped',
  promisedAt: '2026-01-22T12:00:00.000Z',
});

function show(getList: Mock<GetList>, accounts = [HERE], methods: FakeMethods = {}) {
  return showToPractice(
    <PracticeOrders />,
    '/customer/orders',
    { getList, ...methods },
    { accounts },
  );
}

const filterOf = (getList: Mock<GetList>) => getList.mock.lastCall?.[1].filter as unknown;
const rowOf = async (number: string) => {
  const row = (await screen.findByRole('link', { name: number })).closest('tr');
  if (!row) throw new Error('There is no such row');
  return within(row);
};

describe('the orders of a practice', () => {
  it('OR-09 lists the orders of the selected account, newest first, each a link', async () => {
    const getList = listOf(waiting, shipped);
    show(getList);
    const link = await screen.findByRole('link', { name: 'O-1' });
    expect(link.getAttribute('href')).toBe(`/customer/orders/${waiting.id}`);
    expect(getList.mock.calls[0]?.[1]).toMatchObject({
      filter: { accountNumber: '100200' },
      sort: { field: 'submittedAt', order: 'DESC' },
    });
    const row = await rowOf('O-1');
    for (const text of ['Submitted', '1 unread message']) expect(row.getByText(text)).toBeDefined();
    expect((await rowOf('O-3')).getByText('Jan 22, 2026')).toBeDefined();
    // There are no other accounts.
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('AD-08 offers a biller neither Reorder nor Correct nor Cancel, in the accounts where they are one', async () => {
    const elsewhere = buildOrderSummary({
      id: crypto.randomUUID(),
      number: 'O-4',
      accountNumber: '100201',
    });
    const accounts = [
      { ...HERE, practiceRole: 'biller' as const },
      { ...NORTH, practiceRole: 'orderer' as const },
    ];
    show(listOf(waiting, rejected, elsewhere), accounts);
    const orderButtons = /reorder|correct|cancel/i;
    expect((await rowOf('O-1')).queryByText(orderButtons)).toBeNull();
    expect((await rowOf('O-2')).queryByText(orderButtons)).toBeNull();
    expect((await rowOf('O-4')).getByRole('link', { name: /reorder/i })).toBeDefined();
    expect((await rowOf('O-4')).getByRole('button', { name: /cancel/i })).toBeDefined();
  });

  it('AD-08 has no column, no sort and no search of patients for a biller', async () => {
    const bill = { ...waiting, patientReference: '', unread: 0, withheld: true };
    const getList = listOf(bill);
    const accounts = [{ ...HERE, practiceRole: 'biller' as const }];
    show(getList, accounts);
    expect((await rowOf('O-1')).getAllByRole('cell')).toHaveLength(7);
    expect(screen.queryByRole('columnheader', { name: /patient/i })).toBeNull();
    expect(screen.getByLabelText('Search number, PO number or lens')).toBeDefined();
    expect(screen.queryByText(/patient/i)).toBeNull();
  });

  it('AD-08 shows the patients of those accounts where the role does, without a sort by them', async () => {
    const accounts = [
      { ...HERE, practiceRole: 'orderer' as const },
      { ...NORTH, practiceRole: 'biller' as const },
    ];
    const bill = buildOrderSummary({
      id: crypto.randomUUID(),
      number: 'O-4',
      accountNumber: '100201',
      patientReference: '',
      withheld: true,
    });
    const { user } = show(listOf(waiting, bill), accounts);
    await user.click(await screen.findByRole('switch', { name: 'All my accounts' }));
    expect((await rowOf('O-1')).getByText('P-77')).toBeDefined();
    expect(screen.queryByRole('button', { name: /sort by patient/i })).toBeNull();
    expect(screen.getByRole('columnheader', { name: 'Patient' })).toBeDefined();
  });

  it('OR-09 searches by patient reference on the server', async () => {
    const getList = listOf(waiting);
    const { user } = show(getList);
    await user.click(await screen.findByRole('searchbox'));
    await user.paste('P-77');
    const filter = { accountNumber: '100200', q: 'P-77' };
    await waitFor(() => expect(filterOf(getList)).toEqual(filter));
  });

  it('OR-09 filters what is in work, rejected or shipped', async () => {
    const getList = listOf(waiting);
    const { user } = show(getList);
    await user.click(await screen.findByRole('button', { name: 'In progress' }));
    const inWork = { accountNumber: '100200', state: ['submitted', 'approved', 'inProduction'] };
    await waitFor(() => expect(filterOf(getList)).toEqual(inWork));
    const chip = screen.getByRole('button', { name: 'In progress' });
    expect(chip.getAttribute('aria-pressed')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Rejected' }));
    const refused = { accountNumber: '100200', state: 'rejected' };
    await waitFor(() => expect(filterOf(getList)).toEqual(refused));
    expect(chip.getAttribute('aria-pressed')).toBe('false');
  });

  it('OR-09 shows all accounts of whoever has several', async () => {
    const getList = listOf(waiting);
    const { user } = show(getList, [HERE, NORTH]);
    const all = await screen.findByRole('switch', { name: 'All my accounts' });
    await user.click(all);
    await waitFor(() => expect(filterOf(getList)).toEqual({}));
    expect(screen.getByRole('columnheader', { name: /Account/ })).toBeDefined();
    await user.click(all);
    expect(screen.queryByRole('columnheader', { name: /Account/ })).toBeNull();
  });

  it('OR-09 leads with one click to the form with the order filled in, or to its correction', async () => {
    show(listOf(shipped, rejected));
    await screen.findByRole('link', { name: 'O-3' });
    const again = screen.getByRole('link', { name: 'Reorder O-3' });
    expect(again.getAttribute('href')).toBe(`/customer/order?type=reorder&from=${shipped.id}`);
    const correct = screen.getByRole('link', { name: 'Correct and resubmit O-2' });
    expect(correct.getAttribute('href')).toBe(`/customer/order?resubmit=${rejected.id}`);
    expect(screen.queryByRole('button', { name: 'Cancel O-3' })).toBeNull();
  });

  it('OR-09 cancels an order that is not approved, after asking once', async () => {
    const decideOrder = vi
      .fn<PortalDataProvider['decideOrder']>()
      .mockResolvedValue({ data: buildOrder({ number: 'O-1', state: 'cancelled' }) });
    const { user } = show(listOf(waiting), [HERE], { decideOrder });
    await user.click(await screen.findByRole('button', { name: 'Cancel O-1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel order O-1?' });
    expect(dialog.textContent).toContain('P-77');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('Order O-1 canceled')).toBeDefined();
    const seen = {
      version: waiting.version,
      reason: '',
      idempotencyKey: expect.any(String) as unknown,
    };
    expect(decideOrder).toHaveBeenCalledExactlyOnceWith(waiting.id, 'cancel', seen);
  });

  it('UX-04 says what to do when there is no order, or none that matches', async () => {
    const { user } = show(listOf());
    const order = await screen.findByRole('link', { name: 'Order lenses' });
    expect(order.getAttribute('href')).toBe('/customer/order');
    await user.click(screen.getByRole('button', { name: 'Shipped' }));
    await user.click(await screen.findByRole('button', { name: 'Show all orders' }));
    expect(await screen.findByText(/No orders yet/)).toBeDefined();
  });

  it('UX-03 shows cards with the same actions on a phone', async () => {
    stubNarrowScreen();
    show(listOf(waiting));
    const list = await screen.findByRole('list', { name: 'Orders' });
    await within(list).findByRole('link', { name: 'O-1' });
    expect(screen.queryByRole('table')).toBeNull();
    expect(within(list).getByRole('link', { name: 'Reorder O-1' })).toBeDefined();
    expect(within(list).getByRole('button', { name: 'Cancel O-1' })).toBeDefined();
  });
});
