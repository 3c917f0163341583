import { RESET_LINK_LIFE } from '#domain/constants.ts';
import type { OrderInput } from '#domain/schemas/order.ts';
import { freePort } from '#tests/fixtures/free-port.ts';
import { until } from '#tests/fixtures/until.ts';
import { buildApp } from '#server/app/app.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import type { PatientNames } from '#server/platform/program/provider.ts';
import { createSmtpMailer } from '#server/platform/mail/smtp-mailer.ts';
import { LEASE } from '#server/platform/outbox/claim-due.ts';
import { randomUUID } from 'node:crypto';
import { saveMembership } from '#server/accounts/members/memberships.ts';
import { accountMembers } from '#server/accounts/members/table.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emailWorker, PROVIDER } from './support/email-worker.ts';
import { taken } from './support/orders.ts';
import { people } from './support/people.ts';
import { outboxRows, TestClock } from './support/outbox.ts';
import { startPortal, type TestPortal } from './support/portal.ts';
import { startSmtp, type TestSmtp } from './support/smtp.ts';

const FROM = 'Clear Labs <orders@clear.test>';
const SECRET = 'PAT-SECRET-42';

let portal: TestPortal;
let smtp: TestSmtp;
let clock: TestClock;
const mailers: Mailer[] = [];
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  smtp = await startSmtp();
  clock = new TestClock();
  clock.moveTo(Date.now());
});
afterEach(async () => {
  for (const { close } of mailers.splice(0)) close?.();
  await smtp.close();
  await portal.database.pool.query('TRUNCATE outbox');
});

/** A worker that sends over SMTP once it is told to. */
function startWorker(url = smtp.url, patientNames: PatientNames = 'portal') {
  const mailer = createSmtpMailer({ url, from: FROM });
  mailers.push(mailer);
  return emailWorker(portal, clock, { mailer, patientNames });
}

const closedOrder = (changes: Partial<OrderInput> = {}) =>
  taken(portal, ['approve', 'produce', 'ship', 'close'], {
    ...changes,
    patientReference: SECRET,
    notes: 'Grüße, <b>bold</b>',
  });

function headerOf(raw: string, name: string): string {
  return new RegExp(`^${name}: (.*(?:\r?\n[ \t].*)*)`, 'im').exec(raw)?.[1] ?? '';
}

describe('the e-mail of a closed order', () => {
  it('EM-01 goes to whoever submitted it, over SMTP, as text and HTML', async () => {
    const { number } = await closedOrder();
    await startWorker().deliverDue();
    const [email] = smtp.received;
    expect(smtp.received).toHaveLength(1);
    expect(email).toMatchObject({ from: 'orders@clear.test', to: ['practice@lens.test'] });
    const raw = email?.raw ?? '';
    expect(headerOf(raw, 'From')).toBe(FROM);
    expect(headerOf(raw, 'Subject')).toBe(`Order ${number} is closed`);
    expect(headerOf(raw, 'Content-Type')).toContain('multipart/alternative');
    expect(raw).toContain(`Patient: ${SECRET}`);
    expect(raw).toContain('Invoice number: N/A');
    expect(raw).toContain('&lt;b&gt;bold');
    expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).not.toContain(SECRET);
    expect(await outboxRows(portal.database)).toMatchObject([{ state: 'delivered' }]);
  });

  it('AD-08 has no patient for a submitter who became a biller, and is not sent to one who left', async () => {
    const { db } = portal.database;
    const { uid } = people.practice;
    const mine = { uid, accountNumber: '100200', isMain: true };
    const { number } = await closedOrder({ patientName: 'Zebedee Quill' });
    await saveMembership(db, { ...mine, practiceRole: 'biller' });
    await startWorker(smtp.url, 'everywhere').deliverDue();
    const raw = smtp.received[0]?.raw ?? '';
    expect(raw).toContain(number);
    for (const secret of [SECRET, 'Zebedee', 'bold', 'Patient']) expect(raw).not.toContain(secret);

    await saveMembership(db, { ...mine, practiceRole: 'owner' });
    portal.callers.forget(uid);
    await closedOrder();
    const isIt = and(eq(accountMembers.uid, uid), eq(accountMembers.accountNumber, '100200'));
    await db.delete(accountMembers).where(isIt);
    await startWorker().deliverDue();
    await saveMembership(db, { ...mine, practiceRole: 'owner' });
    portal.callers.forget(uid);
    expect(smtp.received).toHaveLength(1);
    expect(await outboxRows(portal.database)).toMatchObject([
      { state: 'delivered' },
      { state: 'delivered' },
    ]);
  });

  it.each([
    ['portal', `Patient: ${SECRET}`, 'Zebedee'],
    ['everywhere', 'Patient: Zebedee Quill', SECRET],
  ] as const)(
    'EM-01 names the patient as the maker’s setting says: %s',
    async (patientNames, told, hidden) => {
      const { number } = await closedOrder({ patientName: 'Zebedee Quill' });
      await startWorker(smtp.url, patientNames).deliverDue();
      const raw = smtp.received[0]?.raw ?? '';
      expect(headerOf(raw, 'Subject')).toBe(`Order ${number} is closed`);
      expect(raw).toContain(told);
      expect(raw).not.toContain(hidden);
    },
  );

  it('EM-01 takes that setting from where the whole server has it', async () => {
    await closedOrder({ patientName: 'Zebedee Quill' });
    const app = await buildApp({
      config: { logLevel: 'silent', trustedProxies: 0, patientNames: 'everywhere' },
      database: portal.database,
      mail: { mailer: createSmtpMailer({ url: smtp.url, from: FROM }), provider: PROVIDER },
    });
    await app.ready();
    await until(() => expect(smtp.received).toHaveLength(1));
    await app.close();
    expect(smtp.received[0]?.raw).toContain('Patient: Zebedee Quill');
  });

  it('SE-07 is tried again while no server answers, and comes once one does', async () => {
    await closedOrder();
    const port = await freePort();
    const { deliverDue, logged } = startWorker(`smtp://127.0.0.1:${port}`);
    await deliverDue();
    expect(await outboxRows(portal.database)).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    expect(JSON.stringify(logged)).toContain('SMTP ESOCKET CONN');
    const late = await startSmtp(port);
    clock.advance(1_000);
    await deliverDue();
    expect(late.received).toHaveLength(1);
    await late.close();
  });

  it.each([
    [{ at: 'recipient', code: 450 }, 'waiting'],
    [{ at: 'data', code: 451 }, 'waiting'],
    // Who sends is refused, not what: that is put right and then it goes.
    [{ at: 'sender', code: 550 }, 'waiting'],
    [{ at: 'recipient', code: 550 }, 'failed'],
    [{ at: 'data', code: 554 }, 'failed'],
  ] as const)('SE-07 after %j is %s', async (refusal, state) => {
    await closedOrder();
    smtp.refuse(refusal);
    const { deliverDue, logged } = startWorker();
    await deliverDue();
    const [row] = await outboxRows(portal.database);
    expect(row).toMatchObject({ state, attempts: 1 });
    expect(row?.lastError).toContain(String(refusal.code));
    const told = JSON.stringify([row, logged]);
    expect(told).not.toContain('secret@lens.test');
    expect(told).not.toContain(SECRET);
    smtp.refuse(null);
    clock.advance(1_000);
    await deliverDue();
    expect(smtp.received).toHaveLength(state === 'waiting' ? 1 : 0);
  });

  it('SE-07 has the same Message-ID when it comes twice, and another for each order', async () => {
    await closedOrder();
    await closedOrder();
    const { deliverDue } = startWorker();
    await deliverDue();
    // As if the process had been killed between the server's answer and our note of it.
    await portal.database.pool.query("UPDATE outbox SET state = 'waiting', delivered_at = NULL");
    clock.advance(LEASE);
    await deliverDue();
    const ids = smtp.received.map(({ raw }) => headerOf(raw, 'Message-ID'));
    expect(ids).toHaveLength(4);
    expect(ids.toSorted()).toEqual([...new Set(ids), ...new Set(ids)].toSorted());
    expect(new Set(ids).size).toBe(2);
    expect(ids[0]).toMatch(/^<outbox-\d+@clear\.test>$/);
  });

  it('PF-02 is not sent to whoever wants none, and to everybody who has not said so', async () => {
    const choose = (value: object) =>
      portal.request('practice', {
        method: 'PUT',
        url: '/api/preferences/notifications',
        payload: { value },
      });
    expect((await choose({ closedOrderEmail: false })).statusCode).toBe(204);
    await closedOrder();
    await startWorker().deliverDue();
    expect(smtp.received).toEqual([]);
    expect(await outboxRows(portal.database)).toMatchObject([{ state: 'delivered' }]);
    expect((await choose({ orderToasts: false })).statusCode).toBe(204);
    await closedOrder();
    await startWorker().deliverDue();
    expect(smtp.received).toHaveLength(1);
  });

  it('SE-07 VA-01 a link for a new password waits for the server, and is made when it comes', async () => {
    await portal.app.inject({
      method: 'POST',
      url: '/api/auth/password-reset',
      payload: { email: 'practice@lens.test' },
    });
    const port = await freePort();
    const { deliverDue } = startWorker(`smtp://127.0.0.1:${port}`);
    await deliverDue();
    expect(await outboxRows(portal.database)).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    const late = await startSmtp(port);
    clock.advance(1_000);
    await deliverDue();
    expect(late.received).toMatchObject([{ to: ['practice@lens.test'] }]);
    expect(late.received[0]?.raw).toContain('oobCode=3D');
    await late.close();
  });

  it('AD-02 the verification asked for again leaves over SMTP, with its link and no address in the log', async () => {
    await portal.firebase.auth.updateUser('u-practice', { emailVerified: false });
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/api/users/u-practice/verification',
      headers: { authorization: `Bearer ${portal.tokens.super}` },
      payload: { language: 'en' },
    });
    expect(answer.statusCode).toBe(204);
    await startWorker().deliverDue();
    await portal.firebase.auth.updateUser('u-practice', { emailVerified: true });
    expect(smtp.received).toMatchObject([{ to: ['practice@lens.test'] }]);
    expect(smtp.received[0]?.raw).toContain('mode=3DverifyEmail');
  });

  it('SE-07 VA-01 a link for a new password that waited for an hour is not sent any more', async () => {
    await portal.app.inject({
      method: 'POST',
      url: '/api/auth/password-reset',
      payload: { email: 'practice@lens.test' },
    });
    await closedOrder();
    clock.moveTo(Date.now() + RESET_LINK_LIFE);
    await startWorker().deliverDue();
    expect(await outboxRows(portal.database)).toMatchObject([
      { kind: 'email.passwordReset', state: 'expired' },
      { kind: 'email', state: 'delivered' },
    ]);
    expect(smtp.received).toHaveLength(1);
  });

  it('is given up when nobody is left to be told, or the row is no e-mail', async () => {
    const { id } = await closedOrder();
    await portal.database.pool.query(
      `UPDATE orders SET submitted_by = 'u-gone' WHERE id = '${id}'`,
    );
    await portal.database.pool.query(
      `INSERT INTO outbox (kind, key, payload, next_attempt_at)
       VALUES ('email', '${randomUUID()}', '{"to":"all"}', '2020-01-01')`,
    );
    await startWorker().deliverDue();
    expect(await outboxRows(portal.database)).toMatchObject([
      { state: 'failed' },
      { state: 'failed' },
    ]);
    expect(smtp.received).toEqual([]);
  });
});
