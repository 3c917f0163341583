import { and, eq } from 'drizzle-orm';
import { freePort } from 'test-tools/free-port.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RESET_LINK_LIFE } from '#domain/basics/constants.ts';
import type { OrderInput } from '#domain/orders/order.ts';
import { saveMembership } from '#server/accounts/members/memberships.ts';
import { accountMembers } from '#server/accounts/members/table.ts';
import { emailSettings } from '#server/emails/settings/table.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import { createSmtpMailer } from '#server/platform/mail/smtp-mailer.ts';
import { emailWorker } from './support/email-worker.ts';
import { decide, taken } from './support/orders.ts';
import { outboxRows, TestClock } from './support/outbox.ts';
import { people } from './support/people.ts';
import { readable, startSmtp, type TestSmtp } from './support/smtp.ts';
import { usePortal } from './support/use.ts';

const FROM = 'Clear Labs <orders@clear.test>';
const SECRET = 'PAT-SECRET-42';

const portal = usePortal();
let smtp: TestSmtp;
let clock: TestClock;
const mailers: Mailer[] = [];
beforeAll(async () => {
  // Only whoever submits these orders is told of them.
  await portal.database.pool.query(
    "DELETE FROM account_members WHERE account_number = '100200' AND uid <> 'u-practice'",
  );
});
beforeEach(async () => {
  smtp = await startSmtp();
  clock = new TestClock();
  clock.moveTo(Date.now());
});
afterEach(async () => {
  for (const { close } of mailers.splice(0)) close?.();
  await smtp.close();
  await portal.database.pool.query('TRUNCATE outbox, emails, email_settings, email_suppressions');
});

/** A worker that sends over SMTP once it is told to. */
function startWorker(url = smtp.url) {
  const mailer = createSmtpMailer({ url, from: FROM });
  mailers.push(mailer);
  return emailWorker(portal, clock, { mailer });
}

/** Closes an order, and forgets what was told of its earlier steps. */
async function closedOrder(changes: Partial<OrderInput> = {}) {
  const order = await taken(portal, ['approve', 'produce', 'ship'], {
    patientReference: SECRET,
    notes: 'Grüße, <b>bold</b>',
    ...changes,
  });
  const { deliverDue } = emailWorker(portal, clock, { mailer: NOWHERE });
  await deliverDue();
  await portal.database.pool.query('TRUNCATE outbox, emails');
  await decide(portal, 'admin', { id: order.id, action: 'close', version: order.version });
  return order;
}

const NOWHERE: Mailer = { send: async () => ({ code: '250' }) };

/** The rows of emails, without those of the events. */
const sends = async () =>
  (await outboxRows(portal.database)).filter(({ kind }) => kind.startsWith('email.send.'));

const emailStates = async () =>
  (await portal.database.pool.query('SELECT state FROM emails ORDER BY created_at')).rows;

async function showPatients(): Promise<void> {
  const at = { updatedAt: new Date(), updatedBy: 'super@lens.test' };
  const kept = { linkHosts: [], labAddresses: [], textDays: 90, recordDays: 400 };
  await portal.database.db
    .insert(emailSettings)
    .values({ id: 'emails', patientNames: 'full', ...kept, ...at });
}

function headerOf(raw: string, name: string): string {
  return new RegExp(`^${name}: (.*(?:\r?\n[ \t].*)*)`, 'im').exec(raw)?.[1] ?? '';
}

describe('the e-mail of a closed order', () => {
  it('EM-01 goes to the practice over SMTP, as text and HTML, with the patient as the lab’s setting says', async () => {
    const { number } = await closedOrder({ patientName: 'Zebedee Quill' });
    await showPatients();
    await startWorker().deliverDue();
    const [email] = smtp.received;
    expect(smtp.received).toHaveLength(1);
    expect(email).toMatchObject({ from: 'orders@clear.test', to: ['practice@lens.test'] });
    const raw = readable(email);
    expect(headerOf(raw, 'From')).toBe(FROM);
    expect(headerOf(raw, 'Subject')).toBe(`Order ${number} is closed`);
    expect(headerOf(raw, 'Content-Type')).toContain('multipart/alternative');
    expect(raw).toContain('Patient: Zebedee Quill\r\n');
    expect(raw).not.toContain(SECRET);
    expect(raw).toMatch(/Invoice number: INV-\d{6}/);
    expect(raw).toContain('&lt;b&gt;bold');
    expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).not.toContain(SECRET);
    expect(await sends()).toMatchObject([{ state: 'delivered' }]);
  });

  it('AD-08 has no patient for a submitter who became a biller, and is not sent to one who left', async () => {
    const { db } = portal.database;
    const { uid } = people.practice;
    const mine = { uid, accountNumber: '100200', isMain: true };
    const { number } = await closedOrder({ patientName: 'Zebedee Quill' });
    await saveMembership(db, { ...mine, practiceRole: 'biller' });
    await showPatients();
    await startWorker().deliverDue();
    const raw = readable(smtp.received[0]);
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
    expect(await sends()).toEqual([]);
  });

  it('SE-07 VA-01 a link for a new password waits for the server, and is made when it comes', async () => {
    await portal.app.inject({
      method: 'POST',
      url: '/api/auth/password-reset',
      payload: { email: 'practice@lens.test' },
    });
    const port = await freePort();
    const { deliverDue, logged } = startWorker(`smtp://127.0.0.1:${port}`);
    await deliverDue();
    expect(await sends()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    expect(JSON.stringify(logged)).toContain('SMTP ESOCKET CONN');
    expect(JSON.stringify(logged)).not.toContain('practice@lens.test');
    const late = await startSmtp(port);
    clock.advance(1_000);
    await deliverDue();
    expect(late.received).toMatchObject([{ to: ['practice@lens.test'] }]);
    expect(late.received[0]?.raw).toContain('oobCode=3D');
    await late.close();
  });

  it('SE-07 VA-01 a link for a new password that waited for an hour is not sent any more', async () => {
    await closedOrder();
    await portal.app.inject({
      method: 'POST',
      url: '/api/auth/password-reset',
      payload: { email: 'practice@lens.test' },
    });
    clock.moveTo(Date.now() + RESET_LINK_LIFE);
    await startWorker().deliverDue();
    expect(await emailStates()).toEqual([{ state: 'sent' }, { state: 'expired' }]);
    expect(smtp.received).toHaveLength(1);
  });
});
