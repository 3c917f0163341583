import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Role } from '#domain/access/auth.ts';
import { ASSUMED_ACCOUNTS } from '#domain/money/journal/journal-accounts.ts';
import type { JournalSettings } from '#domain/money/journal/journal.ts';
import type { HttpClient } from '#providers/http/http.ts';
import Journal from '#resources/journal/Journal.tsx';
import { fakeConnection } from '../fake-connection.ts';
import { stubNarrowScreen } from './narrow-screen.ts';
import { apiError } from './portal-harness.tsx';
import { showToSuper } from './show-to.tsx';

const BATCH = {
  id: '7',
  version: 1,
  from: null,
  to: '2026-05-31',
  firstTransaction: 1,
  lastTransaction: 90,
  transactions: 42,
  debitCents: 123_400,
  createdAt: '2026-06-01T12:00:00.000Z',
  createdBy: 'Lara Lab',
};

const DOCUMENTS = {
  invoices: { count: 2, cents: 30_000 },
  cash: { count: 1, cents: 6_000 },
  'in-flight': { count: 0, cents: 0 },
  left: [{ kind: 'writeOff', isReversal: true, count: 1, cents: 4_000 }],
};

const ASSUMED: JournalSettings = { accounts: ASSUMED_ACCOUNTS, timeZone: 'UTC', version: 0 };

/** `stored`: the settings that somebody else saved after the page was opened. */
function show(roles?: Role[], stored?: JournalSettings) {
  let settings = ASSUMED;
  const client = vi.fn<HttpClient>().mockImplementation((path, { method = 'GET' }) => {
    if (method === 'PUT' && stored && settings !== stored) {
      settings = stored;
      return Promise.reject(apiError(412, 'version-moved-on'));
    }
    const answers: Record<string, unknown> = {
      'GET /journal-settings': settings,
      'PUT /journal-settings': { accounts: ASSUMED_ACCOUNTS, timeZone: 'UTC', version: 1 },
      'GET /journal-batches/waiting': { transactions: 3, firstDay: '2026-05-02' },
      'GET /journal-batches': [BATCH],
      'GET /journal-batches/7/documents': DOCUMENTS,
      'POST /journal-batches': { ...BATCH, id: '8' },
    };
    const json = answers[`${method} ${path.split('?')[0]}`];
    return Promise.resolve({ status: 200, headers: new Headers(), json });
  });
  const download = vi.fn<(path: string) => Promise<void>>().mockResolvedValue();
  const connection = fakeConnection({ client, download });
  const view = showToSuper(<Journal />, '/', {}, { connection, ...(roles && { roles }) });
  return { client, download, ...view };
}

describe('the export of the journal', () => {
  it('PY-08 makes an export once and downloads it, and earlier ones again', async () => {
    const { user, client, download } = show();
    expect(await screen.findByText(/3 transactions up to today are not exported/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(download.mock.calls[0]?.[0]).toBe('/journal-batches/8/journal.csv'));
    const post = client.mock.calls.find(([, { method }]) => method === 'POST');
    expect(JSON.parse(String(post?.[1].body))).toMatchObject({ from: null });
    expect(new Headers(post?.[1].headers).get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
    await user.click(await screen.findByRole('button', { name: 'Download export 7 again' }));
    expect(download.mock.lastCall?.[0]).toBe('/journal-batches/7/journal.csv');
  });

  it('PY-08 is read and exported by a bookkeeper, who may not set the accounts', async () => {
    const { user, download } = show(['ADMIN', 'BOOKKEEPER']);
    const table = await screen.findByRole('table', { name: 'Accounts' });
    expect(within(table).getByRole('row', { name: 'Money received Checking 1000' })).toBeDefined();
    expect(screen.getByText(/Super admins set the accounts/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save accounts' })).toBeNull();
    expect(screen.queryByLabelText('Account name')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(download.mock.calls[0]?.[0]).toBe('/journal-batches/8/journal.csv'));
  });

  it('PY-08 has the documents of an export for two programs, and says what they leave out', async () => {
    const { user, download } = show(['ADMIN', 'BOOKKEEPER']);
    await user.click(await screen.findByRole('button', { name: 'Documents of export 7' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Documents of export 7' }));
    expect(await dialog.findByText('2 transactions · $300.00')).toBeDefined();
    expect(dialog.getByText(/imports payments as a file/)).toBeDefined();
    expect(dialog.getByText('Written off, reversed: 1 · $40.00')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Invoices, Xero' }));
    expect(download.mock.lastCall?.[0]).toBe(
      '/journal-batches/7/documents.csv?program=xero&file=invoices',
    );
    // Nothing is under way: there is no empty file to download.
    const empty = dialog.getByRole('button', { name: /^Payments under way.*QuickBooks$/ });
    expect(empty.hasAttribute('disabled')).toBe(true);
  });

  it('UX-01 shows the exports as cards on a phone', async () => {
    stubNarrowScreen();
    const { user, download } = show();
    const list = await screen.findByRole('list', { name: 'Exports' });
    expect(list.textContent).toContain(
      'Export 7Up to May 31, 2026Transactions: 42Debits: $1,234.00',
    );
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(within(list).getByRole('button', { name: 'Download export 7 again' }));
    expect(download.mock.lastCall?.[0]).toBe('/journal-batches/7/journal.csv');
  });

  it('PY-08 says that the accounts are assumptions, and saves others', async () => {
    const { user, client } = show();
    expect(await screen.findByText(/The accounts below are assumptions/)).toBeDefined();
    const cash = within(screen.getByRole('group', { name: 'Money received' }));
    const name = cash.getByLabelText('Account name');
    await user.clear(name);
    expect(cash.getByText('Enter the name of the account')).toBeDefined();
    await user.type(name, 'Bank:Operating');
    await user.click(screen.getByRole('button', { name: 'Save accounts' }));
    await waitFor(() =>
      expect(client.mock.calls.some(([, { method }]) => method === 'PUT')).toBe(true),
    );
    const put = client.mock.calls.find(([, { method }]) => method === 'PUT');
    expect(JSON.parse(String(put?.[1].body))).toMatchObject({
      accounts: { cash: { code: '1000', name: 'Bank:Operating' } },
    });
    expect(new Headers(put?.[1].headers).get('if-match')).toBe('"0"');
  });

  it('AD-15 PY-08 keeps what somebody else saved meanwhile, and asks for what both changed', async () => {
    const theirs = {
      cash: { code: '1010', name: 'Bank of theirs' },
      tax: { code: '9', name: 'T' },
    };
    const accounts = { ...ASSUMED_ACCOUNTS, ...theirs };
    const { user, client } = show(undefined, { accounts, timeZone: 'UTC', version: 5 });
    const cash = within(await screen.findByRole('group', { name: 'Money received' }));
    await user.clear(cash.getByLabelText('Account name'));
    await user.type(cash.getByLabelText('Account name'), 'Bank of mine');
    await user.click(screen.getByRole('button', { name: 'Save accounts' }));
    expect(await screen.findByText(/Someone else changed accounts/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Save accounts' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Use these values' })).toHaveProperty(
      'disabled',
      true,
    );
    await user.keyboard('{Escape}');
    expect(cash.getByLabelText('Account name')).toHaveProperty('value', 'Bank of mine');
    await user.click(screen.getByRole('button', { name: 'Save accounts' }));
    await user.click(await screen.findByRole('radio', { name: 'Yours: Bank of mine' }));
    await user.click(screen.getByRole('button', { name: 'Use these values' }));
    await user.click(screen.getByRole('button', { name: 'Save accounts' }));
    expect(await screen.findByText('The accounts were saved.')).toBeDefined();
    const put = client.mock.calls.findLast(([, { method }]) => method === 'PUT');
    expect(JSON.parse(String(put?.[1].body))).toMatchObject({
      accounts: { cash: { code: '1010', name: 'Bank of mine' }, tax: theirs.tax },
    });
    expect(new Headers(put?.[1].headers).get('if-match')).toBe('"5"');
  });
});
