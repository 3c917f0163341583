import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OpenCheckout } from '#domain/money/checkouts/checkout.ts';
import type { HttpClient } from '#providers/http/http.ts';
import CheckoutPage from '#resources/checkouts/CheckoutPage.tsx';
import { buildCheckout, buildCheckoutPayment } from '../../fixtures/build-checkout.ts';
import { fakeConnection } from '../fake-connection.ts';
import { showToPractice } from './show-to.tsx';

const PAGE_URL = 'https://gateway.test/pay';

/** Shows the payment; `asked` collects the steps that are sent. */
function show(changes: Partial<OpenCheckout>) {
  let now: OpenCheckout = { ...buildCheckout(), pageUrl: null, ...changes };
  const asked: string[] = [];
  const client: HttpClient = async (path, { method }) => {
    if (method === 'POST') {
      asked.push(path.split('/').at(-1) ?? '');
      if (path.endsWith('/cancel')) now = { ...now, state: 'cancelled', pageUrl: null, version: 3 };
    }
    return { status: 200, headers: new Headers(), body: '', json: now };
  };
  const path = '/customer/payment/online';
  const page = showToPractice(
    <CheckoutPage />,
    `${path}/:id`,
    {},
    {
      at: `${path}/${now.id}`,
      accounts: [{ accountNumber: '100200', practice: 'Lakeside Eye Care' }],
      connection: fakeConnection({ client }),
    },
  );
  return { ...page, asked };
}

describe('the page of an online payment', () => {
  it('PY-03 asks how an unfinished one stands, leads back to pay it, and gives it up', async () => {
    const { user, asked } = show({ state: 'open', pageUrl: PAGE_URL });
    const link = await screen.findByRole('link', { name: 'Continue' });
    expect(link.getAttribute('href')).toBe(PAGE_URL);
    expect(asked).toEqual(['check']);
    await user.click(screen.getByRole('button', { name: 'Cancel payment' }));
    expect(await screen.findByText(/You canceled this payment/)).toBeDefined();
    expect(asked).toEqual(['check', 'cancel']);
    const again = screen.getByRole('link', { name: 'Pay again' });
    expect(again.getAttribute('href')).toBe('/customer/payment/pay');
  });

  it.each([
    [{ state: 'processing' }, /It takes up to 4 business days/],
    [{ state: 'failed', failure: 'insufficient_funds' }, /did not have enough money/],
    [
      { state: 'paid', payments: [buildCheckoutPayment({ state: 'returned' })] },
      /Your bank took this payment back/,
    ],
  ] as const satisfies [Partial<OpenCheckout>, RegExp][])(
    'PY-09 says in words how one stands: %j',
    async (changes, words) => {
      const { asked } = show(changes);
      expect(await screen.findByText(words)).toBeDefined();
      expect(asked).toEqual([]);
    },
  );
});
