import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Role } from '#domain/access/auth.ts';
import type { Order } from '#domain/orders/order.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import type { Download } from '#providers/http/connection.ts';
import { buildOrder } from '../../fixtures/build-order.ts';
import { fakeConnection } from '../fake-connection.ts';
import { confirmInDialog } from '../resources/open-dialog.ts';
import { showOrder } from '../resources/show-order.tsx';

const download = vi.fn<Download>();

const SOURCE = '0199aaaa-0000-4000-8000-000000000001';

type DecideOrder = PortalDataProvider['decideOrder'];

async function show(overrides: Partial<Order>, roles?: Role[], decideOrder?: DecideOrder) {
  const order = buildOrder({ number: 'O-100', ...overrides });
  const connection = fakeConnection({ download });
  const view = showOrder(order, decideOrder && { decideOrder }, { connection, roles });
  await screen.findByRole('heading', { name: 'Order O-100' });
  return { ...view, order };
}

const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextSibling;

describe('what the page of an order says', () => {
  it('OR-05 names type, source order and reason of an exchange', async () => {
    await show({
      type: 'exchange',
      sourceOrderId: SOURCE,
      sourceOrderNumber: 'O-50',
      returnReason: 'notTolerated',
      poNumber: 'PO 7',
    });
    expect(fact('Type')?.textContent).toBe('Exchange');
    const source = screen.getByRole('link', { name: 'Order O-50' });
    expect(source.getAttribute('href')).toBe(`/admin/order-approval/${SOURCE}`);
    expect(fact('Return reason')?.textContent).toBe('Not tolerated');
    expect(fact('PO number')?.textContent).toBe('PO 7');
  });

  it('OR-06 says when it is promised for, that it is late, and how it was shipped', async () => {
    const promisedAt = '2026-01-20T12:00:00.000Z';
    const view = await show({ state: 'inProduction', promisedAt });
    expect(fact('Promised for')?.textContent).toBe('Jan 20, 2026LateMove promised date');
    view.unmount();
    await show({ state: 'shipped', promisedAt, carrier: 'UPS', trackingNumber: '1Z9' });
    expect(fact('Promised for')?.textContent).toBe('Jan 20, 2026');
    expect(fact('Shipment')?.textContent).toBe('UPS · 1Z9');
  });

  it('OR-08 highlights what is unusual, with the warnings that were acknowledged', async () => {
    await show({
      flags: ['firstOrder', 'warningAcknowledged'],
      acknowledged: [
        { code: 'frontToricPrism', eye: 'right', note: 'As last time' },
        { code: 'residualModerate', eye: null, note: '' },
      ],
    });
    expect(screen.getByText('First order')).toBeDefined();
    const warnings = screen.getByRole('region', { name: 'Warnings acknowledged' });
    const [first, second] = within(warnings).getAllByRole('listitem');
    expect(first?.textContent).toContain('A front toric lens without prism may rotate');
    expect(first?.textContent).toContain('As last time');
    expect(second?.textContent).toContain('Whole order: About … of cylinder would remain');
    expect(second?.textContent).toContain('No note');
  });

  it('OR-06 shows the parts of a price', async () => {
    const [lens] = buildOrder().lenses;
    if (!lens) throw new Error('The order has no lens');
    const prism = { code: 'prism', label: { en: 'Prism', es: 'Prisma' }, cents: 1500 };
    const priced = { ...lens, priceParts: [...lens.priceParts, prism] };
    await show({ lenses: [priced] });
    expect(screen.getByRole('row', { name: 'Prism $15.00' })).toBeDefined();
  });

  it('OR-06 folds the clinical data, as the trade writes it', async () => {
    const clinical = { flatK: 43.25, refractionSphere: -2.5, refractionAxis: 5, hvid: 11.8 };
    const lenses = buildOrder().lenses.map((lens) => Object.assign(lens, { clinical }));
    await show({ lenses, patient: { dominantEye: 'left' } });
    const summary = screen.getByText('Clinical data', { selector: 'summary' });
    expect(summary.closest('details')?.open).toBe(false);
    const table = screen.getByRole('table', { name: 'Clinical data', hidden: true });
    const rows = within(table).getAllByRole('row', { hidden: true });
    expect(rows.map((row) => row.textContent)).toEqual(
      expect.arrayContaining([
        'Flat K43.25 D43.25 D',
        'Refraction: sphere−2.50 D−2.50 D',
        'Refraction: axis005°005°',
        'HVID11.80 mm11.80 mm',
      ]),
    );
    expect(fact('Dominant eye')?.textContent).toBe('Left');
  });

  it('OR-06 lists the files by name and opens one when it is wanted', async () => {
    const file = {
      path: 'users/u1/orders/map.png',
      name: 'map.png',
      size: 10,
      type: 'image/png',
      kind: 'topography',
    } as const;
    const { user, order } = await show({ attachments: [{ ...file, eye: 'left' }] });
    expect(download).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'map.png' }));
    expect(download).toHaveBeenCalledExactlyOnceWith(`/orders/${order.id}/attachments/0`);
  });

  it.each([
    ['submitted', ['Reject order', 'Approve order']],
    ['approved', ['Start production']],
    ['shipped', ['Close order']],
  ] as const)('OR-06 offers an admin what the table allows: %s', async (state, expected) => {
    await show({ state });
    const decisions = /^(Approve|Reject|Cancel|Ship|Close) order$|^Start production$/;
    const buttons = screen.queryAllByRole('button', { name: decisions });
    expect(buttons.map((button) => button.textContent)).toEqual(expected);
  });
  it('OR-06 ships with a carrier, and not without one', async () => {
    const decideOrder = vi
      .fn<DecideOrder>()
      .mockResolvedValue({ data: buildOrder({ number: 'O-100', state: 'shipped' }) });
    const { user, order } = await show({ state: 'inProduction' }, ['ADMIN'], decideOrder);
    const dialog = await confirmInDialog(user, 'Ship order', 'Ship order O-100?');
    const carrier = dialog.getByRole('combobox', { name: /Carrier/ });
    expect(dialog.getByText('Enter the carrier.')).toBeDefined();
    expect(document.activeElement).toBe(carrier);
    await user.type(carrier, 'UPS');
    await user.type(dialog.getByRole('textbox', { name: /Tracking number/ }), ' 1Z9 ');
    await user.click(dialog.getByRole('button', { name: 'Ship order' }));
    expect(await screen.findByText('Order O-100 shipped')).toBeDefined();
    const parcel = { carrier: 'UPS', trackingNumber: '1Z9' };
    expect(decideOrder).toHaveBeenCalledExactlyOnceWith(order.id, 'ship', {
      version: order.version,
      reason: '',
      idempotencyKey: expect.any(String),
      ...parcel,
    });
  });
});

const hrefs = () =>
  screen
    .queryAllByRole('link', { name: /Reorder|Exchange|spare|resubmit/ })
    .map((link) => link.getAttribute('href'));

describe('what a practice does from the page of an order', () => {
  it('OR-09 reorders, exchanges or orders a spare of an order that was shipped', async () => {
    const { order } = await show({ state: 'shipped' }, ['CUSTOMER']);
    expect(hrefs()).toEqual([
      `/customer/order?type=reorder&from=${order.id}`,
      `/customer/order?type=exchange&from=${order.id}`,
      `/customer/order?type=spare&from=${order.id}`,
    ]);
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  });

  it('OR-06 corrects and resubmits, or cancels, an order that was rejected', async () => {
    const { order } = await show({ state: 'rejected' }, ['CUSTOMER']);
    expect(hrefs()).toEqual([`/customer/order?resubmit=${order.id}`]);
    const banner = screen.getByText(/^Rejected:/).closest('[role="alert"]');
    expect(banner?.querySelector('a')?.textContent).toBe('Correct and resubmit');
    expect(screen.getByRole('button', { name: 'Cancel order' })).toBeDefined();
  });

  it('OR-09 offers an admin no way to order', async () => {
    await show({ state: 'shipped' });
    expect(hrefs()).toEqual([]);
  });
});
