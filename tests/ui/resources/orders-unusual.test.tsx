import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { BulkInput } from '#domain/schemas/order-bulk.ts';
import type { OrderSummary } from '#domain/schemas/order.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import OrderList from '#resources/orders/OrderList.tsx';
import { buildOrderSummary } from '#tests/fixtures/build-order.ts';
import {
  apiError,
  expectLoggedErrors,
  fakeDataProvider,
  renderPage,
} from '#tests/ui/resources/portal-harness.tsx';
import type { GetList } from '#tests/ui/resources/portal-harness.tsx';

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
  const view = renderPage({
    page: <OrderList />,
    path: '/admin/order-approval',
    dataProvider: fakeDataProvider({ getList, decideOrders }),
  });
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
    await user.click(screen.getByRole('button', { name: 'Approve 4 orders' }));
    const dialog = await screen.findByRole('dialog', { name: 'Approve 4 orders?' });
    const list = await within(dialog).findByRole('list', { name: 'Unusual orders' });
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

    await user.click(within(dialog).getByRole('button', { name: 'Leave these 2 out' }));
    expect(within(dialog).queryByRole('list')).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Include them again' }));
    await user.click(within(dialog).getByRole('button', { name: 'Leave these 2 out' }));
    await user.click(within(dialog).getByRole('button', { name: 'Approve 2 orders' }));
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
