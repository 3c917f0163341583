import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiErrorSchema } from '#domain/access/api-error.ts';
import {
  ADDRESS_LINK_PAUSE,
  ADDRESS_LINKS_MOST,
  ADDRESS_LINKS_WITHIN,
  VERIFICATION_PAUSE,
} from '#domain/basics/constants.ts';
import { forgetOldAddressLinks } from '#server/accounts/verification/address-links.ts';
import { auditOf, newcomer, signedIn, type Newcomer } from './support/newcomers.ts';
import { outboxRows } from './support/outbox.ts';
import { identityToolkit, keepingMailer, PROVIDER, signInWith } from './support/passwords.ts';
import { usePortal } from './support/use.ts';

const HOUR = 60 * 60_000;

const portal = usePortal(() => ({
  clock: () => new Date(Date.now() + ahead),
  mail: { mailer, provider: PROVIDER, portalUrl: 'https://portal.test' },
}));
let ahead = 0;
const { sent, mailer } = keepingMailer();
beforeEach(async () => {
  ahead = 0;
  await delivered();
  sent.length = 0;
  await portal.database.pool.query('TRUNCATE outbox, emails, address_links CASCADE');
});

async function delivered(): Promise<void> {
  await expect
    .poll(async () => (await outboxRows(portal.database)).map(({ state }) => state))
    .not.toContain('waiting');
}

/** A user who has just signed up. */
async function unverified(): Promise<Newcomer> {
  const { uid, email } = await newcomer(portal);
  await portal.firebase.auth.updateUser(uid, { emailVerified: false });
  return signedIn(portal, { uid, email });
}

const verify = (person: Newcomer, language = 'en') =>
  person.request({ method: 'POST', url: '/api/auth/verification', payload: { language } });

const change = (person: Newcomer, email: string, language = 'en') =>
  person.request({ method: 'POST', url: '/api/auth/address', payload: { email, language } });

/** Lets the links that were asked for lie further back. */
const pass = (milliseconds: number) =>
  portal.database.pool.query(
    `UPDATE address_links SET at = at - $1::int * interval '1 millisecond'`,
    [milliseconds],
  );

const freshEmail = () => `right-${randomUUID()}@lens.test`;
const codeOf = (link = '') => new URL(link).searchParams.get('oobCode');
const statuses = async (asked: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(asked)).map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
const emailStates = async () =>
  (await portal.database.pool.query('SELECT event, state, reply FROM emails ORDER BY created_at'))
    .rows;

describe('the first verification', () => {
  it('RT-03 EM-03 goes out by our template in the language of the page, and its link verifies', async () => {
    const person = await unverified();
    const answer = await verify(person, 'es');
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    await delivered();
    expect(sent).toMatchObject([
      { to: [person.email], subject: 'Verifique su correo electrónico', language: 'es' },
    ]);
    const link = new URL(sent[0]?.verifyLink ?? '');
    expect(link.searchParams.get('lang')).toBe('es');
    const used = await identityToolkit('accounts:update', { oobCode: codeOf(link.href) });
    expect(used.status).toBe(200);
    expect((await portal.firebase.auth.getUser(person.uid)).emailVerified).toBe(true);
  });

  it('SE-06 asked many times at once it is sent once, and again after the pause', async () => {
    const person = await unverified();
    const asked = Array.from({ length: 4 }, () => verify(person));
    expect(await statuses(asked)).toEqual([204, 429, 429, 429]);
    ahead = ADDRESS_LINK_PAUSE - 5_000;
    const early = await verify(person);
    expect(Number(early.headers['retry-after'])).toBeLessThanOrEqual(5);
    ahead = ADDRESS_LINK_PAUSE + 5_000;
    expect((await verify(person)).statusCode).toBe(204);
    await delivered();
    expect(sent).toHaveLength(2);
  });

  it('SE-06 is sent a few times an hour to one user, whose links do not count for another', async () => {
    const [person, other] = [await unverified(), await unverified()];
    for (let n = 0; n < ADDRESS_LINKS_MOST; n += 1) {
      expect((await verify(person)).statusCode).toBe(204);
      await pass(ADDRESS_LINK_PAUSE);
    }
    expect((await verify(person)).statusCode).toBe(429);
    expect((await change(person, freshEmail())).statusCode).toBe(429);
    expect((await verify(other)).statusCode).toBe(204);
    await pass(ADDRESS_LINKS_WITHIN);
    expect((await verify(person)).statusCode).toBe(204);
  });

  it('RT-03 whoever is verified already gets none', async () => {
    const person = await unverified();
    await portal.firebase.auth.updateUser(person.uid, { emailVerified: true });
    expect((await verify(person)).statusCode).toBe(204);
    await delivered();
    expect(sent).toEqual([]);
    expect(await emailStates()).toMatchObject([{ event: 'verification', state: 'expired' }]);
  });
});

describe('another address', () => {
  it('RT-03 EM-03 becomes the user’s by the link of our template', async () => {
    const [language, subject] = ['es', 'Confirme su nuevo correo electrónico'];
    const person = await unverified();
    const right = freshEmail();
    expect((await change(person, ` ${right.toUpperCase()}`, language)).statusCode).toBe(204);
    await delivered();
    expect(sent).toMatchObject([{ to: [right], subject, language }]);
    const link = new URL(sent[0]?.newAddressLink ?? '');
    expect(link.searchParams.get('mode')).toBe('verifyAndChangeEmail');
    expect(link.searchParams.get('lang')).toBe(language);
    const oobCode = codeOf(link.href);
    expect((await identityToolkit('accounts:update', { oobCode })).status).toBe(200);
    const user = await portal.firebase.auth.getUser(person.uid);
    expect([user.email, user.emailVerified]).toEqual([right, true]);
    expect(await signInWith(right, 'correct horse')).not.toBeNull();
  });

  it('SE-04 queue, log and what is kept have neither the link nor, but for the recipient, the address', async () => {
    const person = await unverified();
    const right = freshEmail();
    await change(person, right);
    await delivered();
    const rows = await outboxRows(portal.database);
    const { rows: kept } = await portal.database.pool.query(
      'SELECT address, uid, ref, html, text FROM emails',
    );
    expect(kept).toMatchObject([{ address: right, uid: null }]);
    expect(JSON.stringify(kept)).not.toContain(codeOf(sent[0]?.newAddressLink));
    expect(JSON.stringify([rows, portal.logged, kept[0]?.ref])).not.toContain(right);
    expect(JSON.stringify([rows, portal.logged])).not.toContain(person.email);
  });

  it('SE-05 needs a sign-in of the last minutes', async () => {
    const person = await unverified();
    ahead = 6 * 60_000;
    const answer = await change(person, freshEmail());
    expect(answer.statusCode).toBe(403);
    const { errors } = apiErrorSchema.parse(answer.json());
    expect(errors?.['currentPassword']?.rule).toBe('recent');
    expect(await outboxRows(portal.database)).toEqual([]);
  });

  it('RT-03 that somebody has is refused, and one that somebody takes meanwhile gets nothing', async () => {
    const person = await unverified();
    const answer = await change(person, 'practice@lens.test');
    expect(answer.statusCode).toBe(422);
    expect(apiErrorSchema.parse(answer.json()).errors?.['email']?.rule).toBe('taken');
    expect(await outboxRows(portal.database)).toEqual([]);
    const right = freshEmail();
    await portal.database.pool.query(
      `INSERT INTO address_links (id, uid, new_email, at) VALUES ($1, $2, $3, now())`,
      [randomUUID(), person.uid, right],
    );
    await portal.firebase.createUser({ uid: `u-${randomUUID()}`, email: right, claims: {} });
    const { rows } = await portal.database.pool.query('SELECT id FROM address_links');
    await portal.database.pool.query(
      `INSERT INTO outbox (kind, key, payload) VALUES ('email.event', $1, $2)`,
      [
        person.uid,
        {
          event: 'newAddress',
          ref: { id: (rows[0] as { id: string }).id, uid: person.uid, language: 'en' },
        },
      ],
    );
    await expect.poll(emailStates).toMatchObject([{ state: 'expired' }]);
    expect(sent).toEqual([]);
  });

  it('SE-06 nobody gets many from several users, nor twice at once', async () => {
    const right = freshEmail();
    const first = await unverified();
    const asked = Array.from({ length: 3 }, () => change(first, right));
    expect(await statuses(asked)).toEqual([204, 429, 429]);
    for (let n = 1; n < ADDRESS_LINKS_MOST; n += 1) {
      expect((await change(await unverified(), right)).statusCode).toBe(204);
    }
    expect((await change(await unverified(), right)).statusCode).toBe(429);
    expect((await change(await unverified(), freshEmail())).statusCode).toBe(204);
  });

  it('SE-04 is kept as long as its link works', async () => {
    const { database } = portal;
    await change(await unverified(), freshEmail());
    const count = async () =>
      (await database.pool.query('SELECT id FROM address_links')).rows.length;
    await forgetOldAddressLinks(database.db, new Date(Date.now() + 71 * HOUR));
    expect(await count()).toBe(1);
    await forgetOldAddressLinks(database.db, new Date(Date.now() + 73 * HOUR));
    expect(await count()).toBe(0);
  });
});

const resend = (uid: string, language = 'en') =>
  portal.send('super', `/api/users/${uid}/verification`, { language });

describe('the verification email that a super admin sends once more', () => {
  it('AD-02 SE-03 SE-04 has a link that verifies, is in the audit trail, and nothing of it in the queue', async () => {
    const { uid, email } = await unverified();
    expect((await resend(uid, 'es')).statusCode).toBe(204);
    await delivered();
    expect(sent).toMatchObject([{ to: [email], language: 'es' }]);
    const oobCode = codeOf(sent[0]?.verifyLink);
    expect((await identityToolkit('accounts:update', { oobCode })).status).toBe(200);
    expect((await portal.firebase.auth.getUser(uid)).emailVerified).toBe(true);
    expect((await auditOf(portal, { resourceId: uid })).at(-1)).toMatchObject({
      action: 'user.resendVerification',
      details: { email },
    });
    const rows = await outboxRows(portal.database);
    expect(rows[0]?.payload).toEqual({ event: 'verification', ref: { uid, language: 'es' } });
    expect(JSON.stringify([rows, portal.logged])).not.toContain(email);
  });

  it('SE-06 asked many times at once it is sent once, and again after the pause', async () => {
    const { uid } = await unverified();
    const asked = Array.from({ length: 4 }, () => resend(uid));
    expect(await statuses(asked)).toEqual([204, 429, 429, 429]);
    const { errors } = apiErrorSchema.parse((await resend(uid)).json());
    expect(errors?.['userId']).toMatchObject({ rule: 'sentAlready' });
    expect(Number(errors?.['userId']?.nearest)).toBeLessThanOrEqual(VERIFICATION_PAUSE / 1000);
    ahead = VERIFICATION_PAUSE + 5_000;
    expect((await resend(uid)).statusCode).toBe(204);
    await delivered();
    expect(sent).toHaveLength(2);
  });

  it.each([
    ['verified', { emailVerified: true }],
    ['disabled', { disabled: true }],
  ])('AD-02 is none for whoever is %s', async (rule, change) => {
    const { uid } = await unverified();
    await portal.firebase.auth.updateUser(uid, change);
    const answer = await resend(uid);
    expect(answer.statusCode).toBe(409);
    expect(apiErrorSchema.parse(answer.json()).errors?.['userId']?.rule).toBe(rule);
    expect(await outboxRows(portal.database)).toEqual([]);
  });
});
