import { declineApplication } from '#server/accounts/applications/decide-application.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import { createSmtpMailer } from '#server/platform/mail/smtp-mailer.ts';
import { until } from '#tests/fixtures/until.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import { applied, apply, applicationInput, decideOn } from './support/applications.ts';
import { claim, forgetClaims } from './support/claims.ts';
import { emailWorker } from './support/email-worker.ts';
import { EVENT_KIND } from '#server/platform/mail/tell-event.ts';
import { newcomer } from './support/newcomers.ts';
import { outboxRows, TestClock } from './support/outbox.ts';
import { startSmtp, type ReceivedEmail, type TestSmtp } from './support/smtp.ts';
import { statusesOf } from './support/statuses.ts';

const KIND = 'email.send.normal';
const TWO_WEEKS = 14 * 24 * 60 * 60 * 1000;

const portal = usePortal();
let smtp: TestSmtp;
let clock: TestClock;
const mailers: Mailer[] = [];
beforeEach(async () => {
  smtp = await startSmtp();
  clock = new TestClock();
  clock.moveTo(Date.now());
  await forgetClaims(portal);
});
afterEach(async () => {
  // The portal itself makes emails of events: none may come after the tables are empty.
  await until(nothingUnderWay);
  for (const { close } of mailers.splice(0)) close?.();
  await smtp.close();
  await portal.database.pool.query('TRUNCATE outbox, emails');
});

function startWorker(url = smtp.url) {
  const mailer = createSmtpMailer({ url, from: 'accounts@clear.test' });
  mailers.push(mailer);
  return emailWorker(portal, clock, { mailer, portalUrl: 'https://portal.test' });
}

async function nothingUnderWay(): Promise<void> {
  const rows = await outboxRows(portal.database);
  const open = rows.filter(({ kind, state }) => kind === EVENT_KIND && state !== 'delivered');
  if (open.length > 0) throw new Error(`Under way: ${JSON.stringify(open)}`);
}

/** Only the e-mails: a decision also tells the applicant's profile. */
const emailRows = async () =>
  (await outboxRows(portal.database)).filter(({ kind }) => kind === KIND);

/** The events that tell of a decision. */
const decisionRows = async () =>
  (await outboxRows(portal.database)).filter(({ kind, payload }) => {
    return kind === EVENT_KIND && /Approved|Declined/.test(JSON.stringify(payload));
  });

/** What was received about a decision; the applicant was told before that the application is there. */
const decided = (from: TestSmtp = smtp) =>
  from.received.filter(
    (email) => !/as soon as it is decided|en cuanto se decida/.test(readable(email)),
  );

const approve = (id: string) => decideOn(portal, 'super', { id, action: 'approve', version: 1 });
const decline = (id: string, reason = 'Licence has expired') =>
  decideOn(portal, 'super', { id, action: 'decline', version: 1, payload: { reason } });

/** The message as it was before it was made fit for the transport (quoted-printable). */
function readable(email: ReceivedEmail | undefined): string {
  const bytes = (email?.raw ?? '')
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

describe('the e-mail of a decision on an application', () => {
  it('AD-05 tells the applicant the account number and where the portal is', async () => {
    const applicant = await newcomer(portal);
    const { id } = await applied(applicant);
    const { accountNumber } = (await approve(id)).json<{ accountNumber: string }>();
    await startWorker().deliverDue();
    expect(decided()).toHaveLength(1);
    // Not the contact in the application, whose address nobody has verified.
    expect(decided()[0]?.to).toEqual([applicant.email]);
    const email = readable(decided()[0]);
    expect(email).toContain('Subject: The application of Riverside Vision is approved');
    expect(email).toContain('Content-Type: multipart/alternative');
    expect(email).toContain(`Your account number is ${accountNumber}.`);
    expect(email).toContain('Open the portal:\r\nhttps://portal.test/customer/home');
    expect(email).toContain('href="https://portal.test/customer/home"');
    expect(await emailRows()).toMatchObject([{ state: 'delivered' }, { state: 'delivered' }]);
  });

  it('AD-05 UX-02 tells why it was declined, in the language in which they applied', async () => {
    const { id } = await applied(await newcomer(portal), { locale: 'es' });
    await decline(id, 'La licencia venció.\nEnvíe la nueva.');
    await startWorker().deliverDue();
    const email = readable(decided()[0]);
    expect(email).toContain('Subject: La solicitud de Riverside Vision fue rechazada');
    expect(email).toContain('Motivo:\r\nLa licencia venció.\r\nEnvíe la nueva.');
    expect(email).toContain('Puede presentar otra solicitud en el portal cuando lo desee.');
    expect(email).toContain('lang="es"');
    expect(email).not.toContain('Licence');
  });

  it('AD-05 UX-02 is in English for a page that did not say its language', async () => {
    const { locale: _locale, ...input } = applicationInput({ practice: 'Old Page Vision' });
    const { id } = (await apply(await newcomer(portal), input)).json<{ id: string }>();
    await decline(id);
    await startWorker().deliverDue();
    expect(readable(decided()[0])).toContain('The application of Old Page Vision is declined');
  });

  it('SE-05 escapes what was typed, in its HTML', async () => {
    const { id } = await applied(await newcomer(portal), { practice: '<b>Eye</b> & "Co"' });
    await decline(id, '<img src=x onerror=alert(1)>');
    await startWorker().deliverDue();
    const email = readable(decided()[0]);
    const html = email.slice(email.toLowerCase().indexOf('<!doctype html>'));
    expect(html).toContain('&lt;b&gt;Eye&lt;/b&gt; &amp; &quot;Co&quot;');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).not.toMatch(/<b>|<img/);
  });

  it('SE-04 keeps no address and no reason in the queue', async () => {
    const { id } = await applied(await newcomer(portal));
    await decline(id);
    expect(await decisionRows()).toMatchObject([{ key: id }]);
    expect((await decisionRows())[0]?.payload).toEqual({
      event: 'applicationDeclined',
      ref: { applicationId: id },
    });
  });
});

describe('an e-mail of a decision that does not hold', () => {
  it('AD-05 is not sent when the decision is refused', async () => {
    const applicant = await newcomer(portal);
    const { id } = await applied(applicant);
    expect((await claim(applicant)).statusCode).toBe(200);
    expect((await approve(id)).statusCode).toBe(409);
    await startWorker().deliverDue();
    expect(await decisionRows()).toEqual([]);
    expect(decided()).toEqual([]);
  });

  it('AD-05 SE-07 is not sent when the transaction is rolled back', async () => {
    const { id } = await applied(await newcomer(portal));
    const actor = { uid: 'u-super', name: 'Super' };
    const refusal = { actor, id, versionSeen: 1, now: new Date(), reason: 'Never said' };
    const rolledBack = portal.database.db.transaction(async (tx) => {
      await declineApplication(tx, refusal);
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    await startWorker().deliverDue();
    expect(await decisionRows()).toEqual([]);
    expect(decided()).toEqual([]);
  });

  it('AD-05 is sent once, however often and by how many it is decided', async () => {
    const { id } = await applied(await newcomer(portal));
    const many = Array.from({ length: 6 }, (_, index) => (index % 2 ? approve(id) : decline(id)));
    expect(statusesOf(await Promise.all(many))).toEqual([200, 412, 412, 412, 412, 412]);
    expect(
      (await decideOn(portal, 'super', { id, action: 'decline', version: 2 })).statusCode,
    ).toBe(409);
    await startWorker().deliverDue();
    expect(decided()).toHaveLength(1);
    expect(await decisionRows()).toMatchObject([{ state: 'delivered' }]);
  });
});

describe('an e-mail of a decision that cannot be sent', () => {
  it('SE-09 expires after two weeks', async () => {
    const { id } = await applied(await newcomer(portal));
    await approve(id);
    clock.moveTo(Date.now() + TWO_WEEKS);
    await startWorker().deliverDue();
    const { rows } = await portal.database.pool.query('SELECT state FROM emails');
    expect(rows).toEqual([{ state: 'expired' }, { state: 'expired' }]);
    expect(decided()).toEqual([]);
  });

  it('AD-05 is not sent to an applicant who is gone', async () => {
    const applicant = await newcomer(portal);
    const { id } = await applied(applicant);
    await decline(id);
    await portal.firebase.auth.deleteUser(applicant.uid);
    await startWorker().deliverDue();
    expect((await emailRows()).filter(({ state }) => state === 'waiting')).toEqual([]);
    expect(decided()).toEqual([]);
  });
});
