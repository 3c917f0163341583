import { buildShipToAddressInput } from '#tests/fixtures/build-customer.ts';
import { readZip } from '#tests/fixtures/read-zip.ts';
import { recordChangeSchema } from '#domain/schemas/record-change.ts';
import { describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import { invitationInput } from './support/members.ts';
import { accountNow, addMember, madeAccount, merge } from './support/merge.ts';
import { list, submitted } from './support/orders.ts';
import type { Person } from './support/people.ts';

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
  customer accounts addresses members orders order-lenses order-timelines promised-dates
  lens-returns return-requests invoices invoice-lines invoice-balances payments payment-shares
  payment-refunds refund-requests payment-disputes online-payments online-payment-shares autopay
  autopay-announcements autopay-invoices write-offs lens-credits lens-credit-uses
  invoice-reminders monthly-statements messages prices applications invitations history
`
  .trim()
  .split(/\s+/);

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
