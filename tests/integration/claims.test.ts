import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiErrorSchema } from '#domain/access/api-error.ts';
import type { Claim } from '#domain/customers/claim.ts';
import { countTry, forgetOldTries } from '#server/accounts/claims/claim-tries.ts';
import { customers } from '#server/accounts/customers/table.ts';
import { claim, forgetClaims, MEADOW, triesOf } from './support/claims.ts';
import { locksOf } from './support/locks.ts';
import {
  accountInProfile,
  membershipsOf,
  newcomer,
  type Newcomer,
  signedIn,
} from './support/newcomers.ts';
import { startPortal, type TestPortal } from './support/portal.ts';
import { statusesOf } from './support/statuses.ts';

const HOUR = 60 * 60_000;

let portal: TestPortal;
let now: number;
beforeAll(async () => {
  // What sends campaigns asks the database from time to time, and the questions are compared below.
  portal = await startPortal({ clock: () => new Date(now), isSendingCampaigns: false });
});
beforeEach(async () => {
  // However far it goes on, the tokens stay good.
  now = Date.now() - 10 * HOUR;
  await forgetClaims(portal);
});
afterAll(() => portal.close());

async function rowsOf(table: string): Promise<unknown[]> {
  return (await portal.database.pool.query(`SELECT * FROM ${table}`)).rows;
}

describe('POST /api/customer/claim', () => {
  it('RT-04 makes the first who proves it the owner, and tells the profile before it answers', async () => {
    const claimant = await newcomer(portal);
    const response = await claim(claimant);
    expect([response.statusCode, response.json()]).toEqual([200, { accountNumber: '100500' }]);
    expect(await membershipsOf(portal, claimant.uid)).toEqual([
      { accountNumber: '100500', practiceRole: 'owner', isMain: true },
    ]);
    expect(await accountInProfile(portal, claimant.uid)).toBe('100500');
    expect(await triesOf(portal, claimant.uid)).toEqual([]);
    // The audit trail keeps who claimed what, without the proof.
    expect(JSON.stringify(await rowsOf('audit_trail'))).not.toContain(MEADOW.invoiceNumber);
  });

  it('RT-04 SE-01 counts at once, with a new token and with the one that claimed', async () => {
    const claimant = await newcomer(portal);
    const drafts = () => claimant.request({ url: '/api/order-drafts?account=100500' });
    expect((await drafts()).statusCode).toBe(403);
    await claim(claimant);
    expect((await drafts()).statusCode).toBe(200);
    const again = await signedIn(portal, claimant);
    expect((await again.request({ url: '/api/orders' })).statusCode).toBe(200);
  });

  it('RT-04 lets later members order, on the additional accounts of a main one too', async () => {
    const claimant = await newcomer(portal);
    // Of its orders that shipped: the proof follows the invoices.
    const { rows } = await portal.database.pool.query<{ last: string }>(
      `SELECT max(number) AS last FROM invoices WHERE account_number = '100200'`,
    );
    const invoiceNumber = rows[0]?.last.replace('INV-', 'inv ') ?? '';
    const account = { accountNumber: '100200', zip: '53703', invoiceNumber };
    expect((await claim(claimant, account)).statusCode).toBe(200);
    expect(await membershipsOf(portal, claimant.uid)).toEqual([
      { accountNumber: '100200', practiceRole: 'orderer', isMain: true },
      { accountNumber: '100201', practiceRole: 'orderer', isMain: false },
      { accountNumber: '100202', practiceRole: 'orderer', isMain: false },
    ]);
  });

  it('RT-04 finds for each account whether somebody was there before', async () => {
    const account = { practice: 'Branches', country: 'US', zip: '10001' };
    const branch = { ...account, parentAccountNumber: '100601' };
    await portal.database.db.insert(customers).values([
      { ...account, accountNumber: '100601', lastInvoiceNumber: 'A1' },
      { ...branch, accountNumber: '100602', lastInvoiceNumber: 'A2' },
      { ...branch, accountNumber: '100603' },
    ]);
    const zip = '10001';
    const first = await newcomer(portal);
    await claim(first, { accountNumber: '100602', zip, invoiceNumber: 'A2' });
    // An additional account alone is theirs who prove that one.
    expect(await membershipsOf(portal, first.uid)).toEqual([
      { accountNumber: '100602', practiceRole: 'owner', isMain: true },
    ]);
    const claimant = await newcomer(portal);
    await claim(claimant, { accountNumber: '100601', zip, invoiceNumber: 'A1' });
    expect(await membershipsOf(portal, claimant.uid)).toMatchObject([
      { accountNumber: '100601', practiceRole: 'owner', isMain: true },
      { accountNumber: '100602', practiceRole: 'orderer', isMain: false },
      { accountNumber: '100603', practiceRole: 'owner', isMain: false },
    ]);
  });

  it('RT-04 refuses who belongs to an account already, and does not count it as a try', async () => {
    const claimant = await newcomer(portal);
    await claim(claimant);
    const response = await claim(claimant, { accountNumber: '100300' });
    expect(response.statusCode).toBe(409);
    expect(apiErrorSchema.parse(response.json()).code).toBe('conflict');
    expect(await triesOf(portal, claimant.uid)).toEqual([]);
  });

  it('SE-08 names what is not even one, and does not count it', async () => {
    const claimant = await newcomer(portal);
    const response = await claim(claimant, { accountNumber: '12', zip: '  ' });
    expect(response.statusCode).toBe(422);
    const { errors = {} } = apiErrorSchema.parse(response.json());
    expect(Object.keys(errors)).toEqual(['accountNumber', 'zip']);
    expect(await triesOf(portal, claimant.uid)).toEqual([]);
  });
});

function textOf(query: unknown): string {
  const isConfig = typeof query === 'object' && query !== null && 'text' in query;
  return String(isConfig ? query.text : query);
}

/** What the claimant can see of it, and what was asked of the database meanwhile. */
async function outcomeOf(changes: Partial<Claim>) {
  const claimant = await newcomer(portal);
  const asked = vi.spyOn(Client.prototype, 'query');
  const response = await claim(claimant, changes);
  const questions = asked.mock.calls.map(([query]) => textOf(query));
  asked.mockRestore();
  const { requestId: _requestId, ...body } = apiErrorSchema.parse(response.json());
  const { 'x-request-id': _id, date: _date, ...headers } = response.headers;
  // The outbox looks for work of its own now and then.
  const own = questions.filter((text) => !text.includes('outbox'));
  return { status: response.statusCode, body, headers, questions: own };
}

describe('a claim that is wrong', () => {
  const WRONG: [string, Partial<Claim>][] = [
    ['an account that does not exist', { accountNumber: '999999' }],
    ['another postcode', { zip: '97206' }],
    ['another invoice', { invoiceNumber: 'INV-50018' }],
    ['an account without postcode', { accountNumber: '100701', zip: '-' }],
    ['an account without invoice', { accountNumber: '100702', invoiceNumber: '-' }],
    ['the proof of another account', { accountNumber: '100300' }],
  ];

  beforeAll(async () => {
    const account = { practice: 'Blank', country: 'US' };
    const { zip, invoiceNumber: lastInvoiceNumber } = MEADOW;
    await portal.database.db.insert(customers).values([
      { ...account, accountNumber: '100701', lastInvoiceNumber },
      { ...account, accountNumber: '100702', zip },
    ]);
  });

  it('RT-04 SE-08 is answered alike whatever was wrong, asks the same of the database, and leaves the try', async () => {
    const tables = ['account_members', 'audit_trail', 'outbox'];
    const before = await Promise.all(tables.map(rowsOf));
    const outcomes = [];
    for (const [, changes] of WRONG) outcomes.push(await outcomeOf(changes));
    const [first] = outcomes;
    expect(first).toMatchObject({
      status: 422,
      body: { code: 'invalid', errors: { accountNumber: { rule: 'no-match' } } },
    });
    expect(first?.questions.some((text) => text.includes('"customers"'))).toBe(true);
    expect(outcomes.map((outcome, index) => [WRONG[index]?.[0], outcome])).toEqual(
      WRONG.map(([name]) => [name, first]),
    );
    expect(await Promise.all(tables.map(rowsOf))).toEqual(before);
    expect(await rowsOf('claim_attempts')).toHaveLength(WRONG.length);
  });
});

describe('claims at once', () => {
  it('RT-04 have exactly one owner', async () => {
    const claimants = [];
    for (let index = 0; index < 6; index += 1) claimants.push(await newcomer(portal));
    // From an address each: those of one address wait for each other.
    const responses = await Promise.all(
      claimants.map((claimant, index) => claim(claimant, {}, `192.0.2.${index}`)),
    );
    expect(statusesOf(responses)).toEqual([200, 200, 200, 200, 200, 200]);
    const { rows } = await portal.database.pool.query(
      `SELECT practice_role AS role, count(*)::int AS members FROM account_members
       WHERE account_number = '100500' GROUP BY 1 ORDER BY 1`,
    );
    expect(rows).toEqual([
      { role: 'owner', members: 1 },
      { role: 'orderer', members: 5 },
    ]);
  });

  it('RT-04 of one user win one account', async () => {
    const claimant = await newcomer(portal);
    const responses = await Promise.all([
      claim(claimant),
      claim(claimant, { accountNumber: '100400', zip: '55802', invoiceNumber: 'INV-40016' }),
    ]);
    expect(statusesOf(responses)).toEqual([200, 409]);
    expect(await membershipsOf(portal, claimant.uid)).toHaveLength(1);
  });
});

async function fail(claimant: Newcomer, times: number, remoteAddress?: string) {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) {
    const response = await claim(claimant, { invoiceNumber: `WRONG-${index}` }, remoteAddress);
    statuses.push(response.statusCode);
  }
  return statuses;
}

/** The locks that counting a try takes: whoever wants one of them too has to wait. */
function locksOfTry(uid: string, address: string): Promise<string[]> {
  return locksOf(portal.database, (tx) => countTry(tx, { uid, address, now: new Date(now) }));
}

describe('five tries, then an hour’s pause', () => {
  it('RT-04 refuses the sixth, also when it is right, and says for how long', async () => {
    const claimant = await newcomer(portal);
    expect(await fail(claimant, 5)).toEqual([422, 422, 422, 422, 422]);
    now += HOUR / 3;
    const response = await claim(claimant);
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '2400']);
    expect(apiErrorSchema.parse(response.json()).code).toBe('too-many-requests');
    expect(await membershipsOf(portal, claimant.uid)).toEqual([]);
  });

  it('RT-04 lets no sixth past when all come at once', async () => {
    const claimant = await newcomer(portal);
    const responses = await Promise.all(
      // From an address each: those of one address wait for each other.
      Array.from({ length: 12 }, (_, index) =>
        claim(claimant, { zip: '11111' }, `192.0.2.${index}`),
      ),
    );
    expect(statusesOf(responses)).toEqual([...Array(5).fill(422), ...Array(7).fill(429)]);
  });

  it('RT-04 pauses a network after twenty tries of several users, and no other network', async () => {
    for (let index = 0; index < 4; index += 1)
      await fail(await newcomer(portal), 5, `2001:db8:1:2::${index + 1}`);
    const fifth = await newcomer(portal);
    const response = await claim(fifth, {}, '2001:db8:1:2:ffff::9');
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '3600']);
    expect((await claim(fifth, {}, '2001:db8:1:3::1')).statusCode).toBe(200);
  });

  it('RT-04 holds the tries of the user and of the address until the transaction ends', async () => {
    const own = await locksOfTry('u-one', '192.0.2.1');
    const elsewhere = await locksOfTry('u-one', '192.0.2.2');
    const ofAnother = await locksOfTry('u-two', '192.0.2.1');
    const common = (others: string[]) => own.filter((lock) => others.includes(lock));
    const [ofUser, ofAddress] = [common(elsewhere), common(ofAnother)];
    expect([ofUser.length, ofAddress.length]).toEqual([1, 1]);
    expect([...ofUser, ...ofAddress].toSorted()).toEqual(own.toSorted());
  });

  it('RT-04 keeps no address longer than it is needed', async () => {
    const claimant = await newcomer(portal);
    await fail(claimant, 5);
    await forgetOldTries(portal.database.db, new Date(now + HOUR));
    expect(await triesOf(portal, claimant.uid)).toHaveLength(5);
    await forgetOldTries(portal.database.db, new Date(now + 2 * HOUR + 1));
    expect(await triesOf(portal, claimant.uid)).toEqual([]);
  });
});
