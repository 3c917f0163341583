import type { GetList } from '#tests/ui/resources/portal-harness.tsx';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import OrderList from '#resources/orders/OrderList.tsx';
import { buildOrder, buildOrderSummary } from '#tests/fixtures/build-order.ts';
import { fakeDataProvider, renderPage } from '#tests/ui/resources/portal-harness.tsx';

type DecideOrder = PortalDataProvider['decideOrder'];

const first = buildOrderSummary({ id: crypto.randomUUID(), number: 'O-1' });
const second = buildOrderSummary({ id: crypto.randomUUID(), number: 'O-2', version: 4 });
const third = buildOrderSummary({ id: crypto.randomUUID(), number: 'O-3', state: 'approved' });

/** A queue that loses what is decided on. */
async function showQueue() {
  let rows = [first, second, third];
  const getList = vi
    .fn<GetList>()
    .mockImplementation(() => Promise.resolve({ data: rows, total: rows.length }));
  const decideOrder = vi.fn<DecideOrder>().mockImplementation((id) => {
    rows = rows.filter((row) => row.id !== id);
    return Promise.resolve({ data: buildOrder({ number: 'O-2', state: 'approved' }) });
  });
  const view = renderPage({
    page: <OrderList />,
    path: '/admin/order-approval',
    dataProvider: fakeDataProvider({ getList, decideOrder }),
  });
  await screen.findByRole('link', { name: 'O-1' });
  return { ...view, decideOrder };
}

const focused = () => document.activeElement?.textContent;

describe('the keys of the approval queue', () => {
  it('OR-08 j and k move the focus from row to row and stop at the ends', async () => {
    const { user } = await showQueue();
    await user.keyboard('j');
    expect(focused()).toBe('O-1');
    await user.keyboard('jj');
    expect(focused()).toBe('O-3');
    await user.keyboard('j');
    expect(focused()).toBe('O-3');
    await user.keyboard('k');
    expect(focused()).toBe('O-2');
  });

  it('OR-08 Enter opens the order that has the focus', async () => {
    const { user, location } = await showQueue();
    await user.keyboard('jj{Enter}');
    await waitFor(() => expect(location.pathname).toBe(`/admin/order-approval/${second.id}`));
  });

  it('OR-08 a approves the version on the screen, and the next row gets the focus', async () => {
    const { user, decideOrder } = await showQueue();
    await user.keyboard('jja');
    const dialog = await screen.findByRole('dialog', { name: 'Approve order O-2?' });
    await user.click(within(dialog).getByRole('button', { name: 'Approve order' }));
    expect(await screen.findByText('Order O-2 approved')).toBeDefined();
    const seen = { version: 4, reason: '' };
    expect(decideOrder).toHaveBeenCalledExactlyOnceWith(second.id, 'approve', seen);
    await waitFor(() => expect(focused()).toBe('O-3'));
    expect(screen.queryByRole('link', { name: 'O-2' })).toBeNull();
  });

  it('OR-08 r asks for the reason; keys that are typed into it are letters', async () => {
    const { user } = await showQueue();
    await user.keyboard('jr');
    const reason = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Reason/ });
    await waitFor(() => expect(document.activeElement).toBe(reason));
    await user.keyboard('ajax');
    expect(reason.value).toBe('ajax');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('OR-06 says why an order that is decided cannot be approved again', async () => {
    const { user } = await showQueue();
    await user.keyboard('jjja');
    expect(await screen.findByText(/O-3 is Approved; this action is not available/)).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('UX-01 x selects and tells it to who cannot see the box', async () => {
    const { user } = await showQueue();
    await user.keyboard('jx');
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select order O-1' });
    expect(box.checked).toBe(true);
    expect(screen.getByText('O-1 selected, 1 in total').closest('output')).not.toBeNull();
    await user.keyboard('x');
    expect(box.checked).toBe(false);
    expect(screen.getByText('O-1 deselected, 0 in total')).toBeDefined();
  });

  it('OR-08 / goes to the search, where the keys are letters', async () => {
    const { user } = await showQueue();
    await user.keyboard('/');
    const search = screen.getByRole<HTMLInputElement>('searchbox');
    expect(document.activeElement).toBe(search);
    await user.keyboard('jx?');
    expect(search.value).toBe('jx?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('UX-01 ? shows the keys and lets them be switched off', async () => {
    const { user } = await showQueue();
    await user.keyboard('?');
    const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts in this queue' });
    expect(help.textContent).toContain('Next order');
    await user.click(within(help).getByRole('switch', { name: 'Use keyboard shortcuts' }));
    await user.click(within(help).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('x?j');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.closest('tr')).toBeNull();
  });
});
