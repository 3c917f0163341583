import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PracticeRole } from '#domain/access/permissions.ts';
import type { Autopay } from '#domain/money/autopay/autopay.ts';
import type { SavedMethod } from '#domain/money/payments/payment-method.ts';
import type { HttpClient } from '#providers/http/http.ts';
import MethodsPage from '#resources/checkouts/methods/MethodsPage.tsx';
import { fakeConnection } from '../fake-connection.ts';
import { confirmInDialog } from './open-dialog.ts';
import { showToPractice } from './show-to.tsx';

const OLD: SavedMethod = {
  id: 'pm_old',
  kind: 'card',
  brand: 'visa',
  last4: '4242',
  expires: '2020-05',
  isDefault: false,
};
const BANK: SavedMethod = {
  id: 'pm_bank',
  kind: 'bankAccount',
  brand: 'STRIPE TEST BANK',
  last4: '6789',
  expires: null,
  isDefault: true,
};

const OFF: Autopay = {
  accountNumber: '100200',
  version: 0,
  isOn: false,
  by: '',
  startedOn: null,
  stop: null,
  failure: '',
  charges: [],
  leftOut: 0,
};
const ON: Autopay = {
  ...OFF,
  version: 1,
  isOn: true,
  by: 'Paula Practice',
  startedOn: '2026-03-01',
  charges: [
    {
      day: '2026-03-20',
      isAnnounced: true,
      cents: 10_000,
      invoices: [{ number: 'INV-100001', cents: 10_000 }],
    },
  ],
  leftOut: 2,
};

interface Shown {
  methods?: SavedMethod[];
  autopay?: Autopay;
  practiceRole?: PracticeRole;
  at?: string;
}

/** Shows the page; `asked` collects what is sent. */
function show({
  methods = [OLD, BANK],
  autopay = OFF,
  practiceRole = 'biller',
  at = '/customer/payment/methods',
}: Shown = {}) {
  const asked: unknown[] = [];
  const client: HttpClient = async (url, request) => {
    const method = request.method ?? 'GET';
    if (method !== 'GET') asked.push([method, url, request.body && JSON.parse(request.body)]);
    const answer = () => {
      if (url === '/online-payment') return { isOffered: true, isSandbox: true };
      if (!url.startsWith('/autopay/')) return { accountNumber: '100200', methods };
      return method === 'GET' ? autopay : { ...autopay, isOn: !autopay.isOn };
    };
    return { status: 200, headers: new Headers(), body: '', json: answer() };
  };
  const page = showToPractice(
    <MethodsPage />,
    '/customer/payment/methods',
    {},
    {
      at,
      accounts: [{ accountNumber: '100200', practice: 'Lakeside Eye Care', practiceRole }],
      connection: fakeConnection({ client }),
    },
  );
  return { ...page, asked };
}

describe('the page of saved payment methods', () => {
  it('PY-09 lists them, says what has expired, and makes another one the default', async () => {
    const { user, asked } = show();
    const list = await screen.findByRole('list', { name: 'Saved payment methods' });
    const [card, bank] = within(list).getAllByRole('listitem');
    expect(card?.textContent).toContain('Visa ending in 4242Expired');
    expect(card?.textContent).toContain('Expires May 2020');
    expect(bank?.textContent).toContain('STRIPE TEST BANK ending in 6789Default');
    await user.click(screen.getByRole('button', { name: 'Make Visa ending in 4242 the default' }));
    await waitFor(() =>
      expect(asked).toEqual([['PUT', '/payment-methods/100200/default', { methodId: 'pm_old' }]]),
    );
  });

  it('PY-09 shows what autopay pays next, and switches it off after a question', async () => {
    const { user, asked } = show({ autopay: ON });
    await screen.findByText(/On since Mar 1, 2026, switched on by Paula Practice/);
    expect(screen.getByText('Mar 20, 2026: at most $100.00')).toBeDefined();
    expect(screen.getByText(/2 open invoices are not paid by autopay/)).toBeDefined();
    await confirmInDialog(user, 'Switch autopay off');
    await waitFor(() => expect(asked).toEqual([['PUT', '/autopay/100200', { isOn: false }]]));
  });

  it('PY-09 says why autopay was switched off, and what is missing to switch it on', async () => {
    show({
      methods: [{ ...OLD, isDefault: true }],
      autopay: { ...OFF, version: 2, stop: 'refused', failure: 'insufficient_funds' },
    });
    await screen.findByText(/its payment was refused.*did not have enough money/);
    expect(screen.getByText(/The default card has expired/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Switch autopay on' })).toBeNull();
  });

  it('PY-09 AD-08 tells others of the practice whom to ask', async () => {
    show({ practiceRole: 'orderer' });
    await screen.findByText(/Only owners and billers of this account can pay/);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('PY-09 says what came of the page of the payment service', async () => {
    show({ at: '/customer/payment/methods?added=no' });
    expect(await screen.findByText('Nothing was saved.')).toBeDefined();
  });
});
