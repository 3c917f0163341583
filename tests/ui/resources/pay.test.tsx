import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Invoice } from '#domain/money/invoices/invoice.ts';
import type { SavedMethod } from '#domain/money/payments/payment-method.ts';
import { HttpFailure, type HttpClient } from '#providers/http/http.ts';
import PayPage from '#resources/checkouts/PayPage.tsx';
import { buildCheckout } from '../../fixtures/build-checkout.ts';
import { buildCreditAccount } from '../../fixtures/build-credit.ts';
import { buildInvoice } from '../../fixtures/build-invoice.ts';
import { fakeConnection } from '../fake-connection.ts';
import type { GetList } from './portal-harness.tsx';
import { showToPractice } from './show-to.tsx';

const HERE = { accountNumber: '100200', practice: 'Lakeside Eye Care' };
const FIRST = buildInvoice({ id: 'INV-100001', payableCents: 7_500, openCents: 7_500 });
const SECOND = buildInvoice({ id: 'INV-100002', payableCents: 4_000, openCents: 4_000 });
const OF_GROUP = buildInvoice({ id: 'INV-100003', billedThrough: 'Clear Sight' });

const CHECKOUT = buildCheckout();

interface Asked {
  path: string;
  body: unknown;
  key: string | null;
}

interface Shown {
  invoices?: Invoice[];
  availableCents?: number;
  /** Lens credit that a started payment reserves. */
  startedCredit?: number;
  begin?: () => Promise<unknown>;
  methods?: SavedMethod[];
}

/** Shows the page; `asked` collects what is sent. */
function show({
  invoices = [FIRST, SECOND, OF_GROUP],
  availableCents = 0,
  startedCredit: startedCents = 0,
  begin,
  methods = [],
}: Shown = {}) {
  const asked: Asked[] = [];
  const credit = buildCreditAccount({
    balanceCents: availableCents + startedCents,
    availableCents,
    startedCents,
  });
  const client: HttpClient = async (path, request) => {
    const json = async () => {
      if (path === '/online-payment') return { isOffered: true, isSandbox: true };
      if (path.startsWith('/credit-accounts/')) return credit;
      if (path.startsWith('/payment-methods/')) return { accountNumber: '100200', methods };
      const key = new Headers(request.headers).get('idempotency-key');
      const body = request.body ? (JSON.parse(request.body) as unknown) : null;
      asked.push({ path, body, key });
      return begin ? begin() : { ...CHECKOUT, pageUrl: 'https://gateway.test/pay' };
    };
    return { status: 200, headers: new Headers(), body: '', json: await json() };
  };
  const getList = vi.fn<GetList>(async (resource) =>
    resource === 'invoices' ? { data: invoices, total: invoices.length } : { data: [], total: 0 },
  );
  const assign = vi.fn<(url: string) => void>();
  const { href, origin, pathname, search } = globalThis.location;
  vi.stubGlobal('location', { href, origin, pathname, search, assign });
  const page = showToPractice(
    <PayPage />,
    '/customer/payment/pay',
    { getList },
    { accounts: [HERE], connection: fakeConnection({ client }) },
  );
  return { ...page, asked, assign };
}

const amountOf = (number: string) => screen.getByRole('textbox', { name: `Amount for ${number}` });

describe('the page on which a practice pays', () => {
  it('PY-01 sums what is chosen, in full and in part, and leaves for the page of the payment service', async () => {
    const { user, asked, assign } = show();
    await user.click(await screen.findByRole('checkbox', { name: 'Pay INV-100001' }));
    await user.type(amountOf('INV-100002'), '15');
    expect(await screen.findByText('Total $90.00')).toBeDefined();
    expect(screen.queryByRole('checkbox', { name: 'Pay INV-100003' })).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Memo (optional)' }), 'May');
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('https://gateway.test/pay'));
    expect(asked).toEqual([
      {
        path: '/checkouts',
        key: expect.any(String),
        body: {
          method: 'card',
          memo: 'May',
          amountCents: 9_000,
          creditCents: 0,
          shares: [
            { invoiceNumber: 'INV-100001', cents: 7_500 },
            { invoiceNumber: 'INV-100002', cents: 1_500 },
          ],
          savesMethod: false,
          methodId: null,
          locale: 'en',
        },
      },
    ]);
  });

  it('PY-09 pays with the default saved method; what is refused is told, with the way to the payment page', async () => {
    const methods = [
      {
        id: 'pm_1',
        kind: 'card',
        brand: 'visa',
        last4: '4242',
        expires: '2040-12',
        isDefault: true,
      },
    ] as const satisfies SavedMethod[];
    const refused = buildCheckout({
      state: 'failed',
      source: 'saved',
      failure: 'authentication_required',
    });
    const answers = [refused, { ...CHECKOUT, pageUrl: 'https://gateway.test/pay' }];
    const { user, asked, assign } = show({
      methods: [...methods],
      begin: async () => ({ pageUrl: null, ...answers.shift() }),
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Pay INV-100001' }));
    const card = await screen.findByRole('radio', { name: 'Visa ending in 4242' });
    expect(card).toHaveProperty('checked', true);
    await user.click(screen.getByRole('button', { name: 'Pay now' }));
    expect(await screen.findByText(/The bank asks for a further step/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Pay on the payment page' }));
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('https://gateway.test/pay'));
    expect(asked.map(({ body }) => body)).toMatchObject([
      { methodId: 'pm_1', method: 'card', savesMethod: false },
      { methodId: null, method: 'card', savesMethod: false },
    ]);
    await user.click(screen.getByRole('radio', { name: 'Another card' }));
    expect(screen.getByRole('checkbox', { name: 'Save it for the next time' })).toBeDefined();
  });

  it('PY-01 says what is missing, and marks an amount above what is open', async () => {
    const { user, asked } = show();
    await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    expect(await screen.findByText('Select at least one invoice')).toBeDefined();
    await user.type(amountOf('INV-100002'), '40.01');
    expect(await screen.findByText('At most $40.00')).toBeDefined();
    expect(screen.getByText('Correct the amounts that are marked')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(asked).toEqual([]);
  });

  it('CR-02 uses lens credit first, unless it is to be kept; what it covers is paid at once', async () => {
    const { user, asked } = show({ availableCents: 5_000 });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    expect(await screen.findByText('Total $65.00')).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: 'Use $50.00 of lens credit first' }));
    expect(await screen.findByText('Total $115.00')).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: 'Use $50.00 of lens credit first' }));
    await user.click(screen.getByRole('checkbox', { name: 'Pay INV-100001' }));
    await user.click(await screen.findByRole('button', { name: 'Pay with lens credit' }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toMatchObject({
      path: '/credit-uses',
      body: { accountNumber: '100200', shares: [{ invoiceNumber: 'INV-100002', cents: 4_000 }] },
    });
  });

  it('PY-03 leads to the payment that is under way for one of the invoices', async () => {
    const body = {
      code: 'conflict',
      message: 'A payment of invoice INV-100001 is under way',
      requestId: 'r-1',
      current: CHECKOUT,
    };
    const begin = () => Promise.reject(new HttpFailure('Refused', 409, body));
    const { user, assign } = show({ begin });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    const link = await screen.findByRole('link', { name: 'Continue' });
    expect(link.getAttribute('href')).toBe(`/customer/payment/online/${CHECKOUT.id}`);
    expect(assign).not.toHaveBeenCalled();
  });

  it('PY-01 a payment that was only started can be canceled beside Continue, which says one thing', async () => {
    const body = { code: 'conflict', message: 'Started', requestId: 'r-1', current: CHECKOUT };
    const answers = [
      () => Promise.reject(new HttpFailure('Refused', 409, body)),
      async () => ({ ...CHECKOUT, state: 'cancelled', failure: '', pageUrl: null }),
    ];
    const { user, asked } = show({ begin: () => answers.shift()?.() ?? Promise.reject(body) });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(await screen.findByText('A payment of $75.00 was started')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Cancel payment' }));
    expect(await screen.findByText(/^You canceled this payment/)).toBeDefined();
    expect(screen.queryByText(/not used in time/)).toBeNull();
    expect(asked.at(-1)?.path).toBe(`/checkouts/${CHECKOUT.id}/cancel`);
  });

  it('PY-01 CR-02 an invoice of a payment that was started is chosen again, with its lens credit', async () => {
    const started = { payableCents: 0, startedCents: 7_500, state: 'overdue' } as const;
    const { user, asked } = show({
      invoices: [{ ...FIRST, ...started }],
      startedCredit: 3_000,
    });
    expect(await screen.findByText('Payment started')).toBeDefined();
    expect(screen.getByText(/^Overdue since/)).toBeDefined();
    expect(screen.queryByText('There is nothing to pay.')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Pay INV-100001' }));
    expect(await screen.findByText('Total $45.00')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.body).toMatchObject({
      amountCents: 4_500,
      creditCents: 3_000,
      shares: [{ invoiceNumber: 'INV-100001', cents: 7_500 }],
    });
  });
});
