import { and, eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { campaignSchema, type CampaignInput } from '#domain/emails/campaign.ts';
import { MOST_IN_AN_HOUR } from '#server/emails/direct/write-direct-email.ts';
import { emails } from '#server/emails/sending/table.ts';
import { emailSettings } from '#server/emails/settings/table.ts';
import { auditTrail } from '#server/platform/audit/table.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import { createSmtpMailer } from '#server/platform/mail/smtp-mailer.ts';
import { campaignInput } from './support/campaigns.ts';
import { emailWorker } from './support/email-worker.ts';
import { TestClock } from './support/outbox.ts';
import { people, type Person } from './support/people.ts';
import { startSmtp, type TestSmtp } from './support/smtp.ts';
import { usePortal } from './support/use.ts';

const PORTAL = 'https://portal.test';

const portal = usePortal(() => ({
  config: { logLevel: 'trace', trustedProxies: 0, portalUrl: PORTAL },
  isSendingCampaigns: false,
}));
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
afterEach(() => portal.database.pool.query('TRUNCATE outbox, emails'));

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

let smtp: TestSmtp;
let mailer: Mailer;

const create = (payload: CampaignInput) => portal.post('super', '/api/letters', payload);

/** Sends what waits, and returns the headers of what arrived, by their names in lower case. */
async function sentHeaders(): Promise<Map<string, string>> {
  const clock = new TestClock();
  clock.moveTo(Date.now());
  await emailWorker(portal, clock, { mailer, portalUrl: PORTAL }).deliverDue();
  expect(smtp.received).toHaveLength(1);
  const [head = ''] = (smtp.received[0]?.raw ?? '').split('\r\n\r\n', 1);
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}

describe('the headers of what is sent', () => {
  beforeEach(async () => {
    smtp = await startSmtp();
    mailer = createSmtpMailer({ url: smtp.url, from: 'Clear Labs <lab@clear.test>' });
  });
  afterEach(async () => {
    mailer.close?.();
    await smtp.close();
  });

  it('EM-03 EM-04 SE-15 a campaign says how to get no more of them: one click does it, looking does not', async () => {
    const { id } = campaignSchema.parse((await create(campaignInput())).json());
    const url = `/api/letters/${id}/test`;
    expect((await portal.send('super', url, { language: 'en' })).statusCode).toBe(204);
    const headers = await sentHeaders();
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const link = headers.get('list-unsubscribe') ?? '';
    const [, path = ''] =
      /^<https:\/\/portal\.test(\/api\/mail\/unsubscribe\/[\w-]+)>$/.exec(link) ?? [];
    const token = path.split('/').at(-1) ?? '';
    for (const method of ['GET', 'HEAD'] as const) {
      const opened = await portal.request(null, { method, url: path });
      expect([opened.statusCode, opened.headers.location]).toEqual([
        303,
        `/auth/unsubscribe#${token}`,
      ]);
    }
    const look = { method: 'POST', url: '/api/mail/unsubscribe/look', payload: { token } } as const;
    expect((await portal.request(null, look)).json()).toMatchObject({ isSubscribed: true });
    const clicked = await portal.request(null, {
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([clicked.statusCode, clicked.json()]).toMatchObject([200, { isSubscribed: false }]);
  });

  it('RS-03 an email that somebody wrote is answered to them, and comes from the lab', async () => {
    const { email } = people.admin;
    const written = await portal.send('admin', `/api/auth/email/${portal.tokens.admin}`, {
      recipients: 'ada@elsewhere.test',
      subject: 'Your invoice',
      body: 'Hello',
    });
    expect(written.statusCode).toBe(200);
    const headers = await sentHeaders();
    expect(headers.get('reply-to')).toBe(email);
    expect(headers.get('from')).toBe('Clear Labs <lab@clear.test>');
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.has('list-unsubscribe')).toBe(false);
  });
});

describe('EM-03 a campaign that is being written', () => {
  it('EM-03 SE-08 names the Spanish part that is missing', async () => {
    const response = await create(campaignInput({ body: { en: 'Hello', es: '' } }));
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ errors: { 'body.es': { rule: 'bothOrNeither' } } });
  });

  it('EM-03 tests a campaign with an email to oneself, which is none of its recipients', async () => {
    const { id } = campaignSchema.parse((await create(campaignInput())).json());
    const response = await portal.send('super', `/api/letters/${id}/test`, { language: 'es' });
    expect(response.statusCode).toBe(204);
    const sent = await portal.database.db.select().from(emails).where(eq(emails.causeId, id));
    expect(sent).toMatchObject([{ address: 'super@lens.test', language: 'es', campaignId: null }]);
    const shown = await portal.request('super', { url: `/api/letters/${id}` });
    expect(shown.json()).toMatchObject({ state: 'draft', people: 0 });
  });
});
