import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiErrorSchema } from '#domain/access/api-error.ts';
import { applicationSchema } from '#domain/customers/application-schema.ts';
import { applied, apply, asSuperSees, decideOn } from './support/applications.ts';
import { claim, forgetClaims } from './support/claims.ts';
import { accountInProfile, membershipsOf, newcomer, signedIn } from './support/newcomers.ts';
import { statusesOf } from './support/statuses.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();
beforeEach(() => forgetClaims(portal));

function decisionOf(response: LightMyRequestResponse) {
  expect([response.statusCode, response.body]).toEqual([200, expect.any(String)]);
  return applicationSchema.parse(response.json());
}

async function numberOf(response: LightMyRequestResponse): Promise<string> {
  const { accountNumber } = decisionOf(response);
  if (!accountNumber) throw new Error('There is no account');
  return accountNumber;
}

async function customerRow(accountNumber: string): Promise<Record<string, unknown> | undefined> {
  const { rows } = await portal.database.pool.query(
    'SELECT * FROM customers WHERE account_number = $1',
    [accountNumber],
  );
  return rows[0];
}

/** The outbox delivers in its own time; what it has to deliver is there at once. */
async function writtenOf(uid: string): Promise<unknown[]> {
  const { rows } = await portal.database.pool.query(
    "SELECT payload FROM outbox WHERE kind = 'profile' AND key = $1",
    [uid],
  );
  return rows.map(({ payload }) => payload);
}

describe('approving', () => {
  it('AD-05 makes the account as applied for, and the applicant its owner', async () => {
    const applicant = await newcomer(portal);
    const { id } = await applied(applicant);
    const response = await decideOn(portal, 'super', { id, action: 'approve', version: 1 });
    expect(response.headers.etag).toBe('"2"');
    const application = decisionOf(response);
    expect(application).toMatchObject({ status: 'approved', version: 2, reason: '' });
    expect(application.decidedAt).toBe(application.updatedAt);
    expect(await asSuperSees(portal, id)).toEqual(application);
    const accountNumber = await numberOf(response);
    expect(accountNumber).toMatch(/^2\d{5}$/);
    expect(await customerRow(accountNumber)).toMatchObject({
      practice: 'Riverside Vision',
      parent_account_number: null,
      buying_group_id: 'independent-practices',
      licence_number: 'OD-4411',
      address: '31 Riverside Way',
      apt: 'Suite 4',
      city: 'Portland',
      state: 'OR',
      zip: '97205',
      country: 'US',
      phone: '+15035550123',
      website: 'https://riverside.test',
      last_invoice_number: '',
    });
    expect(await membershipsOf(portal, applicant.uid)).toEqual([
      { accountNumber, practiceRole: 'owner', isMain: true },
    ]);
    expect(await writtenOf(applicant.uid)).toEqual([
      { uid: applicant.uid, fields: { accountNumber } },
    ]);
    const again = await signedIn(portal, applicant);
    expect((await again.request({ url: '/api/orders' })).statusCode).toBe(200);
  });

  it('AD-05 takes the name put right, and leaves the application as it came', async () => {
    const { id } = await applied(await newcomer(portal));
    const payload = { practice: '  Riverside Vision LLC ' };
    const decision = { id, action: 'approve', version: 1, payload } as const;
    const response = await decideOn(portal, 'super', decision);
    expect(await customerRow(await numberOf(response))).toMatchObject({
      practice: 'Riverside Vision LLC',
    });
    expect(decisionOf(response).practice).toBe('Riverside Vision');
  });

  it('AD-05 gives each account a number of its own, and passes over those taken', async () => {
    const first = await applied(await newcomer(portal));
    const second = await applied(await newcomer(portal));
    const decision = { action: 'approve', version: 1 } as const;
    const one = await numberOf(await decideOn(portal, 'super', { ...decision, id: first.id }));
    const taken = String(Number(one) + 1);
    await portal.database.pool.query(
      'INSERT INTO customers (account_number, practice) VALUES ($1, $2)',
      [taken, 'Taken'],
    );
    const other = await numberOf(await decideOn(portal, 'super', { ...decision, id: second.id }));
    expect(Number(other)).toBe(Number(one) + 2);
    expect(await customerRow(taken)).toMatchObject({ practice: 'Taken' });
  });

  it('AD-05 refuses an applicant who meanwhile claimed an account, who can still be declined', async () => {
    const applicant = await newcomer(portal);
    const { id } = await applied(applicant);
    expect((await claim(applicant)).statusCode).toBe(200);
    const response = await decideOn(portal, 'super', { id, action: 'approve', version: 1 });
    expect(response.statusCode).toBe(409);
    expect(apiErrorSchema.parse(response.json()).message).toMatch(/belongs to account 100500/);
    expect(await asSuperSees(portal, id)).toMatchObject({ status: 'submitted', version: 1 });
    expect(await accountInProfile(portal, applicant.uid)).toBe('100500');
    decisionOf(await decideOn(portal, 'super', { id, action: 'decline', version: 1 }));
  });

  it('AD-05 and a claim at the same time give the applicant one account', async () => {
    const applicant = await newcomer(portal);
    const { id } = await applied(applicant);
    const responses = await Promise.all([
      claim(applicant),
      decideOn(portal, 'super', { id, action: 'approve', version: 1 }),
    ]);
    expect(statusesOf(responses)).toEqual([200, 409]);
    expect(await membershipsOf(portal, applicant.uid)).toHaveLength(1);
    expect(await writtenOf(applicant.uid)).toHaveLength(1);
  });
});

describe('declining', () => {
  it('AD-05 tells the applicant why, who may apply again', async () => {
    const applicant = await newcomer(portal);
    const { id } = await applied(applicant);
    const response = await decideOn(portal, 'super', { id, action: 'decline', version: 1 });
    expect(response.headers.etag).toBe('"2"');
    const declined = decisionOf(response);
    expect(declined).toMatchObject({
      status: 'declined',
      version: 2,
      reason: 'Licence has expired',
      accountNumber: null,
    });
    const own = await applicant.request({ url: '/api/customer/application' });
    expect(own.json()).toEqual({ application: { ...declined, decidedBy: '' } });
    expect(own.body).not.toContain('u-super');
    expect(await membershipsOf(portal, applicant.uid)).toEqual([]);
    expect(await writtenOf(applicant.uid)).toEqual([]);
    expect((await apply(applicant)).statusCode).toBe(201);
    const latest = await applicant.request({ url: '/api/customer/application' });
    expect(latest.json()).toMatchObject({ application: { status: 'submitted' } });
  });

  it('SE-08 names the reason when it is blank', async () => {
    const { id } = await applied(await newcomer(portal));
    const payload = { reason: ' ' };
    const decision = { id, action: 'decline', version: 1, payload } as const;
    const response = await decideOn(portal, 'super', decision);
    expect(response.statusCode).toBe(422);
    expect(apiErrorSchema.parse(response.json()).errors).toHaveProperty('reason');
    expect(await asSuperSees(portal, id)).toMatchObject({ status: 'submitted', version: 1 });
  });
});

describe.each(['approve', 'decline'] as const)('to %s', (action) => {
  it('AD-05 SE-01 tells staff who decided, in the record, the list and the refusal, and not the applicant', async () => {
    const applicant = await newcomer(portal);
    const { id, decidedBy } = await applied(applicant);
    expect(decidedBy).toBe('');
    const won = decisionOf(await decideOn(portal, 'super', { id, action, version: 1 }));
    expect(won.decidedBy).toBe('super@lens.test');
    const late = await decideOn(portal, 'super', { id, action, version: 1 });
    expect(late.statusCode).toBe(412);
    expect(apiErrorSchema.parse(late.json()).current).toEqual(won);
    const filter = encodeURIComponent(JSON.stringify({ id: [id] }));
    const list = await portal.request('super', { url: `/api/applications?filter=${filter}` });
    expect(list.json()).toEqual([won]);
    const own = await applicant.request({ url: '/api/customer/application' });
    expect(own.json()).toMatchObject({ application: { id, status: won.status, decidedBy: '' } });
  });

  it('AD-05 refuses what is decided already', async () => {
    const { id } = await applied(await newcomer(portal));
    await decideOn(portal, 'super', { id, action: 'approve', version: 1 });
    const before = await asSuperSees(portal, id);
    const response = await decideOn(portal, 'super', { id, action, version: 2 });
    expect(response.statusCode).toBe(409);
    expect(await asSuperSees(portal, id)).toEqual(before);
  });
});

describe('two who decide at once', () => {
  it('AD-05 lets one win, and tells the others', async () => {
    const applicant = await newcomer(portal);
    const { id } = await applied(applicant);
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        decideOn(portal, 'super', { id, action: index % 2 ? 'approve' : 'decline', version: 1 }),
      ),
    );
    const statuses = statusesOf(responses);
    expect(statuses).toEqual([200, ...Array<number>(11).fill(412)]);
    const won = responses.find(({ statusCode }) => statusCode === 200);
    const application = await asSuperSees(portal, id);
    expect(application).toEqual(won?.json());
    const accounts = application.status === 'approved' ? 1 : 0;
    expect(await membershipsOf(portal, applicant.uid)).toHaveLength(accounts);
  });
});
