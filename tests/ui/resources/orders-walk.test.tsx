import type { GetList } from '#tests/ui/resources/portal-harness.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { reactRouterProvider, useParams } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import OrderList from '#resources/orders/OrderList.tsx';
import OrderShow from '#resources/orders/OrderShow.tsx';
import { orderSummarySchema } from '#domain/schemas/order.ts';
import { buildOrder } from '#tests/fixtures/build-order.ts';
import { fakeDataProvider, renderPage } from '#tests/ui/resources/portal-harness.tsx';
import { stubNarrowScreen } from './narrow-screen.ts';

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
  const view = renderPage({
    page: (
      <Routes>
        <Route path="/" element={<OrderList />} />
        <Route path="/:id" element={<ShowPage />} />
      </Routes>
    ),
    path: '/admin/order-approval/*',
    at,
    dataProvider: fakeDataProvider({
      getList: getListSpy,
      getOne: (_resource, { id }) =>
        Promise.resolve({ data: orders.find((order) => order.id === id) }),
    }),
  });
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
    const field = screen.getByRole('textbox', { name: /Message/ });
    fireEvent.keyDown(field, { key: 'k' });
    expect(await heading('O-2')).toBeDefined();
    await user.keyboard('k');
    expect(await heading('O-1')).toBeDefined();
  });

  it('AD-13 is told of in the help, and goes by no key when the keys are off', async () => {
    const { user } = show();
    await screen.findByRole('link', { name: 'O-1' });
    await user.keyboard('?');
    const help = within(await screen.findByRole('dialog'));
    expect(help.getByText(/^On the page of an order, j and k lead/)).toBeDefined();
    await user.click(help.getByRole('switch', { name: 'Use keyboard shortcuts' }));
    await user.click(help.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('link', { name: 'O-1' }));
    await heading('O-1');
    await waitFor(() => expect(isOff('Next order')).toBe(false));
    expect(button('Next order').getAttribute('aria-keyshortcuts')).toBeNull();
    await user.keyboard('j');
    expect(await heading('O-1')).toBeDefined();
  });

  it('AD-13 knows the queue on a phone too', async () => {
    stubNarrowScreen();
    await openFirst();
    await waitFor(() => expect(isOff('Next order')).toBe(false));
    vi.unstubAllGlobals();
  });

  it('AD-13 offers no neighbors to who came from elsewhere', async () => {
    show(`/admin/order-approval/${rows[1]?.id}`);
    await heading('O-2');
    expect(screen.queryByRole('button', { name: 'Next order' })).toBeNull();
  });
});
