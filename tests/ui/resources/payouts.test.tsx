import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { BalanceChange, InTransit, Payout } from '#domain/money/payouts/payout.ts';
import type { HttpClient } from '#providers/http/http.ts';
import Payouts from '#resources/payouts/Payouts.tsx';
import { fakeConnection } from '../fake-connection.ts';
import { stubNarrowScreen } from './narrow-screen.ts';
import { fakeDataProvider, renderPage } from './portal-harness.tsx';

const PATH = '/admin/customer-management/invoices/payouts';
const NONE = { paymentCents: 0, refundCents: 0, disputeCents: 0, feeCents: 0, otherCents: 0 };
const EMPTY: InTransit = { ...NONE, booksCents: 0, differenceCents: 0, heldCents: 0, held: [] };
const PAYOUT: Payout = {
  ...NONE,
  id: 'po_1',
  state: 'paid',
  failure: '',
  amountCents: 9_180,
  currency: 'USD',
  createdAt: '2026-05-04T12:00:00.000Z',
  arrivesAt: '2026-05-06T12:00:00.000Z',
  hasParts: true,
  isWhole: true,
  paymentCents: 10_000,
  feeCents: -320,
  otherCents: -500,
  booksCents: 9_680,
  differenceCents: -500,
};
const LINE: BalanceChange = {
  id: 'txn_1',
  kind: 'payment',
  type: 'charge/charge',
  cents: 10_000,
  feeCents: 320,
  currency: 'USD',
  at: '2026-05-04T12:00:00.000Z',
  isTold: true,
  paymentNumbers: ['PAY-100001'],
  payoutId: null,
  arrivesAt: null,
  unexplained: null,
};

interface Answers {
  inTransit?: InTransit;
  payouts?: Payout[];
  lines?: BalanceChange[];
}

function show({ inTransit = EMPTY, payouts = [], lines = [] }: Answers, search = '') {
  const client = vi.fn<HttpClient>(async (path) => ({
    status: 200,
    headers: new Headers({ 'content-range': `x 0-0/${path.startsWith('/payouts?') ? 60 : 1}` }),
    json: path.startsWith('/payouts/in-transit')
      ? inTransit
      : path.startsWith('/payouts')
        ? payouts
        : lines,
  }));
  const connection = fakeConnection({ client });
  const dataProvider = fakeDataProvider();
  const page = <Payouts />;
  const at = `${PATH}${search}`;
  return { client, ...renderPage({ page, path: PATH, at, dataProvider, connection }) };
}

const queriesOf = (client: ReturnType<typeof show>['client'], path: string) =>
  client.mock.calls
    .map(([asked]) => asked)
    .filter((asked) => asked.startsWith(`${path}?`))
    .map((asked) => Object.fromEntries(new URLSearchParams(asked.split('?')[1])));

describe('the page of payouts', () => {
  it('PY-10 says that nothing is in transit, and that nothing was paid out', async () => {
    show({});
    await screen.findByText('Nothing is in transit.');
    expect(screen.queryByRole('button', { name: 'CSV' })).toBeNull();
    expect(screen.getByText('The payment service has paid nothing out yet.')).toBeTruthy();
    expect(screen.queryByText(/the payment service differ/)).toBeNull();
  });

  it('PY-10 says what is in transit, where it is, and which payment it is', async () => {
    const untold = { ...LINE, id: 'PAY-100002', paymentNumbers: ['PAY-100002'], isTold: false };
    const onTheWay = { ...LINE, id: 'txn_3', payoutId: 'po_2', arrivesAt: PAYOUT.arrivesAt };
    const unknown = { kind: 'unknown', type: 'reserve_hold/x', unexplained: 'unknown' } as const;
    const other = {
      ...LINE,
      ...unknown,
      id: 'txn_4',
      cents: -500,
      feeCents: 0,
      paymentNumbers: [],
    };
    show({
      inTransit: { ...EMPTY, paymentCents: 30_000, booksCents: 29_360, differenceCents: 1 },
      lines: [LINE, untold, onTheWay, other],
    });
    const table = await screen.findByRole('table', { name: 'What is in transit' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'May 4, 2026PaymentPAY-100001Not paid out yet$100.00−$3.20$96.80',
      'May 4, 2026PaymentPAY-100002The payment service has not reported it in its balance yet$100.00−$3.20$96.80',
      'May 4, 2026PaymentPAY-100001In a payout of May 6, 2026$100.00−$3.20$96.80',
      'May 4, 2026Unknown: reserve_hold/xNot knownNot paid out yet−$5.00$0.00−$5.00',
    ]);
    const [link] = within(table).getAllByRole('link', { name: 'PAY-100001' });
    expect(link?.getAttribute('href')).toBe('/admin/customer-management/payments/PAY-100001/show');
    expect(screen.getByText(/the payment service differ/)).toBeTruthy();
  });

  it('PY-10 names the disputes that hold money', async () => {
    const dispute = { paymentNumber: 'PAY-100007', cents: 4_200, reason: 'fraudulent' };
    const held = [{ ...dispute, since: '2026-05-04T12:00:00.000Z' }];
    show({ inTransit: { ...EMPTY, heldCents: 4_200, held } });
    await screen.findByRole('heading', { name: 'Open disputes hold $42.00' });
    const link = screen.getByRole('link', { name: 'PAY-100007' });
    expect(link.parentElement?.textContent).toBe(
      'PAY-100007 · $42.00 · since May 4, 2026, fraudulent',
    );
  });

  it('PY-10 shows each payout with its parts and the difference, and leads to its lines', async () => {
    const { client, user } = show({ payouts: [PAYOUT], lines: [LINE] });
    const list = await screen.findByRole('list', { name: 'All payouts' });
    expect(within(list).getByRole('listitem').textContent).toBe(
      'Payout of $91.80PaidIn the bank May 6, 2026 · po_1Payments$100.00Fees−$3.20Other−$5.00' +
        'In the books$96.80Difference−$5.00',
    );
    await user.click(within(list).getByRole('link', { name: 'Payout of $91.80' }));
    await screen.findByRole('heading', { name: 'In payout po_1' });
    const asked = queriesOf(client, '/balance-changes').map(({ filter }) => filter);
    expect(asked).toEqual(['{"isInTransit":true}', '{"payoutId":"po_1"}']);
    await user.click(screen.getByRole('link', { name: 'Show what is in transit' }));
    await screen.findByRole('heading', { name: 'What is in transit' });
  });

  it('PY-10 says why a payout failed, and what it does not know of one that somebody asked for by hand', async () => {
    const failed = { ...PAYOUT, state: 'failed', failure: 'account_closed' } as const;
    const byHand = { ...PAYOUT, id: 'po_2', hasParts: false };
    show({ payouts: [failed, byHand] });
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toContain('Not taken by the bank (account_closed)');
    expect(second?.textContent).toContain('somebody requested it manually');
    expect(second?.textContent).not.toContain('Difference');
  });

  it('UX-01 pages by the database, and the address keeps the page', async () => {
    const { client, user, location } = show({ payouts: [PAYOUT] }, '?page=nonsense');
    await screen.findByRole('list', { name: 'All payouts' });
    const [next] = screen.getAllByRole('button', { name: /next page/i }).slice(-1);
    if (!next) throw new Error('No way to the next page');
    await user.click(next);
    await screen.findByRole('list', { name: 'All payouts' });
    expect(new URLSearchParams(location.search).get('page')).toBe('1');
    expect(queriesOf(client, '/payouts').map(({ range }) => range)).toEqual(['[0,24]', '[25,49]']);
  });

  it('UX-01 shows cards on a phone', async () => {
    stubNarrowScreen();
    show({ lines: [LINE] });
    const list = await screen.findByRole('list', { name: 'What is in transit' });
    expect(within(list).getByRole('listitem').textContent).toBe(
      'PaymentPAY-100001May 4, 2026 · Not paid out yetAmount$100.00Fee−$3.20Net$96.80',
    );
    expect(screen.queryByRole('table')).toBeNull();
  });
});
