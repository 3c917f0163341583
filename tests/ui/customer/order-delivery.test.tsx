import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { DeliveryChoices } from '#domain/delivery/delivery.ts';
import type { Order } from '#domain/orders/order.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { buildAddress } from '../../fixtures/build-delivery.ts';
import { buildEarlierOrder } from '../../fixtures/earlier-order.ts';
import { fieldOf, fill, openFromEarlier, openOrderForm, put, search, send } from './order-page.tsx';

const choices = (changes: Partial<DeliveryChoices> = {}) => ({
  deliveryChoices: async () => ({
    data: {
      practice: buildAddress({ recipient: 'Lakeside Eye Care' }),
      other: null,
      addresses: [],
      last: { shipTo: 'practice' as const, method: 'standard' as const },
      creditHold: false,
      ...changes,
    },
  }),
});
const openDelivery = () => fireEvent.click(screen.getByText('Change', { selector: 'button' }));
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);

describe('OR-14 the delivery block', () => {
  it('begins with the last choice of the account, and keeps each choice’s address to itself', async () => {
    const other = buildAddress();
    await openOrderForm(choices({ other, last: { shipTo: 'other', method: 'twoDay' } }));
    expect(field('Ship to').value).toBe('other');
    expect(field('Shipping method').value).toBe('twoDay');
    expect(field(/^Street address/).value).toBe(other.address);
    put(field('Ship to'), 'patient');
    await waitFor(() => expect(field(/^Street address/).value).toBe(''));
    put(field(/^Street address/), '1 Elm Street');
    put(field('Ship to'), 'other');
    await waitFor(() => expect(field(/^Street address/).value).toBe(other.address));
  });

  it('offers each address on record, and sends the id of the one that is chosen', async () => {
    const saved = { ...buildAddress(), id: 'a-1', isDefault: false };
    const second = { ...buildAddress({ recipient: 'North', apt: '' }), id: 'a-2', isDefault: true };
    const { submitOrder } = await openFromEarlier(
      'reorder',
      choices({ addresses: [saved, second] }),
    );
    openDelivery();
    const options = [...field('Ship to').querySelectorAll('option')];
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Practice',
      'Lakeside Eye Care West, 9 Harbor Road, Madison',
      'North, 9 Harbor Road, Madison',
      'Other address',
      'Patient',
    ]);
    put(field('Ship to'), 'saved:a-1');
    expect(await screen.findByText(/9 Harbor Road, Suite 4, Madison/)).toBeDefined();
    expect(screen.queryByLabelText(/^Street address/)).toBeNull();
    put(field('Ship to'), 'other');
    await waitFor(() => expect(field(/^Street address/).value).toBe(''));
    put(field('Ship to'), 'saved:a-2');
    await waitFor(() => expect(screen.queryByLabelText(/^Street address/)).toBeNull());
    await send();
    expect(await screen.findByText('Order O-500 submitted')).toBeDefined();
    expect(submitOrder.mock.calls[0]?.[0]).toMatchObject({
      delivery: { shipTo: 'other', addressId: 'a-2', address: null },
    });
  });

  it('OR-03 keeps what is typed while the account’s choices are asked for once more', async () => {
    const { deliveryChoices: answer } = choices();
    let goOn: (() => void) | undefined;
    const second = new Promise<void>((resolve) => (goOn = resolve)).then(answer);
    const deliveryChoices = vi
      .fn<PortalDataProvider['deliveryChoices']>()
      .mockRejectedValueOnce(new Error('no answer'))
      .mockReturnValue(second);
    await openOrderForm({ deliveryChoices });
    const reference = field(/^Patient reference/);
    put(reference, 'P-7');
    fireEvent(window, new Event('visibilitychange'));
    await waitFor(() => expect(deliveryChoices).toHaveBeenCalledTimes(2));
    expect(field(/^Patient reference/)).toBe(reference);
    goOn?.();
    openDelivery();
    expect(await screen.findByText(/Lakeside Eye Care/)).toBeDefined();
    expect(field(/^Patient reference/).value).toBe('P-7');
  });
});

/** The earlier order with so many lenses, measured or not, and sent overnight. */
function orderOf(number: string, quantity: number, clinical: Order['lenses'][number]['clinical']) {
  const order = buildEarlierOrder({ number, id: crypto.randomUUID() });
  const lenses = order.lenses.map((lens) => ({ ...lens, quantity, clinical }));
  return { ...order, lenses, delivery: { ...order.delivery, method: 'overnight' as const } };
}

/** Chooses another earlier order in the form. */
async function choose(user: UserEvent, number: string): Promise<void> {
  await search(user, await screen.findByLabelText(/^Original order/), number);
  fireEvent.click(await screen.findByText('P-31', { selector: 'li *' }));
  expect(await screen.findByText(`Filled from order ${number}.`)).toBeDefined();
}

describe('OR-14 OR-05 what fields on the page show after another order was chosen', () => {
  it('is what will be sent: how many, and what was measured', async () => {
    const two = orderOf('O-2', 2, { hvid: 11.8 });
    const one = orderOf('O-1', 1, {});
    const { user, submitOrder } = await openOrderForm({
      search: `?type=reorder&from=${two.id}`,
      found: [one],
      getOne: (_resource, { id }) => Promise.resolve({ data: id === two.id ? two : one }),
    });
    const quantity = field('Quantity R, right lens');
    const hvid = document.querySelector<HTMLInputElement>('#right-clinical-hvid');
    expect([quantity.value, hvid?.value]).toEqual(['2', '11.80']);
    await choose(user, 'O-1');
    await waitFor(() => expect([quantity.value, hvid?.value]).toEqual(['', '']));
    await send();
    expect(await screen.findByText('Order O-500 submitted')).toBeDefined();
    expect(submitOrder.mock.calls[0]?.[0].lenses).toMatchObject([{ quantity: 1, clinical: {} }]);
  });

  it('is not put back once something else was entered', async () => {
    const order = orderOf('O-1', 1, {});
    const { user } = await openOrderForm({
      found: [order],
      getOne: () => Promise.resolve({ data: order }),
    });
    put(field('Order type'), 'reorder');
    await choose(user, 'O-1');
    const undo = screen.getByText('Undo');
    fill('right', /^Sphere/, '-300');
    // also when it is pressed before the page shows what was typed
    fireEvent.click(undo);
    await waitFor(() => expect(screen.queryByText('Undo')).toBeNull());
    expect(fieldOf('right', /^Sphere/).value).toBe('−3.00');
  });
});
