import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiErrorSchema } from '#domain/access/api-error.ts';
import { applicationSchema, ownApplicationSchema } from '#domain/customers/application-schema.ts';
import {
  applicationInput,
  applied,
  apply,
  asSuperSees,
  someApplication,
} from './support/applications.ts';
import { newcomer, type Newcomer } from './support/newcomers.ts';
import { list } from './support/orders.ts';
import { statusesOf } from './support/statuses.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();

async function ownOf(applicant: Newcomer) {
  const response = await applicant.request({ url: '/api/customer/application' });
  expect(response.statusCode).toBe(200);
  return ownApplicationSchema.parse(response.json()).application;
}

async function countApplications(): Promise<number> {
  const { rows } = await portal.database.pool.query('SELECT count(*)::int AS n FROM applications');
  return rows[0]?.n;
}

describe('POST /api/customer', () => {
  it('RS-05 SE-01 keeps the application, of who the token says, and shows it to them alone', async () => {
    const applicant = await newcomer(portal);
    await someApplication(portal);
    expect(await ownOf(applicant)).toBeNull();
    const forged = { uid: 'u-other', email: 'other@lens.test', status: 'approved', version: 9 };
    const response = await apply(applicant, { ...applicationInput(), ...forged });
    expect(response.statusCode).toBe(201);
    expect(response.headers).toMatchObject({ etag: '"1"', location: '/api/customer/application' });
    const application = applicationSchema.parse(response.json());
    expect(application).toMatchObject({
      ...applicationInput(),
      uid: applicant.uid,
      email: applicant.email,
      status: 'submitted',
      version: 1,
      reason: '',
      decidedAt: null,
      accountNumber: null,
    });
    expect(await ownOf(applicant)).toEqual(application);
    expect(await asSuperSees(portal, application.id)).toEqual(application);
  });

  it('RS-05 needs no more than what is required, and keeps a telephone number as it is dialled', async () => {
    const { practice, address, city, state, zip, country, phone, licenceNumber } = applicationInput(
      { phone: '(503) 294-7105' },
    );
    const { contactName, contactEmail } = applicationInput();
    const least = { practice, address, city, state, zip, country, phone, licenceNumber };
    const response = await apply(await newcomer(portal), { ...least, contactName, contactEmail });
    expect(response.statusCode).toBe(201);
    const rest = { licenceFile: '', buyingGroupId: null, notes: '' };
    expect(response.json()).toMatchObject({ ...rest, phone: '+15032947105' });
  });

  it('RS-05 answers a request that is repeated as it did the first time', async () => {
    const applicant = await newcomer(portal);
    const key = randomUUID();
    const first = await apply(applicant, applicationInput(), key);
    const second = await apply(applicant, applicationInput(), key);
    expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
    const changed = await apply(applicant, applicationInput({ city: 'Salem' }), key);
    expect(changed.statusCode).toBe(422);
    const without = await applicant.request({
      method: 'POST',
      url: '/api/customer',
      payload: applicationInput(),
    });
    expect(without.statusCode).toBe(400);
  });

  it('RS-05 takes one open application of a user', async () => {
    const applicant = await newcomer(portal);
    const application = await applied(applicant);
    const response = await apply(applicant, applicationInput({ practice: 'Another' }));
    expect(response.statusCode).toBe(409);
    expect(apiErrorSchema.parse(response.json()).message).toBe('You have already applied');
    expect(await ownOf(applicant)).toEqual(application);
  });

  it('RS-05 takes one of several that come at once', async () => {
    const applicant = await newcomer(portal);
    const responses = await Promise.all(Array.from({ length: 6 }, () => apply(applicant)));
    const statuses = statusesOf(responses);
    expect(statuses).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it('RS-05 takes none of who belongs to an account', async () => {
    const before = await countApplications();
    const response = await portal.post('practice', '/api/customer', applicationInput());
    expect(response.statusCode).toBe(409);
    expect(apiErrorSchema.parse(response.json()).message).toMatch(/belong to an account/);
    expect(await countApplications()).toBe(before);
  });

  it.each([
    ['practice', { practice: ' ' }],
    ['zip', { zip: '9720' }],
    ['buyingGroupId', { buyingGroupId: 'none' }],
    ['buyingGroupId', { buyingGroupId: 'former' }],
    ['licenceFile', { licenceFile: '../u-other/licence.pdf' }],
    ['licenceFile', { licenceFile: String.raw`folder\licence.pdf` }],
    ['licenceFile', { licenceFile: '..' }],
    ['licenceFile', { licenceFile: '.' }],
  ])('SE-08 names %s when it cannot be: %j', async (field, changes) => {
    await portal.database.pool.query(
      "INSERT INTO buying_groups (id, name, offered) VALUES ('former', 'Former', false) ON CONFLICT DO NOTHING",
    );
    const before = await countApplications();
    const response = await apply(await newcomer(portal), applicationInput(changes));
    expect(response.statusCode).toBe(422);
    expect(Object.keys(apiErrorSchema.parse(response.json()).errors ?? {})).toEqual([field]);
    expect(await countApplications()).toBe(before);
  });
});

async function practicesOf(parameters: Parameters<typeof list>[2]): Promise<string[]> {
  const response = await list(portal, 'super', parameters, 'applications');
  expect([response.statusCode, response.body]).toEqual([200, expect.any(String)]);
  const rows = applicationSchema.array().parse(response.json());
  return rows.map(({ practice }) => practice);
}

describe('GET /api/applications', () => {
  const ids: string[] = [];
  beforeAll(async () => {
    const { pool } = portal.database;
    await pool.query('DELETE FROM applications');
    for (const [index, practice] of ['Beta Eyes', 'Alpha Eyes', 'Gamma 100%'].entries()) {
      const { id } = await someApplication(portal);
      await pool.query(
        `UPDATE applications SET practice = $2, submitted_at = $3, contact_name = $4, email = $5
         WHERE id = $1`,
        [id, practice, `2026-01-0${index + 1}`, `Contact ${practice}`, `mail${index}@lens.test`],
      );
      ids.push(id);
    }
    await pool.query("UPDATE applications SET status = 'declined' WHERE id = $1", [ids[2]]);
  });

  it('AD-05 lists everybody’s, the newest first', async () => {
    expect(await practicesOf({})).toEqual(['Gamma 100%', 'Alpha Eyes', 'Beta Eyes']);
    expect(await practicesOf({ sort: ['practice', 'ASC'] })).toEqual([
      'Alpha Eyes',
      'Beta Eyes',
      'Gamma 100%',
    ]);
    const response = await list(portal, 'super', { range: [1, 1] }, 'applications');
    expect(response.headers['content-range']).toBe('applications 1-1/3');
  });

  it('AD-05 finds by state, text and id', async () => {
    expect(await practicesOf({ filter: { status: 'submitted' } })).toEqual([
      'Alpha Eyes',
      'Beta Eyes',
    ]);
    expect(await practicesOf({ filter: { q: 'eyes', status: 'declined' } })).toEqual([]);
    expect(await practicesOf({ filter: { q: '0%' } })).toEqual(['Gamma 100%']);
    expect(await practicesOf({ filter: { q: 'contact beta' } })).toEqual(['Beta Eyes']);
    expect(await practicesOf({ filter: { q: 'mail1@' } })).toEqual(['Alpha Eyes']);
    expect(await practicesOf({ filter: { id: [ids[0]] } })).toEqual(['Beta Eyes']);
  });
});
