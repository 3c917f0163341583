import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { PreferenceKey, SavedFilter } from '#domain/access/preferences/preference.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import OrderList from '#resources/orders/OrderList.tsx';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { buildOrderSummary } from '../../fixtures/build-order.ts';
import { openDialog } from './open-dialog.ts';
import type { GetList } from './portal-harness.tsx';
import { showToAdmin } from './show-to.tsx';

const order = buildOrderSummary({ number: 'O-1', type: 'warranty' });

/** A server that keeps preferences. */
function serverWith(kept: Partial<Record<PreferenceKey, unknown>> = {}) {
  const getList = vi.fn<GetList>(async (resource) =>
    resource === 'lenses'
      ? { data: [...catalogue], total: catalogue.length }
      : { data: [order], total: 1 },
  );
  const savePreference = vi
    .fn<(key: PreferenceKey, value: unknown) => Promise<void>>()
    .mockImplementation((key, value) => {
      kept[key] = value;
      return Promise.resolve();
    });
  const preference = (key: PreferenceKey) => Promise.resolve({ data: kept[key] ?? null });
  return {
    getList,
    savePreference: savePreference as PortalDataProvider['savePreference'] & typeof savePreference,
    preference: preference as PortalDataProvider['preference'],
  };
}

async function showQueue(server: ReturnType<typeof serverWith>, at?: string) {
  const view = showToAdmin(<OrderList />, '/admin/order-approval', server, { at });
  await screen.findByRole('link', { name: 'O-1' });
  return view;
}

function lastFilter({ getList }: ReturnType<typeof serverWith>) {
  const queries = getList.mock.calls.filter(([resource]) => resource === 'orders');
  return queries.findLast(([, params]) => (params.pagination?.perPage ?? 0) > 1)?.[1].filter;
}

type User = Awaited<ReturnType<typeof showQueue>>['user'];

const open = (user: User, name: string, button = name) => openDialog(user, button, name);

describe('the filters of the approval queue', () => {
  it('OR-08 filters on the server by type, lens, days and account, beside the quick filter', async () => {
    const server = serverWith();
    const { user } = await showQueue(server);
    const panel = await open(user, 'Filters');
    await user.selectOptions(panel.getByRole('combobox', { name: 'Type' }), 'Warranty');
    await user.selectOptions(panel.getByRole('combobox', { name: 'Lens' }), 'GP Sphere');
    await user.type(panel.getByLabelText('Submitted from'), '2026-01-01');
    await user.type(panel.getByRole('textbox', { name: 'Account number' }), '1002');
    await user.click(panel.getByRole('button', { name: 'Apply filters' }));
    expect(panel.getByText('Enter a six-digit account number.')).toBeDefined();
    await user.type(panel.getByRole('textbox', { name: 'Account number' }), '00');
    await user.click(panel.getByRole('button', { name: 'Apply filters' }));
    await waitFor(() =>
      expect(lastFilter(server)).toEqual({
        state: 'submitted',
        type: 'warranty',
        lensId: 'gp-sphere',
        from: '2026-01-01',
        accountNumber: '100200',
      }),
    );
    const again = await open(user, 'Filters', 'Filters: 4');
    await user.click(again.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(lastFilter(server)).toEqual({}));
  });

  it('OR-08 saves a filter under a name on the server, and applies it', async () => {
    const server = serverWith();
    const { user } = await showQueue(server, '/admin/order-approval?filter={"late":true}');
    const panel = await open(user, 'Saved filters');
    expect(panel.getByText('No saved filters yet.')).toBeDefined();
    await user.click(await panel.findByRole('button', { name: 'Save filter' }));
    expect(panel.getByText('Enter a filter name.')).toBeDefined();
    await user.type(panel.getByRole('textbox', { name: /Filter name/ }), 'What is late');
    await user.click(panel.getByRole('button', { name: 'Save filter' }));
    const saved: SavedFilter[] = [{ name: 'What is late', filter: { late: true } }];
    await waitFor(() =>
      expect(server.savePreference).toHaveBeenCalledExactlyOnceWith('orders.filters', saved),
    );
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'All' }));
    await waitFor(() => expect(lastFilter(server)).toEqual({}));
    const later = await open(user, 'Saved filters');
    await user.click(later.getByRole('button', { name: 'What is late' }));
    // The list was read a moment ago and is not asked for again: the filter that is in force tells.
    await waitFor(() => {
      const late = screen.getByRole('button', { name: /^Late/, hidden: true });
      expect(late.getAttribute('aria-pressed')).toBe('true');
    });
  });

  it('OR-08 puts a saved filter anew and deletes it', async () => {
    const mine: SavedFilter = { name: 'Mine', filter: { q: 'harbour' } };
    const other: SavedFilter = { name: 'Other', filter: { unread: true } };
    const server = serverWith({ 'orders.filters': [mine, other] });
    const { user } = await showQueue(server);
    const panel = await open(user, 'Saved filters');
    const update = 'Update Mine with the current filters';
    await user.click(await panel.findByRole('button', { name: update }));
    const updated: SavedFilter = { name: 'Mine', filter: { state: 'submitted' } };
    const stored = (filters: SavedFilter[]) =>
      waitFor(() =>
        expect(server.savePreference).toHaveBeenLastCalledWith('orders.filters', filters),
      );
    await stored([updated, other]);
    await user.click(panel.getByRole('button', { name: 'Delete Mine' }));
    await stored([other]);
    await waitFor(() => expect(panel.queryByRole('button', { name: 'Mine' })).toBeNull());
  });

  it('AD-15 a filter that another device saved meanwhile stays', async () => {
    const kept: Partial<Record<PreferenceKey, unknown>> = {
      'orders.filters': [{ name: 'Mine', filter: { q: 'harbour' } }],
    };
    const server = serverWith(kept);
    const { user } = await showQueue(server);
    const panel = await open(user, 'Saved filters');
    const remove = await panel.findByRole('button', { name: 'Delete Mine' });
    const theirs = { name: 'Theirs', filter: { late: true } };
    kept['orders.filters'] = [{ name: 'Mine', filter: { q: 'harbour' } }, theirs];
    await user.click(remove);
    await waitFor(() =>
      expect(server.savePreference).toHaveBeenCalledExactlyOnceWith('orders.filters', [theirs]),
    );
  });

  it('OR-08 survives an address with a filter that there is not', async () => {
    await showQueue(serverWith(), '/admin/order-approval?filter={"state":"nonsense"}');
    expect(screen.getByRole('button', { name: 'All' }).getAttribute('aria-pressed')).toBe('true');
  });
});
