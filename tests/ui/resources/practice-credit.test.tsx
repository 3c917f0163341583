import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { PracticeRole } from '#domain/access/permissions.ts';
import type { CreditAccount, CreditEntry } from '#domain/money/credit/credit-account.ts';
import type { ReturnRequest } from '#domain/money/returns/return-request.ts';
import type { HttpClient } from '#providers/http/http.ts';
import PracticeCredit from '#resources/credits/PracticeCredit.tsx';
import { PayWithCredit } from '#resources/invoices/PracticeInvoice.tsx';
import { buildCreditAccount, buildCreditEntry, ORDER_ID } from '../../fixtures/build-credit.ts';
import { buildInvoice, buildInvoiceDetails } from '../../fixtures/build-invoice.ts';
import { fakeConnection } from '../fake-connection.ts';
import { stubNarrowScreen } from './narrow-screen.ts';
import { openDialog } from './open-dialog.ts';
import { showToPractice } from './show-to.tsx';

const USE = buildCreditEntry({
  id: '9',
  kind: 'use',
  cents: -4_000,
  order: null,
  invoices: ['INV-100001'],
  isReversed: true,
});
const INVOICES = [
  buildInvoice({ payableCents: 3_000, openCents: 3_000 }),
  buildInvoice({ id: 'INV-100002', payableCents: 27_700 }),
];

interface Answers {
  account?: CreditAccount;
  entries?: CreditEntry[];
  use?: () => Promise<unknown>;
  requests?: ReturnRequest[];
}

/** The API as the page asks it. */
function api({
  account = buildCreditAccount(),
  entries = [USE, buildCreditEntry()],
  use,
  requests = [],
}: Answers) {
  return vi.fn<HttpClient>(async (path) => {
    const json = path.startsWith('/credit-accounts/')
      ? account
      : path.startsWith('/credit-entries')
        ? entries
        : path.startsWith('/invoices')
          ? INVOICES
          : path.startsWith('/return-requests')
            ? requests
            : await use?.();
    return { status: 200, headers: new Headers(), json };
  });
}

interface Shown extends Answers {
  role?: PracticeRole;
  locale?: 'es';
  client?: ReturnType<typeof api>;
  invoicePage?: boolean;
}

function show({ role = 'owner', locale, invoicePage, ...answers }: Shown = {}) {
  const client = answers.client ?? api(answers);
  const account = { accountNumber: '100200', practice: 'P', practiceRole: role, isMain: true };
  const page = invoicePage ? (
    <PayWithCredit invoice={buildInvoiceDetails({ payableCents: 1_500, openCents: 1_500 })} />
  ) : (
    <PracticeCredit />
  );
  const view = showToPractice(
    page,
    '/customer/credit',
    {},
    { accounts: [account], connection: fakeConnection({ client }), locale },
  );
  return { ...view, client };
}

const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

describe('the lens credit of a practice', () => {
  it('CR-02 has the balance, what expires next, and each entry with its cause', async () => {
    show();
    expect(await screen.findByText('$20.00 on Jun 30, 2099')).toBeDefined();
    expect(screen.getByText('$50.00', { selector: 'dd' })).toBeDefined();
    expect(await rowsOf('Lens credits by their last day')).toEqual([
      'CreditOrderLast dayLeft',
      'CR-100001LP-100007Jun 30, 2099$20.00',
      'CR-100002Dec 31, 2099$30.00',
    ]);
    expect(await rowsOf('Entries of your lens credit')).toEqual([
      'DateWhatOrder or invoiceAmount',
      'May 4, 2026Invoice paid (taken back)INV-100001−$40.00',
      'May 4, 2026Lens exchangedLP-100007$20.00',
    ]);
    const hrefs = ['INV-100001', 'LP-100007'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(hrefs).toEqual(['/customer/payment/INV-100001', `/customer/orders/${ORDER_ID}`]);
  });

  it('CR-02 UX-02 shows the balance by month as bars and as a table, in Spanish too', async () => {
    show({ locale: 'es' });
    const chart = await screen.findByRole('img');
    expect(chart.getAttribute('aria-label')).toMatch(/de julio de 2025 a junio de 2026: ahora/);
    expect(chart.querySelectorAll('rect')).toHaveLength(12);
    const table = within(screen.getByText('Mostrar como tabla').closest('details') as HTMLElement);
    expect(table.getAllByRole('row', { hidden: true })).toHaveLength(13);
  });

  it('CR-04 says which credit waits for which lens, and until when', async () => {
    const order = { id: ORDER_ID, number: 'LP-100007' };
    const until = '2026-08-01T04:59:59.000Z';
    show({
      account: buildCreditAccount({ waiting: [{ order, eye: 'right', cents: 8_000, until }] }),
    });
    const [item] = await screen.findAllByText(/opens when the lab receives/);
    expect(item?.textContent).toBe(
      'Order LP-100007 · Right eye · $80.00 opens when the lab receives the lens, by Jul 31, 2026.',
    );
  });

  it('CR-02 says that there is nothing, and offers nothing to apply', async () => {
    const nothing = { balanceCents: 0, availableCents: 0, expiring: [], months: [] };
    show({ account: buildCreditAccount(nothing), entries: [] });
    expect(await screen.findByText(/There are no entries yet/)).toBeDefined();
    expect(screen.getByText('Nothing')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Apply lens credit' })).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('CR-02 UX-03 has a card for each entry on a phone', async () => {
    stubNarrowScreen();
    show();
    const cards = await screen.findByRole('list', { name: 'Entries of your lens credit' });
    expect(within(cards).getAllByRole('listitem')).toHaveLength(2);
  });

  it('CR-02 AD-08 tells who may not pay whom to ask', async () => {
    show({ role: 'orderer' });
    expect(await screen.findByText(/The owner or a biller of your practice/)).toBeDefined();
    expect(await screen.findByText('$50.00', { selector: 'dd' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Apply lens credit' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'INV-100001' })).toBeNull();
  });
});

describe('paying with lens credit', () => {
  const used = {
    id: '11',
    version: 1,
    accountNumber: '100200',
    cents: 1_000,
    shares: [{ invoiceNumber: 'INV-100001', cents: 1_000 }],
    at: '2026-06-01T12:00:00.000Z',
  };

  it('CR-02 shows what it leaves before it is sent, and sends it again under the same key', async () => {
    const use = vi
      .fn<() => Promise<unknown>>()
      .mockRejectedValueOnce(new Error('lost'))
      .mockResolvedValue(used);
    const { user, client } = show({ use, role: 'biller' });
    const dialog = await openDialog(user, 'Apply lens credit');
    await user.click(await dialog.findByRole('combobox', { name: /Invoice/ }));
    await user.click(await screen.findByRole('option', { name: /INV-100001 · \$30\.00 open/ }));
    const amount = dialog.getByRole<HTMLInputElement>('textbox', { name: /Amount/ });
    expect(amount.value).toBe('30.00');
    await user.clear(amount);
    await user.type(amount, '30.01');
    await user.click(dialog.getByRole('button', { name: 'Apply credit' }));
    expect(dialog.getByText('Enter an amount from $0.01 to $30.00.')).toBeDefined();
    await user.clear(amount);
    await user.type(amount, '10');
    dialog.getByText('Then invoice INV-100001 owes $20.00, and $40.00 of lens credit is left.');
    await user.click(dialog.getByRole('button', { name: 'Apply credit' }));
    await waitFor(() => expect(use).toHaveBeenCalledOnce());
    await waitFor(() => expect(dialog.getByRole('alert')).toBeDefined());
    await user.click(dialog.getByRole('button', { name: 'Apply credit' }));
    expect(await screen.findByText('$10.00 of lens credit paid invoice INV-100001.')).toBeDefined();
    const sent = client.mock.calls.filter(([path]) => path === '/credit-uses');
    const keys = sent.map(([, options]) => new Headers(options?.headers).get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('CR-02 is offered on the page of an open invoice, for what fits', async () => {
    const { user } = show({ invoicePage: true });
    const dialog = await openDialog(user, 'Apply lens credit');
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /Amount/ }).value).toBe('15.00');
    expect(dialog.queryByRole('combobox')).toBeNull();
  });

  it('CR-02 AD-08 is not offered to a viewer on the page of an invoice', async () => {
    const { client } = show({ invoicePage: true, role: 'viewer' });
    await Promise.resolve();
    expect(screen.queryByRole('button')).toBeNull();
    expect(client).not.toHaveBeenCalled();
  });
});
