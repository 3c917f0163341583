import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { orderSummarySchema, type Order } from '#domain/orders/order.ts';
import OrderList from '#resources/orders/OrderList.tsx';
import { buildOrder } from '../../fixtures/build-order.ts';
import { apiError, expectLoggedErrors, listOf, type GetOne } from './portal-harness.tsx';
import { showToAdmin } from './show-to.tsx';

const earlier = buildOrder({ id: crypto.randomUUID(), number: 'O-1', state: 'closed' });
const lenses = earlier.lenses.map((lens) => ({
  ...lens,
  prescription: { ...lens.prescription, sphereFlat: lens.eye === 'right' ? -4.25 : -1 },
}));
earlier.lenses = lenses.map((lens) => ({
  ...lens,
  prescription: { ...lens.prescription, sphereFlat: -1 },
}));
const order = buildOrder({
  id: crypto.randomUUID(),
  number: 'O-2',
  type: 'exchange',
  returnReason: 'power',
  sourceOrderId: earlier.id,
  sourceOrderNumber: 'O-1',
  poNumber: 'PO-771',
  acknowledged: [{ code: 'x', eye: 'right', note: 'Measured twice' }],
  lenses,
});

function show(getOne: GetOne = recordsOf(order, earlier), roles?: ['ADMIN']) {
  const getList = listOf(orderSummarySchema.parse(order));
  return showToAdmin(<OrderList />, '/admin/order-approval', { getList, getOne }, { roles });
}

function recordsOf(...orders: Order[]): GetOne {
  return (_resource, { id }) => {
    const data = orders.find((one) => one.id === id);
    return data ? Promise.resolve({ data }) : Promise.reject(apiError(404, 'not-found'));
  };
}

const button = () => screen.findByRole('button', { name: 'Details of O-2' });
const region = () => screen.findByRole('region', { name: 'Details of O-2' });

describe('a row of the queue, opened in place', () => {
  it('AD-13 loads nothing until it is opened, and closes again', async () => {
    const getOne = vi.fn<GetOne>(recordsOf(order, earlier));
    const { user, location } = show(getOne);
    const opener = await button();
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    expect(getOne).not.toHaveBeenCalled();
    opener.focus();
    await user.keyboard('{Enter}');
    const details = await region();
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    expect(opener.getAttribute('aria-controls')).toBe(details.id);
    expect(location.pathname).toBe('/admin/order-approval');
    await user.click(opener);
    expect(screen.queryByRole('region', { name: 'Details of O-2' })).toBeNull();
  });

  it('AD-13 shows both eyes with lens, parameters and price, what was acknowledged, and what changed', async () => {
    const { user } = show();
    await user.click(await button());
    const right = await screen.findByRole('region', { name: 'Right eye' });
    expect(right.textContent).toContain('GP Bitoric');
    await waitFor(() => expect(right.textContent).toContain('Flat power−4.25 D'));
    expect(right.textContent).toContain('Price$135.00');
    const left = screen.getByRole('region', { name: 'Left eye' });
    expect(left.textContent).toContain('Flat power−1.00 D');
    const all = (await region()).textContent;
    for (const text of ['TypeExchange', 'Return reasonPower', 'PO numberPO-771', 'Total$270.00'])
      expect(all).toContain(text);
    const warnings = screen.getByRole('region', { name: 'Warnings acknowledged' });
    expect(warnings.textContent).toContain('Measured twice');
    const part = within(screen.getByRole('region', { name: 'Original order' }));
    const link = part.getByRole('link', { name: 'Order O-1' });
    expect(link.getAttribute('href')).toBe(`/admin/order-approval/${earlier.id}`);
    const changes = await part.findByRole('list', { name: 'Changes from the original order' });
    expect(changes.textContent).toBe('RRight eyeFlat power: −4.25 D (was −1.00 D)');
  });

  it('AD-13 says what could not be loaded, and tries again', async () => {
    expectLoggedErrors();
    let known = [order];
    const { user } = show((resource, params) => recordsOf(...known)(resource, params));
    await user.click(await button());
    expect(await screen.findByText('The original order could not be loaded.')).toBeDefined();
    known = [order, earlier];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: /^Changes/ })).toBeDefined();
  });

  it('AD-13 opens by o on the row that has the focus, and says so', async () => {
    const { user } = show();
    await button();
    await user.keyboard('jo');
    expect(await region()).toBeDefined();
    expect(await screen.findByText('Details of O-2 shown')).toBeDefined();
    expect(document.activeElement?.textContent).toBe('O-2');
    await user.keyboard('o');
    expect(await screen.findByText('Details of O-2 hidden')).toBeDefined();
  });
});
