import { createHmac, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { emails } from '#server/emails/sending/table.ts';
import { basic, MAIL_SECRET as SECRET, mailReports, SIGNED } from './support/mail-reports.ts';
import { list } from './support/orders.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal(() => ({
  config: { logLevel: 'silent', trustedProxies: 0, mailEventsSecret: SECRET },
}));
const { report, sent, stateOf, suppressions, forget } = mailReports(portal);
afterEach(forget);

const bounce = (id: string, changes: object = {}) =>
  JSON.stringify({
    RecordType: 'Bounce',
    ID: 42,
    Type: 'HardBounce',
    TypeCode: 1,
    Email: 'ada@lens.test',
    Metadata: { email: id },
    Details: 'smtp;550 5.1.1 user unknown',
    ...changes,
  });

const dsn = (id: string, status = '5.1.1', action = 'failed') =>
  [
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.test',
    '',
    'Final-Recipient: rfc822; forwarded@elsewhere.test',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 user unknown',
    '',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    'Subject: Application',
    `Message-ID: <email-${id}@clear.test>`,
    '',
    '--b--',
    '',
  ].join('\r\n');

describe('reports of mail services', () => {
  it('EM-03 a bounce marks the email and suppresses its address, once though it comes again; a complaint outweighs it', async () => {
    const id = await sent();
    for (let time = 0; time < 2; time += 1) {
      const answer = await report(bounce(id));
      expect(answer.statusCode).toBe(204);
    }
    expect(await stateOf(id)).toBe('bounced');
    expect(await suppressions()).toMatchObject([
      { address: 'ada@lens.test', reason: 'bounce', detail: 'HardBounce', count: 1, emailId: id },
    ]);
    await report(bounce(id, { ID: 43 }));
    const complaint = bounce(id, { RecordType: 'SpamComplaint', Type: 'SpamComplaint', ID: 44 });
    await report(complaint);
    expect(await suppressions()).toMatchObject([{ reason: 'complaint', count: 3 }]);
  });

  it('EM-03 a soft bounce suppresses nothing, and a delivery reports nothing', async () => {
    const [soft, delivered] = [await sent(), await sent('bo@lens.test')];
    await report(bounce(soft, { Type: 'SoftBounce' }));
    const delivery = bounce(delivered, { RecordType: 'Delivery', Type: undefined });
    expect((await report(delivery)).statusCode).toBe(204);
    expect([await stateOf(soft), await stateOf(delivered)]).toEqual(['bounced', 'sent']);
    expect(await suppressions()).toEqual([]);
  });

  it('EM-03 a report that comes before the note of the sending counts, too', async () => {
    const id = await sent('ada@lens.test', 'queued');
    await report(bounce(id));
    expect(await stateOf(id)).toBe('bounced');
  });

  it('EM-03 SE-04 refuses a wrong signature without saying more, and unknown providers', async () => {
    const body = bounce(await sent());
    const wrong = [
      {},
      { authorization: basic('wrong') },
      { authorization: 'Bearer x' },
      { 'x-signature-256': `sha256=${createHmac('sha256', 'wrong').update(body).digest('hex')}` },
      // A wrong signature is not made up for by a right password.
      { 'x-signature-256': 'sha256=00', authorization: basic(SECRET) },
    ];
    for (const headers of wrong) {
      const answer = await report(body, headers as Record<string, string>);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ message: 'Not signed' });
    }
    const unknown = await report(body, SIGNED, 'pigeon');
    expect(unknown.statusCode).toBe(404);
    expect(await suppressions()).toEqual([]);
  });

  it('EM-03 takes the HMAC of the body, whatever its bytes', async () => {
    const id = await sent();
    const body = dsn(id);
    const signature = `sha256=${createHmac('sha256', SECRET).update(body).digest('hex')}`;
    const headers = { 'content-type': 'message/rfc822', 'x-signature-256': signature };
    expect((await report(body, headers, 'dsn')).statusCode).toBe(204);
    expect((await report(`${body} `, headers, 'dsn')).statusCode).toBe(401);
    expect(await stateOf(id)).toBe('bounced');
    // The address that we sent to, not the one it was forwarded to.
    expect(await suppressions()).toMatchObject([{ address: 'ada@lens.test', detail: '5.1.1' }]);
  });

  it.each([
    ['5.2.2', 'failed', 'bounced'],
    ['4.4.1', 'delayed', 'sent'],
  ])(
    'EM-03 of a delivery status %s, %s, makes the email %s and suppresses nothing',
    async (status, action, state) => {
      const id = await sent();
      const headers = { 'content-type': 'message/rfc822', ...SIGNED };
      await report(dsn(id, status, action), headers, 'dsn');
      expect(await stateOf(id)).toBe(state);
      expect(await suppressions()).toEqual([]);
    },
  );

  it('SE-08 answers 400 to what is no report', async () => {
    expect((await report('{')).statusCode).toBe(400);
    expect((await report('[]')).statusCode).toBe(400);
    expect((await report('From: a\r\n\r\nhello', SIGNED, 'dsn')).statusCode).toBe(400);
  });
});

describe('the log and the suppressed addresses', () => {
  it('EM-03 SE-03 a super admin lifts a suppression, which the audit trail tells', async () => {
    await report(bounce(await sent()));
    const url = '/api/email-suppressions/ada%40lens.test/lift';
    const reason = 'They called: the mailbox works';
    const lift = (version: number, body: object = { reason }) =>
      portal.step('super', url, version, body);
    for (const body of [{}, { reason: '  ' }]) {
      const refused = await lift(1, body);
      expect(refused.statusCode).toBe(422);
      expect(Object.keys(refused.json<{ errors: object }>().errors)).toEqual(['reason']);
    }
    expect((await lift(7)).statusCode).toBe(412);
    expect((await lift(1)).json()).toMatchObject({ version: 2, liftReason: reason });
    expect((await lift(2)).statusCode).toBe(409);
    const { rows } = await portal.database.pool.query(
      `SELECT action, resource_id, details->>'liftReason' AS why FROM audit_trail WHERE resource = 'email_suppressions'`,
    );
    expect(rows).toMatchObject([{ action: 'lift', resource_id: 'ada@lens.test', why: reason }]);
    // It applies again once the address bounces again.
    await report(bounce(await sent(), { ID: 77 }));
    expect(await suppressions()).toMatchObject([{ count: 2, liftedAt: null, liftReason: '' }]);
  });

  it('EM-03 SE-12 one that a complaint made is lifted by whoever confirms it, too', async () => {
    await report(bounce(await sent(), { RecordType: 'SpamComplaint', Type: 'SpamComplaint' }));
    const url = '/api/email-suppressions/ada%40lens.test/lift';
    const lift = (body: object) => portal.step('super', url, 1, { reason: 'They ask', ...body });
    for (const body of [{}, { isConfirmed: false }]) {
      const refused = await lift(body);
      expect(refused.statusCode).toBe(422);
      expect(refused.json()).toMatchObject({ errors: { isConfirmed: { nearest: 'true' } } });
    }
    expect(await suppressions()).toMatchObject([{ version: 1, liftedAt: null }]);
    expect((await lift({ isConfirmed: true })).statusCode).toBe(200);
  });

  it('EM-03 lists the suppressed addresses by id, words, reason and state, the last first', async () => {
    const [ada, bo] = ['ada@lens.test', 'bo@lens.test'];
    await report(bounce(await sent()));
    await portal.step('super', `/api/email-suppressions/${encodeURIComponent(ada)}/lift`, 1, {
      reason: 'Works',
    });
    const changes = { RecordType: 'SpamComplaint', Type: 'SpamComplaint', Email: bo, ID: 7 };
    await report(bounce(await sent(bo), changes));
    const lists = [
      [[bo, ada], {}, { q: '@LENS' }],
      [[ada], { id: ['ADA@lens.test'] }, { q: 'ada@' }, { reason: 'bounce' }, { active: false }],
      [[bo], { q: 'bo@' }, { reason: 'complaint' }, { active: true }],
    ] as const;
    for (const [ids, ...filters] of lists) {
      for (const filter of filters) {
        const found = await list(portal, 'super', { filter }, 'email-suppressions');
        expect([filter, found.json()]).toMatchObject([filter, ids.map((id) => ({ id }))]);
      }
    }
    const up = await list(portal, 'super', { sort: ['id', 'ASC'] }, 'email-suppressions');
    expect(up.json()).toMatchObject([{ id: ada }, { id: bo }]);
  });

  it('EM-03 MN-02 shows the log and its messages', async () => {
    const id = await sent();
    await portal.database.db.update(emails).set({ html: '<p>Hi</p>', text: 'Hi' });
    const found = (filter: Record<string, unknown>) => list(portal, 'super', { filter }, 'emails');
    for (const query of [{ q: 'ADA@' }, { q: 'lp-7' }, { state: 'sent' }, { from: '2020-01-01' }]) {
      expect((await found(query)).json()).toMatchObject([{ id }]);
    }
    expect((await found({ state: 'bounced' })).json()).toEqual([]);
    const campaignId = randomUUID();
    await portal.database.db.update(emails).set({ campaignId });
    const ofCampaign = [{ campaignId }, { campaignId, states: ['queued', 'sent'] }];
    for (const query of ofCampaign) expect((await found(query)).json()).toMatchObject([{ id }]);
    const others = [{ campaignId: randomUUID() }, { campaignId, states: ['queued', 'bounced'] }];
    for (const query of others) expect((await found(query)).json()).toEqual([]);
    const url = `/api/emails/${id}`;
    const shown = { html: '<p>Hi</p>', text: 'Hi' };
    expect((await portal.request('super', { url })).json()).toMatchObject(shown);
  });

  it('EM-03 SE-03 retries what did not leave, and sends again as a new email that names the former', async () => {
    const id = await sent();
    const at = (path: string, headers: Record<string, string>) =>
      portal.request('super', { method: 'POST', url: `/api/emails/${id}/${path}`, headers });
    expect((await at('retry', { 'if-match': '"1"' })).statusCode).toBe(409);
    const again = await at('send-again', { 'idempotency-key': 'k1' });
    expect(again.statusCode).toBe(201);
    expect(again.json()).toMatchObject({ repeats: id, state: 'queued' });
    const repeated = await at('send-again', { 'idempotency-key': 'k1' });
    expect(repeated.json()).toMatchObject({ id: again.json<{ id: string }>().id });
    await portal.database.db.update(emails).set({ state: 'doubtful' }).where(eq(emails.id, id));
    expect((await at('retry', { 'if-match': '"1"' })).json()).toMatchObject({ state: 'queued' });
    const { rows } = await portal.database.pool.query(
      `SELECT action FROM audit_trail WHERE resource = 'emails' ORDER BY id`,
    );
    expect(rows).toEqual([{ action: 'sendAgain' }, { action: 'retry' }]);
  });

  it.each([
    ['send-again', { 'idempotency-key': 'k-forgotten' }],
    ['retry', { 'if-match': '"1"' }],
  ])('EM-03 refuses %s, saying why, once the text was deleted', async (path, headers) => {
    const id = await sent();
    const { db, pool } = portal.database;
    await db.update(emails).set({ state: 'failed', ref: {} }).where(eq(emails.id, id));
    await pool.query('TRUNCATE outbox');
    const at = { method: 'POST', url: `/api/emails/${id}/${path}`, headers } as const;
    const answer = await portal.request('super', at);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ message: expect.stringContaining('was deleted') });
    expect(await db.select({ state: emails.state }).from(emails)).toEqual([{ state: 'failed' }]);
    expect((await pool.query('SELECT 1 FROM outbox')).rows).toEqual([]);
    const shown = await portal.request('super', { url: `/api/emails/${id}` });
    expect(shown.json()).toMatchObject({ isForgotten: true });
  });

  it('EM-03 AD-08 tells the owners of an account which members no email reaches', async () => {
    await report(bounce(await sent('practice@lens.test')));
    const url = '/api/customers/100200/suppressed-members';
    expect((await portal.request('practice', { url })).json()).toMatchObject([
      { uid: 'u-practice', address: 'practice@lens.test', reason: 'bounce' },
    ]);
  });
});
