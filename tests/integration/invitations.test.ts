import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { invitationSchema, type InvitationInput } from '#domain/access/member.ts';
import { findLanguages } from '#server/emails/choices/find-languages.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import { createSmtpMailer } from '#server/platform/mail/smtp-mailer.ts';
import { emailWorker } from './support/email-worker.ts';
import { invitationInput } from './support/members.ts';
import {
  accountInProfile,
  auditOf,
  membershipsOf,
  newcomer,
  type Newcomer,
} from './support/newcomers.ts';
import { TestClock } from './support/outbox.ts';
import type { Person } from './support/people.ts';
import { readable, startSmtp, type ReceivedEmail, type TestSmtp } from './support/smtp.ts';
import { usePortal } from './support/use.ts';

const ACCOUNT = '100200';
const PATH = `/api/customers/${ACCOUNT}/invitations`;
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const portal = usePortal();
let smtp: TestSmtp;
let clock: TestClock;
const mailers: Mailer[] = [];
beforeEach(async () => {
  smtp = await startSmtp();
  clock = new TestClock();
  clock.moveTo(Date.now());
});
afterEach(async () => {
  for (const { close } of mailers.splice(0)) close?.();
  await smtp.close();
  await portal.database.pool.query('TRUNCATE outbox, emails, member_invitations');
});

/** Lets time pass for the invitations: sessions would end meanwhile. */
async function age(milliseconds: number): Promise<void> {
  const columns = ['created_at', 'sent_at', 'expires_at'];
  const earlier = columns.map((name) => `${name} = ${name} - $1 * interval '1 millisecond'`);
  await portal.database.pool.query(`UPDATE member_invitations SET ${earlier.join(', ')}`, [
    milliseconds,
  ]);
}

function invite(
  changes: Partial<InvitationInput> = {},
  person: Person = 'practice',
  key: string = randomUUID(),
) {
  return portal.post(person, PATH, invitationInput(changes), key);
}

async function invited(changes: Partial<InvitationInput> = {}) {
  return invitationSchema.parse((await invite(changes)).json());
}

async function deliver(): Promise<void> {
  const mailer = createSmtpMailer({ url: smtp.url, from: 'team@clear.test' });
  mailers.push(mailer);
  await emailWorker(portal, clock, { mailer, portalUrl: 'https://portal.test' }).deliverDue();
}

/** The token in the link of an email. */
function tokenIn(email: ReceivedEmail | undefined): string {
  return /https:\/\/portal\.test\/auth\/invitation#(\S+)/.exec(readable(email))?.[1] ?? '';
}

function look(token: string) {
  return portal.request(null, { method: 'POST', url: '/api/invitations/look', payload: { token } });
}

const accept = (user: Pick<Newcomer, 'request'>, id: string) =>
  user.request({ method: 'POST', url: `/api/invitations/${id}/accept` });

const actOn = (id: string, act: 'resend' | 'revoke', person: Person = 'practice') =>
  portal.request(
    person,
    act === 'resend'
      ? { method: 'POST', url: `${PATH}/${id}/resend` }
      : { method: 'DELETE', url: `${PATH}/${id}` },
  );

describe('an invitation', () => {
  it('AD-08 arrives by email and makes a new user a member, with the role', async () => {
    const user = await newcomer(portal);
    const { id } = await invited({ email: user.email.toUpperCase(), practiceRole: 'biller' });
    await deliver();
    expect(smtp.received[0]?.to).toEqual([user.email]);
    const email = readable(smtp.received[0]);
    expect(email).toContain('Subject: You are invited to the account of Lakeside Eye Care');
    expect(email).toContain('Your role: Billing: sees orders and pays');
    const shown = (await look(tokenIn(smtp.received[0]))).json();
    expect(shown).toMatchObject({ id, status: 'pending', practice: 'Lakeside Eye Care' });
    expect((await user.request({ url: '/api/invitations' })).json()).toEqual([shown]);
    const response = await accept(user, id);
    expect(response.json()).toEqual({ accountNumber: ACCOUNT });
    expect(await membershipsOf(portal, user.uid)).toEqual([
      { accountNumber: ACCOUNT, practiceRole: 'biller', isMain: true },
    ]);
    await expect.poll(() => accountInProfile(portal, user.uid)).toBe(ACCOUNT);
    expect(await auditOf(portal, { actor: user.uid })).toMatchObject([
      { action: 'invitation.accept', account_number: ACCOUNT },
      { action: 'member.add', details: { practiceRole: 'biller', isMain: true } },
    ]);
    // Whoever did not hear the answer accepts again.
    expect((await accept(user, id)).statusCode).toBe(200);
    expect((await look(tokenIn(smtp.received[0]))).json()).toMatchObject({ status: 'accepted' });
    // Somebody else had the address then.
    await portal.database.pool.query(`UPDATE member_invitations SET accepted_by = 'u-former'`);
    expect((await accept(user, id)).statusCode).toBe(409);
  });

  it.each([
    [null, 'es'],
    ['en', 'en'],
  ] as const)(
    'EM-04 gives who joins its language, unless they chose one: %s',
    async (chosen, left) => {
      const user = await newcomer(portal);
      if (chosen) {
        await portal.database.pool.query(
          `INSERT INTO preferences (uid, key, value, updated_at) VALUES ($1, 'language', $2, now())`,
          [user.uid, JSON.stringify(chosen)],
        );
      }
      const { id } = await invited({ email: user.email, language: 'es' });
      expect((await accept(user, id)).statusCode).toBe(200);
      expect((await findLanguages(portal.database.db, [user.uid])).get(user.uid)).toBe(left);
    },
  );

  it('PM-03 gives a user of another practice one more account, which they may switch to', async () => {
    const { id } = await invited({ email: 'other@lens.test', practiceRole: 'viewer' });
    const other = { request: portal.request.bind(null, 'other') };
    expect((await accept(other, id)).statusCode).toBe(200);
    const response = await other.request({ url: `/api/auth/customer/${portal.tokens.other}` });
    expect(response.json()).toMatchObject({
      accountNumber: '100300',
      additionalAccounts: [{ accountNumber: ACCOUNT, practiceRole: 'viewer' }],
    });
    await portal.database.pool.query(
      'DELETE FROM account_members WHERE uid = $1 AND account_number = $2',
      ['u-other', ACCOUNT],
    );
    portal.callers.forget('u-other');
  });

  it('UX-02 SE-05 is written in the language of the page that invites, and escaped', async () => {
    await invited({ language: 'es', practiceRole: 'owner' });
    await deliver();
    const email = readable(smtp.received[0]);
    expect(email).toContain('Subject: Le invitan a la cuenta de Lakeside Eye Care');
    expect(email).toContain('lang="es"');
    expect(email).not.toContain('Sign in');
  });

  it('SE-04 stores no secret, and puts none into the queue or the log', async () => {
    const { id } = await invited();
    await deliver();
    const token = tokenIn(smtp.received[0]);
    const secret = token.split('.')[1] ?? '';
    expect(secret.length).toBeGreaterThan(40);
    await look(token);
    const { rows } = await portal.database.pool.query(
      'SELECT i::text AS stored FROM member_invitations i UNION ALL SELECT o::text FROM outbox o UNION ALL SELECT e::text FROM emails e',
    );
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(portal.logged.join('\n')).not.toContain(secret);
    for (const bad of [`${id}.`, `${id}.${secret}x`, `${randomUUID()}.${secret}`, secret, '']) {
      expect((await look(bad)).statusCode).toBe(404);
    }
  });

  it('AD-08 is nobody else’s', async () => {
    const { id } = await invited();
    const user = await newcomer(portal);
    expect((await user.request({ url: '/api/invitations' })).json()).toEqual([]);
    expect((await accept(user, id)).statusCode).toBe(404);
    expect(await membershipsOf(portal, user.uid)).toEqual([]);
  });

  it('AD-08 is over after seven days, until it is sent again', async () => {
    const user = await newcomer(portal);
    const { id } = await invited({ email: user.email });
    await deliver();
    await age(7 * DAY - HOUR);
    expect((await look(tokenIn(smtp.received[0]))).json()).toMatchObject({ status: 'pending' });
    await age(HOUR);
    expect((await look(tokenIn(smtp.received[0]))).json()).toMatchObject({ status: 'expired' });
    expect((await user.request({ url: '/api/invitations' })).json()).toEqual([]);
    expect((await accept(user, id)).statusCode).toBe(409);
    const again = await actOn(id, 'resend');
    expect(again.statusCode).toBe(200);
    expect((await portal.request('practice', { url: PATH })).json()).toEqual([again.json()]);
    await deliver();
    expect(smtp.received).toHaveLength(2);
    for (const email of smtp.received) {
      expect((await look(tokenIn(email))).json()).toMatchObject({ status: 'pending' });
    }
    expect((await accept(user, id)).statusCode).toBe(200);
  });

  it('AD-08 can be revoked: nobody joins, and no email is sent any more', async () => {
    const user = await newcomer(portal);
    const { id } = await invited({ email: user.email });
    await deliver();
    await age(2 * 60_000);
    await actOn(id, 'resend');
    expect((await actOn(id, 'revoke')).statusCode).toBe(204);
    expect((await actOn(id, 'revoke')).statusCode).toBe(204);
    await deliver();
    expect(smtp.received).toHaveLength(1);
    expect((await look(tokenIn(smtp.received[0]))).json()).toMatchObject({ status: 'revoked' });
    expect((await accept(user, id)).statusCode).toBe(409);
    expect((await actOn(id, 'resend')).statusCode).toBe(409);
    const list = await portal.request('practice', { url: PATH });
    expect(list.json()).toEqual([]);
    expect(await auditOf(portal, { resourceId: id })).toMatchObject([
      { action: 'invitation.add' },
      { action: 'invitation.resend' },
      { action: 'invitation.revoke' },
    ]);
  });

  it('AD-08 is sent once for one key, and refused for members and for those invited already', async () => {
    const email = `${randomUUID()}@lens.test`;
    const key = randomUUID();
    const payload = { email, practiceRole: 'viewer', language: 'en' } as const;
    const [one, again] = [
      await invite(payload, 'practice', key),
      await invite(payload, 'practice', key),
    ];
    expect(again.json()).toEqual(one.json());
    const twice = await invite(payload);
    expect(twice.statusCode).toBe(422);
    expect(twice.json()).toMatchObject({ errors: { email: { rule: 'invited' } } });
    await portal.request('practice', { url: '/api/orders' });
    const member = await invite({ email: 'practice@lens.test' });
    expect(member.json()).toMatchObject({ errors: { email: { rule: 'member' } } });
    expect((await invite({ email: 'no address' })).statusCode).toBe(422);
    await deliver();
    expect(smtp.received).toHaveLength(1);
    await age(7 * DAY);
    expect((await invite(payload)).statusCode).toBe(201);
  });

  it('AD-08 SE-06 is sent again once a minute, and an account sends thirty an hour', async () => {
    const { id } = await invited();
    const early = await actOn(id, 'resend');
    expect([early.statusCode, early.headers['retry-after']]).toEqual([429, '60']);
    for (let sent = 1; sent < 30; sent += 1) expect((await invite()).statusCode).toBe(201);
    const late = await invite();
    expect([late.statusCode, late.headers['retry-after']]).toEqual([429, '3600']);
    await age(HOUR);
    expect((await invite()).statusCode).toBe(201);
  });
});
