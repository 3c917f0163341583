import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { reactRouterProvider, useParams } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { orderSummarySchema } from '#domain/orders/order.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import OrderList from '#resources/orders/OrderList.tsx';
import OrderShow from '#resources/orders/OrderShow.tsx';
import { buildOrder, buildOrderSummary } from '../../fixtures/build-order.ts';
import type { GetList } from './portal-harness.tsx';
import { showToAdmin } from './show-to.tsx';

type DecideOrder = PortalDataProvider['decideOrder'];

const first = buildOrderSummary({ id: crypto.randomUUID(), number: 'O-1' });
const second = buildOrderSummary({ id: crypto.randomUUID(), number: 'O-2', version: 4 });
const third = buildOrderSummary({ id: crypto.randomUUID(), number: 'O-3', state: 'approved' });

/** A queue that loses what is decided on. */
async function showQueue() {
  let rows = [first, second, third];
  const getList = vi.fn<GetList>(async () => ({ data: rows, total: rows.length }));
  const decideOrder = vi.fn<DecideOrder>().mockImplementation((id) => {
    rows = rows.filter((row) => row.id !== id);
    return Promise.resolve({ data: buildOrder({ number: 'O-2', state: 'approved' }) });
  });
  const view = showToAdmin(<OrderList />, '/admin/order-approval', { getList, decideOrder });
  await screen.findByRole('link', { name: 'O-1' });
  return { ...view, decideOrder };
}

const focused = () => document.activeElement?.textContent;

describe('the keys of the approval queue', () => {
  it('OR-08 UX-01 j and k move the focus and stop at the ends, x selects, / searches, and Enter opens', async () => {
    const { user, location } = await showQueue();
    await user.keyboard('j');
    expect(focused()).toBe('O-1');
    await user.keyboard('jj');
    expect(focused()).toBe('O-3');
    await user.keyboard('j');
    expect(focused()).toBe('O-3');
    await user.keyboard('k');
    expect(focused()).toBe('O-2');
    await user.keyboard('x');
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select order O-2' });
    expect(box.checked).toBe(true);
    expect(screen.getByText('O-2 selected, 1 in total').closest('output')).not.toBeNull();
    await user.keyboard('x');
    expect(box.checked).toBe(false);
    expect(screen.getByText('O-2 deselected, 0 in total')).toBeDefined();
    await user.keyboard('/');
    const search = screen.getByRole<HTMLInputElement>('searchbox');
    expect(document.activeElement).toBe(search);
    await user.keyboard('jx?');
    expect(search.value).toBe('jx?');
    expect(screen.queryByRole('dialog')).toBeNull();
    screen.getByRole('link', { name: 'O-2' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location.pathname).toBe(`/admin/order-approval/${second.id}`));
  });

  it('OR-08 a approves the version on the screen, and the next row gets the focus', async () => {
    const { user, decideOrder } = await showQueue();
    await user.keyboard('jja');
    const dialog = await screen.findByRole('dialog', { name: 'Approve order O-2?' });
    await user.click(within(dialog).getByRole('button', { name: 'Approve order' }));
    expect(await screen.findByText('Order O-2 approved')).toBeDefined();
    const seen = { version: 4, reason: '', idempotencyKey: expect.any(String) as unknown };
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
});

const { Routes, Route } = reactRouterProvider;

const orders = ['O-1', 'O-2', 'O-3'].map((number) =>
  buildOrder({ id: crypto.randomUUID(), number }),
);
const rows = orders.map((order) => orderSummarySchema.parse(order));

/** As the server: the rows after an order, in the order that is asked for. */
const getList: GetList = (_resource, { filter, sort }) => {
  const sorted = sort?.order === 'ASC' ? rows : rows.toReversed();
  const at = sorted.findIndex(({ id }) => id === filter?.after);
  const data = sorted.slice(at + 1);
  return Promise.resolve({ data, total: data.length });
};

/** As the portal: a page of its own for each order. */
function ShowPage() {
  const { id } = useParams();
  return <OrderShow key={id} />;
}

function show(at = '/admin/order-approval') {
  const getListSpy = vi.fn<GetList>(getList);
  const view = showToAdmin(
    <Routes>
      <Route path="/" element={<OrderList />} />
      <Route path="/:id" element={<ShowPage />} />
    </Routes>,
    '/admin/order-approval/*',
    {
      getList: getListSpy,
      getOne: async (_resource, { id }) => ({ data: orders.find((order) => order.id === id) }),
    },
    { at },
  );
  return { ...view, getList: getListSpy };
}

async function openFirst(query = '') {
  const view = show(`/admin/order-approval${query}`);
  await view.user.click(await screen.findByRole('link', { name: 'O-1' }));
  await heading('O-1');
  return view;
}

const heading = (number: string) => screen.findByRole('heading', { name: `Order ${number}` });
const button = (name: string) => screen.getByRole('button', { name });
const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true';

describe('the page of an order that was opened from the queue', () => {
  it('AD-13 leads to the next and the previous order, and the focus stays on the button', async () => {
    const { user } = await openFirst();
    await waitFor(() => expect(isOff('Next order')).toBe(false));
    expect(isOff('Previous order')).toBe(true);
    await user.click(button('Next order'));
    await heading('O-2');
    expect(document.activeElement).toBe(button('Next order'));
    await waitFor(() => expect(isOff('Next order')).toBe(false));
    await user.keyboard('{Enter}');
    await heading('O-3');
    await waitFor(() => expect(isOff('Previous order')).toBe(false));
    expect(isOff('Next order')).toBe(true);
    await user.click(button('Next order'));
    expect(await heading('O-3')).toBeDefined();
    await user.click(button('Previous order'));
    expect(await heading('O-2')).toBeDefined();
  });

  it('AD-13 asks for the neighbors in the filter of the queue', async () => {
    const filter = { state: 'submitted', q: 'vega' };
    const query = new URLSearchParams({ filter: JSON.stringify(filter) });
    const view = await openFirst(`?${query}`);
    const after = rows[0]?.id;
    await waitFor(() => {
      const asked = view.getList.mock.calls.map(([, params]) => params);
      const found = asked.filter((params) => params.filter?.after === after);
      const inFilter = { ...filter, after };
      expect(found.map(({ filter: of }) => of)).toEqual([inFilter, inFilter]);
      expect(found.map(({ sort }) => sort?.order)).toEqual(['DESC', 'ASC']);
    });
  });

  it('AD-13 goes by j and k, which are letters in a field', async () => {
    const { user } = await openFirst();
    await waitFor(() => expect(isOff('Next order')).toBe(false));
    expect(button('Next order').getAttribute('aria-keyshortcuts')).toBe('j');
    await user.keyboard('j');
    await heading('O-2');
    await waitFor(() => expect(isOff('Previous order')).toBe(false));
    fireEvent.keyDown(screen.getByRole('textbox', { name: /Message/ }), { key: 'k' });
    expect(await heading('O-2')).toBeDefined();
    await user.keyboard('k');
    expect(await heading('O-1')).toBeDefined();
  });

  it('AD-13 UX-01 is told of in the help, and no key does anything when the keys are off', async () => {
    const { user } = show();
    await screen.findByRole('link', { name: 'O-1' });
    await user.keyboard('?');
    const named = { name: 'Keyboard shortcuts in this queue' };
    const help = within(await screen.findByRole('dialog', named));
    expect(help.getByText('Next order')).toBeDefined();
    expect(help.getByText(/^On the page of an order, j and k lead/)).toBeDefined();
    await user.click(help.getByRole('switch', { name: 'Use keyboard shortcuts' }));
    await user.click(help.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('x?j');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.closest('tr')).toBeNull();
    await user.click(await screen.findByRole('link', { name: 'O-1' }));
    await heading('O-1');
    await waitFor(() => expect(isOff('Next order')).toBe(false));
    expect(button('Next order').getAttribute('aria-keyshortcuts')).toBeNull();
    await user.keyboard('j');
    expect(await heading('O-1')).toBeDefined();
  });
});
