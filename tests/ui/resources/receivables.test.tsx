import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Receivable } from '#domain/money/invoices/receivable.ts';
import type { HttpClient } from '#providers/http/http.ts';
import Receivables from '#resources/receivables/Receivables.tsx';
import { fakeConnection } from '../fake-connection.ts';
import { stubNarrowScreen } from './narrow-screen.ts';
import { fakeDataProvider, renderPage } from './portal-harness.tsx';

const PATH = '/admin/customer-management/invoices/receivables';
const NOTHING = { current: 0, days30: 0, days60: 0, days90: 0, older: 0, total: 0, unapplied: 0 };
const ROW: Receivable = {
  ...NOTHING,
  id: '100200',
  practice: 'Lakeside Eye Care',
  days60: 4_200,
  total: 4_200,
  unapplied: 300,
};

const filter = (value: object) => new URLSearchParams({ filter: JSON.stringify(value) }).toString();

function show(rows: Receivable[], search = '') {
  const client = vi.fn<HttpClient>(async (path) => ({
    status: 200,
    headers: new Headers({ 'content-range': `receivables 0-0/${rows.length}` }),
    json: path.startsWith('/receivables/total') ? { ...NOTHING, total: 99_900 } : rows,
  }));
  const connection = fakeConnection({ client });
  const dataProvider = fakeDataProvider();
  const at = `${PATH}${search}`;
  return {
    client,
    ...renderPage({ page: <Receivables />, path: PATH, at, dataProvider, connection }),
  };
}

describe('receivables by age', () => {
  it('PY-08 leads from each amount to its invoices, and sums all that match', async () => {
    show([ROW]);
    const table = await screen.findByRole('table', { name: 'Receivables by age' });
    const hrefOf = (name: string) => within(table).getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Lakeside Eye Care, 31–60 days: $42.00')).toBe(
      `/admin/customer-management/invoices?${filter({ accountNumber: '100200', age: 'days60' })}`,
    );
    expect(hrefOf('Lakeside Eye Care, Open: $42.00')).toBe(
      `/admin/customer-management/invoices?${filter({ accountNumber: '100200' })}`,
    );
    expect(hrefOf('Lakeside Eye Care, Not applied: $3.00')).toContain('/statements/100200');
    expect(within(table).getByRole('row', { name: /^All that match/ }).textContent).toContain(
      '$999.00',
    );
  });

  it('UX-01 keeps filter, order and page in the address', async () => {
    const { user, client, location } = show([ROW], '?page=2&sort=nonsense');
    await user.click(await screen.findByRole('button', { name: 'Over 90 days', pressed: false }));
    expect(new URLSearchParams(location.search).get('age')).toBe('older');
    expect(new URLSearchParams(location.search).get('page')).toBe('0');
    await user.type(screen.getByLabelText('Search practice or account'), 'lake{Enter}');
    await screen.findByRole('table');
    const asked = new URLSearchParams(client.mock.lastCall?.[0].split('?')[1]);
    expect(JSON.parse(asked.get('filter') ?? '')).toEqual({ q: 'lake', age: 'older' });
    expect(JSON.parse(asked.get('sort') ?? '')).toEqual(['total', 'DESC']);
  });

  it('UX-01 shows cards on a phone, with what is not zero, and the sums of all that match', async () => {
    stubNarrowScreen();
    show([ROW]);
    const list = await screen.findByRole('list', { name: 'Receivables by age' });
    const cards = within(list).getAllByRole('listitem');
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      'Lakeside Eye Care · 10020031–60 days$42.00Open$42.00Not applied$3.00',
      'All that matchOpen$999.00',
    ]);
    const link = within(list).getByRole('link', { name: 'Lakeside Eye Care, 31–60 days: $42.00' });
    expect(link.getAttribute('href')).toContain('days60');
    expect(screen.queryByRole('table')).toBeNull();
  });
});
