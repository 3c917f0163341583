import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi, type Mock } from 'vitest';
import OrderList from '#resources/orders/OrderList.tsx';
import { buildOrderSummary } from '../../fixtures/build-order.ts';
import { notifyOrder } from '../notify-change.ts';
import { stubNarrowScreen } from './narrow-screen.ts';
import {
  apiError,
  expectLoggedErrors,
  lastQuery,
  listOf,
  type GetList,
} from './portal-harness.tsx';
import { showToAdmin } from './show-to.tsx';

const waiting = buildOrderSummary({
  number: 'O-1',
  practice: 'Harbour Eye Care',
  patientReference: 'P-77',
  flags: ['firstOrder', 'edgeOfRange'],
  unread: 2,
});

function show(getList: Mock<GetList>, locale?: 'es') {
  return showToAdmin(<OrderList />, '/admin/order-approval', { getList }, { locale });
}

describe('the approval queue', () => {
  it('OR-08 reads from the left: number, age, practice, patient, lenses, what is unusual; the row is the link', async () => {
    const promisedAt = '2026-01-20T12:00:00.000Z';
    const late = {
      id: crypto.randomUUID(),
      number: 'O-2',
      state: 'inProduction',
      promisedAt,
    } as const;
    show(listOf(waiting, { ...waiting, ...late }));
    const link = await screen.findByRole('link', { name: 'O-1' });
    expect(link.getAttribute('href')).toBe(`/admin/order-approval/${waiting.id}`);
    const cells = link.closest('tr')?.querySelectorAll('td') ?? [];
    const texts = [...cells].map((cell) => cell.textContent);
    const [, number, age, practice, patient, lenses, flags, type, promised, state] = texts;
    expect(age).toMatch(/^\d+ day/);
    expect(practice).toBe('Harbour Eye Care');
    // One line a cell: the rest is in the tooltip of the row.
    expect(link.title.split('\n')).toEqual([
      'Harbour Eye Care · Account 100200',
      'P-77',
      'GP Bitoric',
      'First order · Edge of range',
      expect.stringContaining('20'),
    ]);
    expect(patient).toBe('P-77');
    expect(lenses).toContain('RRight eyeLLeft eyeGP Bitoric');
    expect(flags).toBe('First orderEdge of range');
    expect(type).toBe('New');
    expect(promised).toBe('');
    expect(number).toContain('2 unread messages');
    expect(state).toBe('Submitted');
    expect(screen.getByText('Jan 20, 2026').closest('td')?.textContent).toBe('Jan 20, 2026Late');
  });

  it('OR-08 asks the server for waiting orders, oldest first, until another filter is chosen', async () => {
    const getList = listOf(waiting);
    const { user } = show(getList);
    expect(await screen.findByRole('link', { name: 'O-1' })).toBeDefined();
    expect(lastQuery(getList)).toMatchObject({
      filter: { state: 'submitted' },
      sort: { field: 'submittedAt', order: 'ASC' },
      pagination: { page: 1, perPage: 25 },
    });
    const chip = await screen.findByRole('button', { name: 'Waiting 1' });
    expect(chip.getAttribute('aria-pressed')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Edge of range 1' }));
    const edge = { state: 'submitted', flag: 'edgeOfRange' };
    await waitFor(() => expect(lastQuery(getList)?.filter).toEqual(edge));
    await user.click(screen.getByRole('button', { name: 'Late 1' }));
    await waitFor(() => expect(lastQuery(getList)?.filter).toEqual({ late: true }));
    await user.click(screen.getByRole('button', { name: 'All' }));
    await waitFor(() => expect(lastQuery(getList)?.filter).toEqual({}));
  });

  it('OR-08 offers a new order without a reload, and moves no row until it is asked for', async () => {
    const rows = [waiting];
    const { user, connection } = show(
      vi.fn<GetList>(async () => ({ data: [...rows], total: rows.length })),
    );
    expect(await screen.findByRole('link', { name: 'O-1' })).toBeDefined();
    const added = buildOrderSummary({ id: crypto.randomUUID(), number: 'O-2' });
    rows.unshift(added);
    await notifyOrder(connection.events, added);
    const offer = await screen.findByRole('button', { name: '1 new order — show' });
    expect(offer.closest('output')).not.toBeNull();
    expect(screen.queryByRole('link', { name: 'O-2' })).toBeNull();
    await user.click(offer);
    expect(await screen.findByRole('link', { name: 'O-2' })).toBeDefined();
  });

  it('OR-08 shows the first order at once when none was there', async () => {
    const rows: (typeof waiting)[] = [];
    const { connection } = show(
      vi.fn<GetList>(async () => ({ data: [...rows], total: rows.length })),
    );
    expect(await screen.findByText(/No orders are waiting/)).toBeDefined();
    rows.push(waiting);
    await notifyOrder(connection.events, waiting);
    expect(await screen.findByRole('link', { name: 'O-1' })).toBeDefined();
  });

  it('UX-04 says that nothing waits, or that nothing matches and how to go back', async () => {
    const { user } = show(listOf());
    expect(await screen.findByText(/No orders are waiting/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: /^Late/ }));
    expect(await screen.findByText(/No orders match/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Show waiting orders' }));
    expect(await screen.findByText(/No orders are waiting/)).toBeDefined();
  });

  it('UX-04 shows what failed with its request id, and tries again', async () => {
    expectLoggedErrors();
    let isDown = true;
    const getList = vi.fn<GetList>(() =>
      isDown
        ? Promise.reject(apiError(503, 'unavailable'))
        : Promise.resolve({ data: [waiting], total: 1 }),
    );
    const { user } = show(getList);
    expect(await screen.findByText('Reference ID: req-1')).toBeDefined();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'O-1' })).toBeDefined();
  });

  it('UX-03 shows cards instead of a table on a phone', async () => {
    stubNarrowScreen();
    show(listOf(waiting));
    const list = await screen.findByRole('list', { name: 'Orders' });
    await within(list).findByRole('link', { name: 'O-1' });
    expect(screen.queryByRole('table')).toBeNull();
    expect(list.textContent).toContain('P-77 · Harbour Eye Care');
    expect(list.textContent).toContain('First order');
  });
});
