import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi, type Mock } from 'vitest';
import type { Invoice } from '#domain/money/invoices/invoice.ts';
import type { Connection, Download, Rest } from '#providers/http/connection.ts';
import PracticeInvoice from '#resources/invoices/PracticeInvoice.tsx';
import PracticeInvoices from '#resources/invoices/PracticeInvoices.tsx';
import { buildInvoice, buildInvoiceDetails } from '../../fixtures/build-invoice.ts';
import { fakeConnection } from '../fake-connection.ts';
import { stubNarrowScreen } from './narrow-screen.ts';
import { oneOf, type FakeMethods, type GetList } from './portal-harness.tsx';
import { showToPractice } from './show-to.tsx';

const HERE = { accountNumber: '100200', practice: 'Lakeside Eye Care' };
const NORTH = { accountNumber: '100201', practice: 'Lakeside North' };

/** No payment is under way. */
const NOTHING = { data: [], total: 0 };

const answer = (...rows: Invoice[]) =>
  vi.fn<GetList>((resource) =>
    Promise.resolve(resource === 'invoices' ? { data: rows, total: rows.length } : NOTHING),
  );

/** What the list of invoices was asked for at last. */
const lastAsked = (getList: Mock<GetList>) =>
  getList.mock.calls.findLast(([resource]) => resource === 'invoices')?.[1];

const OFFERED = { isOffered: true, isSandbox: true };

/** The API tells whether the portal takes payments online. */
function online(offered = OFFERED): Rest['rest'] {
  return (_path, { schema }) => Promise.resolve(schema?.parse(offered) ?? Promise.reject());
}

function showList(getList: GetList, accounts = [HERE], connection: Partial<Connection> = {}) {
  return showToPractice(
    <PracticeInvoices />,
    '/customer/payment',
    { getList },
    { accounts, connection: fakeConnection({ rest: online(), ...connection }) },
  );
}

describe('the invoices of a practice', () => {
  it('PY-07 lists those of the selected account, newest first, each a link', async () => {
    const getList = answer(buildInvoice({ state: 'overdue', openCents: 7_700 }));
    showList(getList);
    const link = await screen.findByRole('link', { name: 'INV-100001' });
    expect(link.getAttribute('href')).toBe('/customer/payment/INV-100001');
    expect(lastAsked(getList)).toMatchObject({
      filter: { accountNumber: '100200' },
      sort: { field: 'issuedAt', order: 'DESC' },
    });
    const row = within(link.closest('tr') as HTMLElement);
    for (const text of ['LP-100001', 'PO-7', 'Jun 3, 2026', 'Overdue', '$277.00', '$77.00']) {
      expect(row.getByText(text)).toBeDefined();
    }
  });

  it('PY-07 shows all accounts of a user who has several, with their numbers', async () => {
    const getList = answer(buildInvoice({ accountNumber: '100201' }));
    const { user } = showList(getList, [HERE, NORTH]);
    await user.click(await screen.findByRole('switch', { name: 'All accounts' }));
    expect(await screen.findByText('100201')).toBeDefined();
    await waitFor(() => expect(lastAsked(getList)?.filter).toEqual({}));
  });

  it('PY-07 says who is billed instead of how to pay, when a buying group owes all of it', async () => {
    showList(answer(buildInvoice({ billedThrough: 'Clear Sight' })));
    expect(await screen.findByText('Billed through Clear Sight')).toBeDefined();
    expect(screen.queryByText(/by check or wire/)).toBeNull();
  });

  it('PY-01 offers to pay online, or says how to pay where nothing can be paid online', async () => {
    const { unmount } = showList(answer(buildInvoice()));
    const link = await screen.findByRole('link', { name: 'Pay invoices' });
    expect(link.getAttribute('href')).toBe('/customer/payment/pay');
    unmount();
    const rest = online({ isOffered: false, isSandbox: false });
    showList(answer(buildInvoice()), [HERE], { rest });
    expect(await screen.findByText(/Pay by check or wire/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Pay invoices' })).toBeNull();
  });

  it('UX-01 shows cards on a phone', async () => {
    stubNarrowScreen();
    showList(answer(buildInvoice()));
    const card = (await screen.findByRole('link', { name: 'INV-100001' })).closest('li');
    expect(card?.textContent).toContain('Open $277.00 / $277.00');
    expect(screen.queryByRole('table')).toBeNull();
  });
});

function showOne(methods: FakeMethods, locale?: 'es', download = vi.fn<Download>()) {
  return showToPractice(<PracticeInvoice />, '/customer/payment/:id', methods, {
    at: '/customer/payment/INV-100001',
    accounts: [HERE],
    locale,
    connection: fakeConnection({ rest: online(), download }),
  });
}

const amounts = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => row.textContent);

describe('an invoice of a practice', () => {
  it('PY-07 names the group that is billed, and the tax with its rate', async () => {
    const invoice = buildInvoiceDetails({
      billedThrough: 'Clear Sight',
      taxRate: 8_875,
      taxCents: 2_174,
    });
    showOne({ getOne: () => Promise.resolve({ data: invoice }) });
    expect(await screen.findByText('Billed through Clear Sight')).toBeDefined();
    const row = screen.getByText('Tax 8.875%').closest('tr');
    expect(row?.textContent).toContain('$21.74');
  });

  it('PY-07 shows each part of the price, what was paid, and what is left', async () => {
    const invoice = buildInvoiceDetails({
      paidCents: 20_000,
      openCents: 7_700,
      pendingCents: 1_000,
      state: 'partlyPaid',
    });
    showOne({ getOne: oneOf(invoice) });
    expect(await screen.findByRole('heading', { name: 'Invoice INV-100001' })).toBeDefined();
    expect(amounts()).toEqual([
      'R · GP Sphere · 2 lenses$245.00',
      'GP Sphere$200.00',
      'Plasma treatment$45.00',
      'Overnight shipping$32.00',
      'Total$277.00',
      'Paid−$200.00',
      'Open$77.00',
      'Of that, payment under way$10.00',
    ]);
    for (const text of ['Net 30 days', 'A. B.']) expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByRole('link', { name: 'LP-100001' })).toBeDefined();
  });

  it('CR-02 PY-08 shows what lens credit paid as lines of their own', async () => {
    const credits = [
      { usedAt: '2026-05-04T12:00:00.000Z', isVoid: false, cents: 3_000 },
      { usedAt: '2026-05-05T12:00:00.000Z', isVoid: true, cents: 500 },
    ];
    showOne({ getOne: oneOf(buildInvoiceDetails({ credits })) });
    const table = await screen.findByRole('table', { name: 'Payments' });
    expect(within(table).getByRole('row', { name: /Lens credit \$30\.00$/ })).toBeDefined();
    const back = within(table).getByRole('row', { name: /Lens credit \(taken back\) \$5\.00$/ });
    expect(back).toBeDefined();
  });

  it('AD-08 UX-02 shows a biller no patient, in Spanish too', async () => {
    const invoice = buildInvoiceDetails({ patient: '' });
    showOne({ getOne: oneOf(invoice) }, 'es');
    expect(await screen.findByRole('heading', { name: 'Factura INV-100001' })).toBeDefined();
    expect(screen.queryByText('Paciente')).toBeNull();
    expect(amounts()).toContain('Envío al día siguiente$32.00');
  });
});
