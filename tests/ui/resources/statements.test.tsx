import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Statement } from '#domain/money/statements/statement.ts';
import type { HttpClient } from '#providers/http/http.ts';
import CustomerStatement from '#resources/statements/CustomerStatement.tsx';
import PracticeStatement from '#resources/statements/PracticeStatement.tsx';
import { buildYear } from '../../fixtures/build-statement.ts';
import { answerOf, fakeConnection } from '../fake-connection.ts';
import { stubNarrowScreen } from './narrow-screen.ts';
import { showToPractice, showToSuper } from './show-to.tsx';

const PATH = '/customer/payment/statement';

const answering = (statement: Statement) =>
  vi.fn<HttpClient>().mockResolvedValue(answerOf(statement));

function show(
  client: HttpClient,
  { search = '', locale }: { search?: string; locale?: 'es' } = {},
) {
  const practice = 'Lakeside';
  const accounts = ['100200', '100201'].map((accountNumber) => ({ accountNumber, practice }));
  const connection = fakeConnection({ client });
  const more = { at: `${PATH}${search}`, accounts, connection, locale };
  return showToPractice(<PracticeStatement />, PATH, {}, more);
}

describe('the statement of a practice', () => {
  it('PY-08 has its balances, each line with its document, and the ages', async () => {
    const client = answering(buildYear(2));
    show(client);
    const table = await screen.findByRole('table', { name: 'What happened' });
    expect(client.mock.calls[0]?.[0]).toBe('/statements/100200');
    const rows = within(table).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'DateWhatDocumentInvoicesChargesPayments and creditsBalance',
      'Jan 1, 2026Opening balance$0.00',
      'Jan 5, 2026InvoicePO PO-4711INV-100001$123.45$123.45',
      'Jan 5, 2026PaymentPAY-100001INV-100001$60.00$63.45',
      'Jan 7, 2026InvoiceINV-100002$123.45$186.90',
      'Jan 7, 2026PaymentPAY-100002INV-100002$60.00$126.90',
      'Dec 31, 2026Closing balance$126.90',
    ]);
    const [link] = within(table).getAllByRole('link', { name: 'INV-100001' });
    expect(link?.getAttribute('href')).toBe('/customer/payment/INV-100001');
    screen.getByRole('heading', { name: 'Open invoices by age on Dec 31, 2026' });
    const credit = screen.getByRole('table', { name: 'Lens credit' });
    expect(credit.textContent).toContain('Nothing happened in this period.');
  });

  it('PY-08 is of the account that the link of an email names, if it is granted', async () => {
    const client = answering(buildYear(0));
    const { user, location } = show(client, { search: '?account=100201&from=2026-01-01' });
    const text = 'This is the statement of account 100201. You are working for account 100200.';
    expect(await screen.findByText(text)).toBeDefined();
    expect(client.mock.calls[0]?.[0]).toBe('/statements/100201?from=2026-01-01');
    await user.click(screen.getByRole('button', { name: 'This month' }));
    expect(location.search).toMatch(/^\?account=100201&from=/);
    await user.click(screen.getByRole('link', { name: 'Statement of 100200' }));
    expect(screen.queryByText(text)).toBeNull();
    expect(client.mock.lastCall?.[0]).toBe('/statements/100200');
  });

  it('PY-08 is of the selected account when the link names one that is not granted', async () => {
    const client = answering(buildYear(0));
    show(client, { search: '?account=100999' });
    await screen.findByRole('table', { name: 'What happened' });
    expect(client.mock.calls[0]?.[0]).toBe('/statements/100200');
  });

  it('PY-08 names the day that is wrong and offers the nearest right one', async () => {
    const client = answering(buildYear(0));
    const { user, location } = show(client, { search: '?from=2026-06-02&to=2026-06-01' });
    expect(await screen.findByText('Not after Jun 1, 2026')).toBeDefined();
    expect(client).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Use Jun 1, 2026' }));
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(location.search).toBe('?from=2026-06-01&to=2026-06-01');
    expect(client.mock.lastCall?.[0]).toBe('/statements/100200?from=2026-06-01&to=2026-06-01');
  });

  it('UX-01 shows cards on a phone', async () => {
    stubNarrowScreen();
    show(answering(buildYear(1)));
    const list = await screen.findByRole('list', { name: 'What happened' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(4);
    expect(list.textContent).toContain('Payment−$60.00PAY-100001');
    expect(list.textContent).toContain('PO PO-4711');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('PY-08 downloads the period that is shown', async () => {
    const download = vi.fn<(path: string) => Promise<void>>().mockResolvedValue();
    const { user } = showToSuper(
      <CustomerStatement accountNumber="100300" />,
      '/admin',
      {},
      { connection: fakeConnection({ client: answering(buildYear(1)), download }), locale: 'es' },
    );
    await user.click(await screen.findByRole('button', { name: 'PDF' }));
    expect(download.mock.calls[0]?.[0]).toBe(
      '/statements/100200/statement.pdf?from=2026-01-01&to=2026-12-31&lang=es',
    );
    expect(screen.getByRole('link', { name: 'Cliente' }).getAttribute('href')).toBe(
      '/admin/customer-management/100300/show',
    );
  });
});
