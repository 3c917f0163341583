import type { GetList } from '#tests/ui/resources/portal-harness.tsx';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import OrderList from '#resources/orders/OrderList.tsx';
import { buildOrderSummary } from '#tests/fixtures/build-order.ts';
import { fakeDataProvider, renderPage } from '#tests/ui/resources/portal-harness.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const shipped = buildOrderSummary({ number: 'O-7', state: 'shipped' });

/** The queue of a server that has one shipped order, which "1Z999" finds. */
function show(filter: object, locale?: 'es') {
  const getList = vi.fn<GetList>().mockImplementation((_resource, params) => {
    const { state, q, ...others } = params.filter ?? {};
    const isFound = state === undefined && q === '1Z999' && Object.keys(others).length === 0;
    return Promise.resolve(isFound ? { data: [shipped], total: 1 } : { data: [], total: 0 });
  });
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  return renderPage({
    page: <OrderList />,
    path: '/admin/order-approval',
    at: `/admin/order-approval?${query}`,
    dataProvider: fakeDataProvider({ getList }),
    locale,
  });
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

  it('AD-13 offers it in Spanish', async () => {
    show({ state: 'submitted', q: '1Z999' }, 'es');
    expect(
      await screen.findByRole('button', { name: 'Buscar en todos los estados' }),
    ).toBeDefined();
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
