import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { buildOrderEvent } from '../../fixtures/build-order.ts';
import { buildEarlierOrder } from '../../fixtures/earlier-order.ts';
import {
  column,
  descriptionOf,
  fieldOf,
  fill,
  openFromEarlier,
  openOrderForm,
  pickLens,
  put,
  findReview,
  search,
  send,
  toReview,
} from './order-page.tsx';

type Resubmit = PortalDataProvider['resubmitOrder'];

const earlier = buildEarlierOrder();

describe('an order from an earlier one', () => {
  it('OR-09 OR-04 is a reorder, told with its changes, and sent by Ctrl + Enter with what stands in the field', async () => {
    const { submitOrder, location } = await openFromEarlier();
    expect(screen.getByText('No changes from order O-100.')).toBeDefined();
    const sphere = fieldOf('right', /^Sphere/);
    expect(descriptionOf(sphere)).toContain('From original order');
    fill('right', /^Sphere/, '275');
    expect(sphere.value).toBe('275');
    expect(await screen.findByRole('button', { name: 'Read as +2.75 D' })).toBeDefined();
    put(sphere, '275');
    expect(fireEvent.keyDown(sphere, { key: 'Enter' })).toBe(false);
    expect(sphere.value).toBe('+2.75');
    await waitFor(() => expect(descriptionOf(sphere)).toContain('“275” read as +2.75 D'));
    const title = await screen.findByText('Changes from order O-100');
    expect(title.closest('section')?.textContent).toMatch(/Sphere.*−2\.75 D.*\+2\.75 D/);
    fireEvent.keyDown(sphere, { key: 'ArrowUp' });
    expect(sphere.value).toBe('+3.00');
    await waitFor(() => expect(descriptionOf(sphere)).not.toContain('read as'));
    put(sphere, '-3,25 D');
    expect(fireEvent.keyDown(sphere, { key: 'Enter' })).toBe(false);
    expect(sphere.value).toBe('−3.25');
    expect(submitOrder).not.toHaveBeenCalled();
    put(sphere, '-3,5');
    fireEvent.keyDown(sphere, { key: 'Enter', ctrlKey: true });
    const { section } = await findReview();
    expect(document.activeElement).toBe(section);
    fireEvent.keyDown(section, { key: 'Enter', ctrlKey: true, repeat: true });
    expect(submitOrder).not.toHaveBeenCalled();
    fireEvent.keyDown(section, { key: 'Enter', ctrlKey: true });
    expect(await screen.findByText('Order O-500 submitted')).toBeDefined();
    const [input] = submitOrder.mock.calls[0] ?? [];
    expect(input).toMatchObject({ type: 'reorder', sourceOrderId: earlier.id, returnReason: null });
    expect(input?.patientReference).toBe('P-31');
    expect(input?.lenses).toHaveLength(1);
    expect(input?.lenses[0]?.prescription).toEqual({
      ...earlier.lenses[0]?.prescription,
      sphere: -3.5,
    });
    expect(location.search).not.toContain('P-31');
  });

  it('OR-01 copies one field from right to left, and both ways whole', async () => {
    const { user } = await openFromEarlier();
    fireEvent.click(screen.getByLabelText('Order left lens'));
    await pickLens(user, 'left', 'GP Sphere');
    await waitFor(() => expect(column('left').getByText(/^Copy Base curve/)).toBeDefined());
    fireEvent.click(column('left').getByText('Copy Base curve from right eye: 7.80 mm'));
    const curve = fieldOf('left', /^Base curve/);
    expect(curve.value).toBe('7.80');
    await waitFor(() => expect(descriptionOf(curve)).toContain('From right eye'));
    expect(document.activeElement).toBe(curve);
    expect(column('left').queryByText(/^Copy Base curve/)).toBeNull();
    fill('left', /^Base curve/, '8');
    fireEvent.click(screen.getByText('Copy left to right'));
    const right = fieldOf('right', /^Base curve/);
    expect(right.value).toBe('8.00');
    await waitFor(() => expect(descriptionOf(right)).toContain('From left eye'));
  });

  it('OR-05 is an exchange: says what is granted, asks for the reason, and shows the coming credit', async () => {
    const { submitOrder } = await openFromEarlier('exchange');
    const note = (await screen.findByText('Warranty of order O-100')).closest('section');
    await waitFor(() => expect(note?.textContent).toContain('31 days left, until Dec 22, 2026'));
    expect(note?.textContent).toMatch(/opens a lens credit of \$/);
    expect(
      screen.getByText(/^Lens credit of \$[\d.]+ opens when the lens is received$/),
    ).toBeDefined();
    toReview();
    const reason = screen.getByLabelText(/^Return reason/);
    await waitFor(() => expect(document.activeElement).toBe(reason));
    expect(descriptionOf(reason)).toBe('Select a return reason');
    expect(submitOrder).not.toHaveBeenCalled();
    put(reason, 'fit');
    await send();
    await waitFor(() => expect(submitOrder).toHaveBeenCalledTimes(1));
    expect(submitOrder.mock.calls[0]?.[0]).toMatchObject({ type: 'exchange', returnReason: 'fit' });
  });

  it('OR-12 is the same lens again as a warranty order, and becomes an exchange with what was typed', async () => {
    await openFromEarlier('warranty');
    expect(screen.queryByText('Order as an exchange')).toBeNull();
    const sphere = fill('right', /^Sphere/, '-300');
    fireEvent.click(await screen.findByText('Order as an exchange'));
    expect(screen.getByLabelText<HTMLSelectElement>('Order type').value).toBe('exchange');
    await waitFor(() => expect(screen.queryByText('Order as an exchange')).toBeNull());
    expect(sphere.value).toBe('−3.00');
    put(screen.getByLabelText('Order type'), 'warranty');
    await waitFor(() =>
      expect(descriptionOf(sphere)).toContain('must match the original: Sphere was −2.75 D'),
    );
    const use = column('right').getByText('Use −2.75 D');
    act(() => use.focus());
    fireEvent.click(use);
    await waitFor(() => expect(screen.queryByText('Order as an exchange')).toBeNull());
    expect(document.activeElement).toBe(sphere);
  });

  it('OR-05 OR-14 is found by patient, fills the form, and puts back what was there, the delivery too', async () => {
    const delivery = { ...earlier.delivery, method: 'overnight' as const };
    const { user, getList } = await openOrderForm({
      getOne: () => Promise.resolve({ data: { ...earlier, delivery } }),
      found: [earlier],
    });
    const reference = screen.getByLabelText<HTMLInputElement>(/^Patient reference/);
    put(reference, 'P-9');
    put(screen.getByLabelText('Order type'), 'reorder');
    await search(user, await screen.findByLabelText(/^Original order/), 'P-31');
    const filter = expect.objectContaining({ accountNumber: '100200', q: 'P-31' }) as unknown;
    await waitFor(() =>
      expect(getList).toHaveBeenLastCalledWith('orders', expect.objectContaining({ filter })),
    );
    fireEvent.click(await screen.findByText('P-31', { selector: 'li *' }));
    expect(await screen.findByText('Filled from order O-100.')).toBeDefined();
    expect(fieldOf('right', /^Base curve/).value).toBe('7.80');
    expect(reference.value).toBe('P-31');
    await screen.findByText(/^Practice · Overnight shipping$/);
    fireEvent.click(screen.getByText('Undo'));
    expect(reference.value).toBe('P-9');
    await waitFor(() => expect(column('right').queryByLabelText(/^Base curve/)).toBeNull());
    expect(screen.getByText(/^Practice · Standard shipping$/)).toBeDefined();
  });

  it('OR-05 is not filled from an order of another account', async () => {
    const other = buildEarlierOrder({ accountNumber: '100201' });
    void openFromEarlier('reorder', { getOne: () => Promise.resolve({ data: other }) }).catch(
      () => undefined,
    );
    expect(await screen.findByText(/belongs to account 100201/)).toBeDefined();
    expect(screen.queryByLabelText(/^Patient reference/)).toBeNull();
  });
});

const rejected = buildEarlierOrder({
  state: 'rejected',
  version: 2,
  notes: 'Rush',
  events: [
    buildOrderEvent(),
    buildOrderEvent({
      action: 'reject',
      from: 'submitted',
      to: 'rejected',
      reason: 'Base curve too flat',
    }),
  ],
});

describe('a rejected order that is corrected', () => {
  it('OR-06 opens with the reason, and is submitted again on the version that was seen', async () => {
    const resubmitOrder = vi.fn<Resubmit>().mockResolvedValue({ data: rejected });
    const { submitOrder } = await openOrderForm({
      search: `?resubmit=${rejected.id}`,
      getOne: () => Promise.resolve({ data: rejected }),
      resubmitOrder,
    });
    expect(screen.getByText('Rejected: Base curve too flat')).toBeDefined();
    expect(fieldOf('right', /^Base curve/).value).toBe('7.80');
    fill('right', /^Base curve/, '7.7');
    await send('Submit corrected order', 'Review corrected order');
    expect(await screen.findByText('Order O-100 submitted')).toBeDefined();
    const [id, input, version] = resubmitOrder.mock.calls[0] ?? [];
    expect([id, version]).toEqual([rejected.id, 2]);
    expect(input).toMatchObject({ notes: 'Rush', patientReference: 'P-31' });
    expect(input).not.toHaveProperty('accountNumber');
    expect(input?.lenses[0]?.prescription['baseCurve']).toBe(7.7);
    expect(submitOrder).not.toHaveBeenCalled();
  });

  it('OR-06 says that an order is not waiting for a correction', async () => {
    const submitted = { ...rejected, state: 'submitted' as const };
    await openOrderForm({
      search: `?resubmit=${submitted.id}`,
      getOne: () => Promise.resolve({ data: submitted }),
    });
    expect(screen.getByText('Order O-100 is not waiting for a correction.')).toBeDefined();
    expect(screen.queryByText('Rejected: Base curve too flat')).toBeNull();
  });
});
