import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { DeliveryChoices } from '#domain/schemas/delivery.ts';
import type { PortalDataProvider } from '#providers/data.ts';
import { buildAddress } from '#tests/fixtures/build-delivery.ts';
import { openFromEarlier, openOrderForm, put, send } from '#tests/ui/customer/order-page.tsx';

const choices = (changes: Partial<DeliveryChoices> = {}) => ({
  deliveryChoices: () =>
    Promise.resolve({
      data: {
        practice: buildAddress({ recipient: 'Lakeside Eye Care' }),
        other: null,
        last: { shipTo: 'practice' as const, method: 'standard' as const },
        ...changes,
      },
    }),
});
const noAnswer = () => Promise.reject(new Error('no answer'));
const openDelivery = () => fireEvent.click(screen.getByText('Change', { selector: 'button' }));
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);

describe('OR-14 the delivery block', () => {
  it('is one line while it is plain, and sends another address, method, rush and quantity', async () => {
    const { submitOrder } = await openFromEarlier('reorder', choices());
    expect(screen.getByText(/^Practice, Lakeside Eye Care, .* · Standard shipping$/)).toBeDefined();
    openDelivery();
    put(field('Ship to'), 'other');
    put(field('Shipping method'), 'overnight');
    fireEvent.click(field(/^Rush/));
    put(field('Quantity R, right lens'), '2');
    const address = buildAddress();
    put(field(/^Name on the parcel/), address.recipient);
    put(field(/^Street and number/), address.address);
    put(field(/^Suite or floor/), address.apt);
    put(field(/^City/), address.city);
    put(field(/^Country/), address.country);
    await waitFor(() => expect(field(/^State/).tagName).toBe('SELECT'));
    put(field(/^State/), address.state);
    put(field(/^ZIP code/), '5370');
    fireEvent.blur(field(/^ZIP code/));
    expect((await screen.findAllByText(/"5370" is not a ZIP code/)).length).toBeGreaterThan(0);
    put(field(/^ZIP code/), address.zip);
    expect(await screen.findByText('Quantity 2: 1 more')).toBeDefined();
    expect(screen.getByText('Overnight shipping', { selector: 'span' })).toBeDefined();
    await send();
    expect(await screen.findByText('Order O-500 submitted')).toBeDefined();
    expect(submitOrder.mock.calls[0]?.[0]).toMatchObject({
      delivery: { shipTo: 'other', method: 'overnight', rush: true, address },
      lenses: [{ quantity: 2 }],
    });
  });

  it('begins with the last choice of the account, and keeps each choice’s address to itself', async () => {
    const other = buildAddress();
    await openOrderForm(choices({ other, last: { shipTo: 'other', method: 'twoDay' } }));
    expect(field('Ship to').value).toBe('other');
    expect(field('Shipping method').value).toBe('twoDay');
    expect(field(/^Street and number/).value).toBe(other.address);
    put(field('Ship to'), 'patient');
    await waitFor(() => expect(field(/^Street and number/).value).toBe(''));
    put(field(/^Street and number/), '1 Elm Street');
    put(field('Ship to'), 'other');
    await waitFor(() => expect(field(/^Street and number/).value).toBe(other.address));
  });

  it('opens the form also when nothing could be learned of the account', async () => {
    await openFromEarlier('reorder', { deliveryChoices: noAnswer });
    expect(screen.getByText(/^Practice · Standard shipping$/)).toBeDefined();
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
