import { describe, expect, it } from 'vitest';
import { recordChangeSchema } from '#domain/basics/record-change.ts';
import { buildShipToAddressInput } from '../fixtures/build-customer.ts';
import { readZip } from '../fixtures/read-zip.ts';
import { invitationInput } from './support/members.ts';
import { accountNow, addMember, madeAccount, merge } from './support/merge.ts';
import { list, submitted } from './support/orders.ts';
import type { Person } from './support/people.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();

const take = (accountNumber: string, person: Person = 'super') =>
  portal.request(person, { url: `/api/customers/${accountNumber}/export` });

const post = (person: Person, url: string, payload: object) => portal.post(person, url, payload);

async function exported(accountNumber: string) {
  const response = await take(accountNumber);
  expect(response.statusCode).toBe(200);
  const files = readZip(response.rawPayload);
  const rows = (name: string) => JSON.parse(files.get(`${name}.json`) ?? '') as object[];
  return { response, files, rows };
}

async function exportsOf(recordId: string) {
  const response = await list(
    portal,
    'super',
    { filter: { resource: 'customers', recordId } },
    'record-changes',
  );
  return recordChangeSchema
    .array()
    .parse(response.json())
    .filter(({ action }) => action === 'export');
}

const NAMES = `
  customer accounts addresses members applications invitations prices orders order-lenses
  order-timelines promised-dates messages lens-returns return-requests invoices invoice-lines
  invoice-balances lens-credits lens-credit-uses payments payment-shares payment-refunds
  refund-requests payment-disputes write-offs online-payments online-payment-shares autopay
  autopay-announcements autopay-invoices invoice-reminders monthly-statements history
`
  .trim()
  .split(/\s+/);

/** Values of columns that cannot be empty, by type. */
const SOME: Record<string, unknown> = {
  ARRAY: [],
  boolean: true,
  date: '2026-05-04',
  uuid: '019a0000-0000-4000-8000-000000000001',
  'timestamp with time zone': '2026-05-04T12:00:00Z',
};

/** Adds a row; what matters is given. */
async function add(table: string, given: Record<string, unknown>): Promise<void> {
  const { rows } = await portal.database.pool.query<{ name: string; type: string }>(
    `SELECT column_name AS name, data_type AS type FROM information_schema.columns
     WHERE table_name = $1 AND is_nullable = 'NO' AND column_default IS NULL AND is_identity = 'NO'`,
    [table],
  );
  const plain = Object.fromEntries(rows.map(({ name, type }) => [name, SOME[type] ?? '1']));
  const values = Object.entries({ ...plain, ...given });
  await portal.database.pool.query(
    `INSERT INTO ${table} (${values.map(([name]) => name).join()})
     VALUES (${values.map((_, index) => `$${index + 1}`).join()})`,
    values.map(([, value]) => value),
  );
}

/** Adds to account 100200 what the first-run data has not. */
async function addTheRest(): Promise<void> {
  const { rows } = await portal.database.pool.query<Record<string, string>>(
    `SELECT order_id, invoices.number AS invoice_number, payments.number AS payment_number
     FROM invoices JOIN payments USING (account_number) WHERE account_number = '100200' LIMIT 1`,
  );
  const { order_id, invoice_number, payment_number } = rows[0] ?? {};
  const own = { account_number: '100200' };
  await add('promise_moves', { order_id });
  await add('lens_returns', { order_id });
  await add('payment_refunds', { payment_number, kind: 'refundFailed' });
  await add('refund_requests', { payment_number });
  await add('payment_disputes', { payment_number });
  await add('checkouts', { ask_at: '2026-05-04T12:00:00Z' });
  await add('checkout_shares', { ...own, invoice_number });
  await add('autopay_plans', { ...own, state: 'announced' });
  await add('autopay_invoices', { invoice_number });
  await add('invoice_reminders', { invoice_number });
  for (const table of ['ship_to_addresses', 'autopays', 'monthly_statements', 'agreed_prices']) {
    await add(table, own);
  }
  await add('applications', { ...own, status: 'approved' });
  await add('member_invitations', { ...own, practice_role: 'viewer', status: 'pending' });
}

describe('AD-05 the export of an account', () => {
  it('AD-05 SE-03 has everything about it, as JSON and CSV, and is recorded', async () => {
    const { id } = await madeAccount(portal, { practice: 'Exported' });
    await addMember(portal, 'u-practice', id);
    const order = await submitted(portal, { accountNumber: id });
    await submitted(portal, { accountNumber: '100202' });
    await post('practice', `/api/orders/${order.id}/messages`, { body: 'When?' });
    const address = buildShipToAddressInput({ accountNumber: id, recipient: '=HYPERLINK("x")' });
    await post('super', '/api/ship-to-addresses', address);
    await post('super', `/api/customers/${id}/invitations`, invitationInput({ email: 'n@x.test' }));
    // The users list is a copy that a request refreshes.
    await list(portal, 'super', {}, 'users');

    const { response, files, rows } = await exported(id);
    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
    });
    expect(response.headers['content-disposition']).toMatch(`filename="customer-${id}-2`);
    expect([...files.keys()]).toEqual(NAMES.flatMap((name) => [`${name}.json`, `${name}.csv`]));
    expect(rows('customer')).toMatchObject([{ accountNumber: id, practice: 'Exported' }]);
    expect(rows('members')).toMatchObject([{ uid: 'u-practice', email: 'practice@lens.test' }]);
    expect(rows('orders')).toMatchObject([{ id: order.id, number: order.number }]);
    expect(rows('order-lenses')).toMatchObject([{ orderId: order.id, lensId: 'gp-sphere' }]);
    expect(rows('order-timelines')).toMatchObject([{ orderId: order.id, action: 'submit' }]);
    expect(rows('messages')).toMatchObject([{ orderId: order.id, body: 'When?' }]);
    expect(rows('addresses')).toMatchObject([{ recipient: '=HYPERLINK("x")' }]);
    expect(rows('invitations')).toMatchObject([{ email: 'n@x.test' }]);
    expect(rows('prices')).toEqual([]);
    expect(rows('history')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: 'customers.create' }),
        expect.objectContaining({ action: 'order.submit' }),
        expect.objectContaining({ action: 'customers.export', actorUid: 'u-super' }),
      ]),
    );
    expect(files.get('addresses.csv')).toContain(`'=HYPERLINK(""x"")`);
    expect(files.get('prices.csv')).toMatch(/^\uFEFFid,lensId,part,/);
    expect(await exportsOf(id)).toMatchObject([{ action: 'export' }]);
  });

  it('AD-05 SE-01 has nothing of another account', async () => {
    const { id } = await madeAccount(portal);
    await addTheRest();
    const [its, others] = [await exported(id), await exported('100200')];
    expect(NAMES.filter((name) => others.rows(name).length === 0)).toEqual([]);
    expect(NAMES.filter((name) => its.rows(name).length > 0)).toEqual(['customer', 'history']);
  });

  it('AD-05 SE-02 has no proof of the account and no secret of an invitation', async () => {
    const { id } = await madeAccount(portal);
    await portal.database.pool.query(
      "UPDATE customers SET last_invoice_number = 'INV-SECRET' WHERE account_number = $1",
      [id],
    );
    await post('super', `/api/customers/${id}/invitations`, invitationInput());
    const { files } = await exported(id);
    const all = [...files.values()].join('');
    expect(all).not.toContain('INV-SECRET');
    expect(all).not.toMatch(/secret_?hashes/i);
  });

  it('AD-05 has more rows than one page, each once', async () => {
    const { id } = await madeAccount(portal);
    await portal.database.pool.query(
      `INSERT INTO account_members (uid, account_number, practice_role)
       SELECT 'u-many-' || lpad(n::text, 4, '0'), $1, 'viewer' FROM generate_series(1, 1201) n`,
      [id],
    );
    const { rows, files } = await exported(id);
    const uids = rows('members').map((row) => (row as { uid: string }).uid);
    expect([uids.length, new Set(uids).size]).toEqual([1201, 1201]);
    expect(files.get('members.csv')?.trim().split('\r\n')).toHaveLength(1202);
  });

  it('AD-05 after a merge has the history of both accounts', async () => {
    const from = await madeAccount(portal);
    const into = await madeAccount(portal);
    await merge(portal, { from, into });
    const { rows } = await exported(into.id);
    expect(rows('accounts')).toMatchObject([{ accountNumber: from.id, mergedInto: into.id }]);
    const about = rows('history').map((row) => (row as { resourceId: string }).resourceId);
    expect(new Set(about)).toEqual(new Set([from.id, into.id]));
    expect((await accountNow(portal, from.id)).mergedInto).toBe(into.id);
  });
});
