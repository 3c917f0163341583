import { emails } from '#server/emails/sending/table.ts';
import { emailSettings } from '#server/emails/settings/table.ts';
import { MOST_IN_AN_HOUR } from '#server/emails/direct/write-direct-email.ts';
import { auditTrail } from '#server/platform/audit/table.ts';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import { people, type Person } from './support/people.ts';

const portal = usePortal();
beforeAll(async () => {
  await portal.database.db.insert(emailSettings).values({
    id: 'emails',
    patientNames: 'initials',
    linkHosts: [],
    labAddresses: ['Orders@lab.test', 'billing@lab.test'],
    textDays: 90,
    recordDays: 400,
    updatedAt: new Date(),
    updatedBy: 'u-super',
  });
});
afterEach(() => portal.database.db.delete(emails));

const EMAIL = {
  recipients: 'orders@lab.test; billing@lab.test;ORDERS@lab.test',
  subject: 'Invoice <b>7</b>',
  body: 'Could you send it?\nThanks',
};

function write(
  person: Person,
  changes: Partial<typeof EMAIL> = {},
  { token = portal.tokens[person], headers = {} }: { token?: string; headers?: object } = {},
) {
  return portal.request(person, {
    method: 'POST',
    url: `/api/auth/email/${token}`,
    headers: { ...headers },
    payload: { ...EMAIL, ...changes },
  });
}

/** Fifty addresses of their own for each round. */
function fifty(round: number): string {
  return Array.from({ length: 50 }, (_, at) => `r${round}-${at}@elsewhere.test`).join(';');
}

async function queued() {
  const rows = await portal.database.db.select().from(emails).orderBy(emails.address);
  return rows.map(({ address, event, ref }) => ({ address, event, ref }));
}

describe('RS-03 POST /api/auth/email/:token', () => {
  it('RS-03 answers true and queues one email to each recipient, for answers to whoever wrote it', async () => {
    const response = await write('practice');
    expect([response.statusCode, response.json()]).toEqual([200, true]);
    const ref = {
      writtenBy: people.practice.uid,
      replyTo: people.practice.email,
      subject: EMAIL.subject,
      body: EMAIL.body,
    };
    expect(await queued()).toMatchObject([
      { address: 'billing@lab.test', event: 'directEmail', ref },
      { address: 'orders@lab.test', event: 'directEmail', ref },
    ]);
  });

  it('RS-03 sends once what is asked again with the same key, and refuses the key for anything else', async () => {
    const keyed = (changes: Partial<typeof EMAIL> = {}) =>
      write('practice', changes, { headers: { 'idempotency-key': 'written-once' } });
    const answers = await Promise.all([keyed(), keyed()]);
    answers.push(await keyed());
    expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(
      answers.map(() => [200, true]),
    );
    expect(await queued()).toHaveLength(2);
    const other = await keyed({ body: 'Something else' });
    expect([other.statusCode, other.json()]).toMatchObject([
      422,
      { errors: { 'Idempotency-Key': { rule: 'reused' } } },
    ]);
    expect(await queued()).toHaveLength(2);
    expect((await write('practice')).json()).toBe(true);
    expect(await queued()).toHaveLength(4);
  });

  it('RS-03 lets a customer write to the lab only, and says to whom', async () => {
    const response = await write('biller', { recipients: 'orders@lab.test;ada@elsewhere.test' });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({
      errors: {
        recipients: { rule: 'labOnly', message: expect.stringContaining('billing@lab.test') },
      },
    });
    expect(await queued()).toEqual([]);
  });

  it.each(['admin', 'super'] as const)('RS-03 lets staff (%s) write to anybody', async (person) => {
    const response = await write(person, { recipients: 'ada@elsewhere.test' });
    expect([response.statusCode, response.json()]).toEqual([200, true]);
    expect(await queued()).toMatchObject([{ address: 'ada@elsewhere.test' }]);
  });

  it('RS-03 refuses a token that is not the caller’s', async () => {
    expect((await write('practice', {}, { token: portal.tokens.admin })).statusCode).toBe(403);
  });

  it.each([
    ['recipients', { recipients: 'orders@lab.test\r\nBcc: x@y.test' }],
    ['subject', { subject: 'Hello\r\nBcc: x@y.test' }],
  ])('RS-03 SE-08 names the field that is wrong: %s %j', async (field, changes) => {
    const response = await write('admin', changes);
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json<{ errors: object }>().errors)).toEqual([field]);
    expect(await queued()).toEqual([]);
  });

  it('RS-03 counts what one user writes, over all of their requests', async () => {
    const rounds = Array.from({ length: MOST_IN_AN_HOUR / 50 }, (_, round) => round);
    const responses = await Promise.all(
      [...rounds, rounds.length].map((round) => write('admin', { recipients: fifty(round) })),
    );
    const statuses = responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([...rounds.map(() => 200), 429]);
    expect(await queued()).toHaveLength(MOST_IN_AN_HOUR);
    expect((await write('super', { recipients: 'ada@elsewhere.test' })).statusCode).toBe(200);
  });

  it('SE-03 SE-04 writes who wrote to how many, and neither contents nor addresses anywhere else', async () => {
    await write('other', { recipients: 'orders@lab.test', subject: 'Secret subject' });
    const [entry] = await portal.database.db
      .select()
      .from(auditTrail)
      .where(and(eq(auditTrail.actorUid, people.other.uid), eq(auditTrail.resource, 'emails')));
    expect(entry).toMatchObject({ action: 'emails.write', details: { recipients: 1 } });
    const told = JSON.stringify(entry) + portal.logged.join('');
    expect(told).not.toMatch(/Secret subject|Could you send it|orders@lab/);
    expect(told).not.toContain(portal.tokens.other);
  });

  it('RS-03 tells customers the addresses that they may write to', async () => {
    const response = await portal.request('practice', { url: '/api/customer/lab-addresses' });
    expect(response.json()).toEqual(['Orders@lab.test', 'billing@lab.test']);
  });
});
