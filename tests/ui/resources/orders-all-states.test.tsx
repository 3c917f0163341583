import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { BulkInput } from '#domain/orders/order-bulk.ts';
import type { OrderSummary } from '#domain/orders/order.ts';
import type { RejectReason } from '#domain/orders/reject-reason.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import OrderList from '#resources/orders/OrderList.tsx';
import { buildOrder, buildOrderSummary } from '../../fixtures/build-order.ts';
import { openDialog } from './open-dialog.ts';
import { apiError, expectLoggedErrors, listOf, type GetList } from './portal-harness.tsx';
import { showToAdmin } from './show-to.tsx';

const shipped = buildOrderSummary({ number: 'O-7', state: 'shipped' });

/** The queue of a server that has one shipped order, which "1Z999" finds. */
function show(filter: object, locale?: 'es') {
  const getList = vi.fn<GetList>().mockImplementation((_resource, params) => {
    const { state, q, ...others } = params.filter ?? {};
    const isFound = state === undefined && q === '1Z999' && Object.keys(others).length === 0;
    return Promise.resolve(isFound ? { data: [shipped], total: 1 } : { data: [], total: 0 });
  });
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  return showToAdmin(
    <OrderList />,
    '/admin/order-approval',
    { getList },
    { at: `/admin/order-approval?${query}`, locale },
  );
}

describe('a search that finds nothing in the chosen state', () => {
  it('AD-13 offers to search all states, keeps the words, and leaves the focus with them', async () => {
    const { user } = show({ state: 'submitted', flag: 'firstOrder', q: '1Z999' });
    await user.click(await screen.findByRole('button', { name: 'Search all states' }));
    expect(await screen.findByRole('link', { name: 'O-7' })).toBeDefined();
    const search = screen.getByRole<HTMLInputElement>('searchbox');
    expect([search.value, document.activeElement]).toEqual(['1Z999', search]);
    expect(screen.getByRole('button', { name: 'All' }).getAttribute('aria-pressed')).toBe('true');
  });

  it.each([
    ['without words', { late: true }],
    ['in all states', { q: 'nowhere' }],
  ])('AD-13 does not offer it %s', async (_where, filter) => {
    show(filter);
    expect(await screen.findByText('No orders match this search and these filters.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Search all states' })).toBeNull();
  });
});

type DecideOrders = PortalDataProvider['decideOrders'];

const idsOf = (filter: unknown) =>
  typeof filter === 'object' && filter !== null && 'id' in filter ? filter.id : null;

/** The queue as it was read, and how its orders are when they are asked for by id. */
async function showQueue(rows: OrderSummary[], answer: (ids: unknown) => OrderSummary[]) {
  const getList = vi.fn<GetList>().mockImplementation(async (_resource, { filter }) => {
    const ids = idsOf(filter);
    const data = ids === null ? rows : answer(ids);
    return { data, total: data.length };
  });
  const decideOrders = vi.fn<DecideOrders>().mockImplementation(({ orders }: BulkInput) => {
    const results = orders.map(({ id, version }) => ({
      id,
      done: true as const,
      version: version + 1,
    }));
    return Promise.resolve({ data: { results } });
  });
  const view = showToAdmin(<OrderList />, '/admin/order-approval', { getList, decideOrders });
  await screen.findByRole('link', { name: 'O-1' });
  await view.user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  return { ...view, decideOrders };
}

const queueOf = (count: number, type: OrderSummary['type'] = 'new') =>
  Array.from({ length: count }, (_, at) =>
    buildOrderSummary({ id: crypto.randomUUID(), number: `O-${at + 1}`, type }),
  );

describe('the unusual among many orders', () => {
  it('AD-13 is listed as the server has it now, left out in one click, and stays selected', async () => {
    const rows = queueOf(4);
    const [, second, third] = rows;
    const current = rows.map((row) => ({
      ...row,
      ...(row === second && { flags: ['firstOrder' as const], unread: 2 }),
      ...(row === third && { version: 2 }),
    }));
    const { user, decideOrders } = await showQueue(rows, () => current);
    const dialog = await openDialog(user, 'Approve 4 orders', 'Approve 4 orders?');
    const list = await dialog.findByRole('list', { name: 'Unusual orders' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual([
      expect.stringMatching(/^O-2 .*First order.*2 unread messages/),
      expect.stringMatching(/^O-3 .*Changed meanwhile: now Submitted/),
    ]);
    const look = within(list).getByRole('link', { name: /O-2 .*opens in a new tab/ });
    expect(look.getAttribute('href')).toContain(`/admin/order-approval/${second?.id}`);
    expect(look.getAttribute('target')).toBe('_blank');

    await user.click(dialog.getByRole('button', { name: 'Leave these 2 out' }));
    expect(dialog.queryByRole('list')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Include them again' }));
    await user.click(dialog.getByRole('button', { name: 'Leave these 2 out' }));
    await user.click(dialog.getByRole('button', { name: 'Approve 2 orders' }));
    await screen.findByText('2 orders approved');
    const sent = decideOrders.mock.calls.flatMap(([{ orders }]) => orders.map(({ id }) => id));
    expect(sent).toEqual([rows[0]?.id, rows[3]?.id]);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('2 selected')).toBeDefined();
  });

  it('AD-13 does not leave all of them out, and decides also when the facts cannot be read', async () => {
    expectLoggedErrors();
    const rows = queueOf(2, 'warranty');
    const { user, decideOrders } = await showQueue(rows, () => {
      throw apiError(500, 'internal');
    });
    await user.click(screen.getByRole('button', { name: 'Approve 2 orders' }));
    const dialog = await screen.findByRole('dialog', { name: 'Approve 2 orders?' });
    expect(dialog.textContent).toContain('2 of the 2 orders are unusual');
    expect(within(dialog).getAllByText('Warranty')).toHaveLength(2);
    expect(within(dialog).queryByRole('button', { name: /out$/ })).toBeNull();
    await within(dialog).findByText(/could not be loaded/);
    await user.click(within(dialog).getByRole('button', { name: 'Approve 2 orders' }));
    await screen.findByText('2 orders approved');
    expect(decideOrders).toHaveBeenCalledTimes(1);
  });
});

const BLURRY: RejectReason = {
  id: 'r-1',
  name: 'Blurry scan',
  reason: 'The topography is blurry. Please send it again.',
  offered: true,
  version: 1,
};

async function showTwo(rejectReasons: PortalDataProvider['rejectReasons']) {
  const rows = queueOf(2);
  const decideOrder = vi
    .fn<PortalDataProvider['decideOrder']>()
    .mockResolvedValue({ data: buildOrder({ state: 'rejected' }) });
  const methods = { getList: listOf(...rows), decideOrder, rejectReasons };
  const view = showToAdmin(<OrderList />, '/admin/order-approval', methods);
  await screen.findByRole('link', { name: 'O-1' });
  return { ...view, decideOrder };
}

type User = Awaited<ReturnType<typeof showTwo>>['user'];

async function rejectFirst(user: User) {
  const [button] = screen.getAllByRole('button', { name: /^Reject/ });
  if (button) await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Reject order O-1?' });
  return { dialog, field: within(dialog).getByRole('textbox', { name: /Reason/ }) };
}

const valueOf = (field: HTMLElement) => (field as HTMLTextAreaElement).value;

describe('preset reasons for a rejection', () => {
  it('AD-13 OR-06 fill the reason after what is typed, and the text stays editable', async () => {
    const { user, decideOrder } = await showTwo(() => Promise.resolve({ data: [BLURRY] }));
    const { dialog, field } = await rejectFirst(user);
    const preset = await within(dialog).findByRole('button', { name: 'Blurry scan' });
    fireEvent.change(field, { target: { value: 'Dear Ann,' } });
    await user.click(preset);
    expect(valueOf(field)).toBe(`Dear Ann,\n${BLURRY.reason}`);
    expect(document.activeElement).toBe(field);
    await user.click(preset);
    fireEvent.change(field, { target: { value: `${valueOf(field)} Thanks.` } });
    await user.click(within(dialog).getByRole('button', { name: 'Reject order' }));
    expect(decideOrder.mock.calls[0]?.[2]).toMatchObject({
      reason: `Dear Ann,\n${BLURRY.reason} Thanks.`,
    });
  });

  it('AD-13 UX-04 says that they could not be loaded; a reason can still be typed', async () => {
    expectLoggedErrors();
    const { user } = await showTwo(() => Promise.reject(apiError(500, 'internal')));
    const { dialog, field } = await rejectFirst(user);
    await within(dialog).findByText('The preset reasons could not be loaded.');
    fireEvent.change(field, { target: { value: 'Typed' } });
    expect(within(dialog).queryByRole('link')).toBeNull();
  });
});
