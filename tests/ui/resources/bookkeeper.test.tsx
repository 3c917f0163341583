import { fireEvent, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import type { Role } from '#domain/access/auth.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import Invoices from '#resources/invoices/Invoices.tsx';
import { OrderFacts } from '#resources/orders/show/OrderFacts.tsx';
import BookkeeperPayments from '#resources/payments/BookkeeperPayments.tsx';
import Payments from '#resources/payments/Payments.tsx';
import BooksPage from '#src/admin/books/BooksPage.tsx';
import { buildCheckout, buildCheckoutPayment } from '../../fixtures/build-checkout.ts';
import { buildInvoice } from '../../fixtures/build-invoice.ts';
import { buildOrder } from '../../fixtures/build-order.ts';
import { buildOnlinePayment } from '../../fixtures/build-receipt.ts';
import { fakeDataProvider, renderPage } from './portal-harness.tsx';
import { showToAdmin } from './show-to.tsx';

const PAYER = { id: '100200', accountNumber: '100200', practice: 'Lakeside Eye Care' };
const PAYMENT = buildOnlinePayment({
  method: 'check',
  reference: '4711',
  state: 'unapplied',
  amountCents: 10_000,
  unappliedCents: 4_000,
  checkoutId: null,
  shares: [{ invoiceNumber: 'INV-100001', cents: 6_000, allocatedAt: '2026-05-04T15:00:00.000Z' }],
});

const ONLINE = buildCheckout({
  state: 'paid',
  name: 'PAY-100001',
  lookAt: 'refundFailed',
  payments: [
    buildCheckoutPayment({ state: 'unapplied', unappliedCents: 4_000, refundFailedCents: 4_000 }),
  ],
});

const BOOKKEEPER: Role[] = ['ADMIN', 'BOOKKEEPER'];
const SUPER: Role[] = ['ADMIN', 'SUPERADMIN'];

interface Opened {
  Page: ComponentType;
  /** The address of the list. */
  path: string;
  at?: string;
  roles?: Role[];
  record?: { id: string };
}

/** Shows a page of payments or invoices, which has one record. `asked`: the resources of the accounts it names. */
function open({ Page, path, at = '', roles = BOOKKEEPER, record = PAYMENT }: Opened) {
  const asked: string[] = [];
  const own = fakeDataProvider({
    getList: (resource: string) =>
      Promise.resolve({ data: [resource === 'payers' ? PAYER : record], total: 1 }),
    getOne: () => Promise.resolve({ data: record }),
  });
  const getMany = (resource: string) => {
    asked.push(resource);
    return Promise.resolve({ data: [PAYER] });
  };
  const dataProvider = { ...own, getMany } as unknown as PortalDataProvider;
  const view = renderPage({
    page: <Page />,
    path: `${path}/*`,
    at: `${path}${at}`,
    dataProvider,
    roles,
  });
  return { ...view, asked };
}

const PRACTICE: Role[] = ['CUSTOMER'];

const names = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

/** The buttons and links of a record's head that lead on or do something. */
const offered = () => [
  ...names(screen.queryAllByRole('button', { name: /Apply|refund|Void|Write off/ })),
  ...names(screen.queryAllByRole('link', { name: /Record payment|Statement|Order/ })),
];

describe('the pages of an admin who may record payments', () => {
  it('PY-08 every link of the list leads to a page of theirs', async () => {
    const { asked } = open({ Page: BookkeeperPayments, path: '/admin/payments' });
    await screen.findByRole('link', { name: 'PAY-100001' });
    await screen.findByText('Lakeside Eye Care · 100200');
    const table = screen.getByRole('table');
    expect(
      within(table)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/admin/payments/PAY-100001/show']);
    expect(screen.getByRole('link', { name: /Create/ }).getAttribute('href')).toBe(
      '/admin/payments/create',
    );
    expect(asked).toEqual(['payers']);
  });

  it('PY-08 a payment can only be applied; its invoices lead to their pages, and its history is not shown', async () => {
    open({ Page: BookkeeperPayments, path: '/admin/payments', at: '/PAY-100001/show/uses' });
    const link = await screen.findByRole('link', { name: /INV-100001/ });
    expect(link.getAttribute('href')).toBe('/admin/invoices/INV-100001/show');
    expect(offered()).toEqual(['Apply to invoices']);
    expect(screen.queryByRole('tab', { name: 'History' })).toBeNull();
  });

  it('PY-09 the payments that came online have a list, and lead to what they became', async () => {
    const record = ONLINE;
    const path = '/admin/payments';
    open({ Page: BookkeeperPayments, path, at: '/online', record });
    const link = await screen.findByRole('link', { name: 'PAY-100001' });
    expect(link.getAttribute('href')).toBe(`/admin/payments/online/${record.id}/show`);
    expect(screen.getByText('Refund failed')).toBeDefined();
    expect(screen.getByRole('link', { name: 'All payments' }).getAttribute('href')).toBe(path);
    expect(screen.queryByRole('link', { name: 'Create' })).toBeNull();
  });

  it('PY-09 one of them says how each payment stands', async () => {
    const at = `/online/${ONLINE.id}/show/parts`;
    open({ Page: BookkeeperPayments, path: '/admin/payments', at, record: ONLINE });
    const table = await screen.findByRole('table', { name: 'Payments and invoices' });
    const link = within(table).getByRole('link', { name: 'PAY-100001' });
    expect(link.getAttribute('href')).toBe('/admin/payments/PAY-100001/show');
    expect(table.textContent).toContain('Unapplied · $40.00 unapplied · $40.00 could not be');
    expect(within(table).getByRole('link', { name: 'INV-100001' })).toBeDefined();
  });

  it('PY-08 of an invoice they record a payment and read the statement; to write it off is not offered', async () => {
    const invoice = buildInvoice({ payableCents: 6_000 });
    open({
      Page: Invoices,
      path: '/admin/invoices',
      at: `/${invoice.id}/show`,
      record: invoice,
    });
    const record = await screen.findByRole('link', { name: 'Record payment' });
    expect(record.getAttribute('href')).toBe('/admin/payments/create');
    expect(offered()).toEqual(['Statement', 'Record payment']);
    expect(screen.getByRole('link', { name: 'Statement' }).getAttribute('href')).toBe(
      '/admin/invoices/statements/100200',
    );
  });

  it.each([
    ['a bookkeeper', BOOKKEEPER, '/admin/invoices'],
    ['a super admin', SUPER, '/admin/customer-management/invoices'],
  ])(
    'PY-08 %s has receivables, payouts and journal beside the invoices',
    async (_who, roles, path) => {
      open({ Page: BooksPage, path, roles, record: buildInvoice() });
      const tabs = await screen.findByRole('navigation', { name: 'Books' });
      expect(
        within(tabs)
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
      ).toEqual([path, `${path}/receivables`, `${path}/payouts`, `${path}/journal`]);
    },
  );
});

describe('the same pages of a super admin', () => {
  it('PY-08 offer every step, and lead to Customer Management', async () => {
    const path = '/admin/customer-management/payments';
    open({ Page: Payments, path, at: '/PAY-100001/show/uses', roles: SUPER });
    const link = await screen.findByRole('link', { name: /INV-100001/ });
    expect(link.getAttribute('href')).toBe('/admin/customer-management/invoices/INV-100001/show');
    expect(offered()).toEqual(['Apply to invoices', 'Record refund', 'Void payment']);
    expect(screen.getByRole('tab', { name: 'History' })).toBeDefined();
  });

  it.each([
    ['pi_1', ['End as paid', 'End as not paid']],
    ['', ['End as not paid']],
  ])(
    'PY-11 an online payment that nobody answered (%s) can be ended, with a reason',
    async (gatewayPaymentId, expected) => {
      const record = buildCheckout({ state: 'processing', lookAt: 'unanswered', gatewayPaymentId });
      const path = '/admin/customer-management/payments';
      open({ Page: Payments, path, at: `/online/${record.id}/show`, roles: SUPER, record });
      const button = await screen.findByRole('button', { name: 'End as not paid' });
      expect(names(screen.getAllByRole('button', { name: /^End as/ }))).toEqual(expected);
      fireEvent.click(button);
      const dialog = await screen.findByRole('dialog', { name: /\$75\.00 as not paid/ });
      fireEvent.click(within(dialog).getByRole('button', { name: 'End as not paid' }));
      expect(await within(dialog).findByText('Enter a reason')).toBeDefined();
    },
  );

  it('PY-11 one that still has time, and any for a bookkeeper, is not ended', async () => {
    const record = buildCheckout({ state: 'processing', lookAt: 'unanswered' });
    const at = `/online/${record.id}/show`;
    open({ Page: BookkeeperPayments, path: '/admin/payments', at, record });
    await screen.findByText('No answer for a week');
    expect(screen.queryByRole('button', { name: /^End as/ })).toBeNull();
  });

  it('PY-08 an invoice offers its statement and to write it off', async () => {
    const invoice = buildInvoice({ payableCents: 6_000 });
    open({
      Page: Invoices,
      path: '/admin/customer-management/invoices',
      at: `/${invoice.id}/show`,
      roles: SUPER,
      record: invoice,
    });
    await screen.findByRole('link', { name: 'Record payment' });
    expect(offered()).toEqual(['Write off', 'Statement', 'Record payment']);
  });
});

it.each([
  ['a super admin', SUPER, '/admin/customer-management/invoices/INV-100001/show'],
  ['a bookkeeper', BOOKKEEPER, '/admin/invoices/INV-100001/show'],
  ['a practice', PRACTICE, '/customer/payment/INV-100001'],
  ['a plain admin', ['ADMIN' as const], null],
])(
  'PY-07 PY-08 the invoice of an order: leads %s to a page that they may open',
  async (_who, roles, address) => {
    const order = buildOrder({ invoiceNumber: 'INV-100001' });
    showToAdmin(<OrderFacts order={order} />, '/order', {}, { roles });
    await screen.findByText('INV-100001');
    const link = screen.queryByRole('link', { name: 'INV-100001' });
    expect(link?.getAttribute('href') ?? null).toBe(address);
  },
);
