import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { until } from 'test-tools/until.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiErrorSchema } from '#domain/access/api-error.ts';
import { forgetOldAuthLinks } from '#server/accounts/passwords/auth-links.ts';
import { auditOf } from './support/newcomers.ts';
import { outboxRows } from './support/outbox.ts';
import { identityToolkit, keepingMailer, PROVIDER, signInWith } from './support/passwords.ts';
import { usePortal } from './support/use.ts';

const OLD = 'correct horse';
const COMMON = 'password1';
const DAY = 24 * 60 * 60_000;

const { sent, mailer } = keepingMailer();
const portal = usePortal(() => ({
  identityFreshFor: 0,
  mail: { mailer, provider: PROVIDER, portalUrl: 'https://portal.test' },
}));
beforeEach(() => void (sent.length = 0));

/** A user who is signed in, made two seconds ago: Auth ends sessions to the second. */
async function somebody(claims: Record<string, unknown> = { role: 'customer' }) {
  const uid = `u-${randomUUID()}`;
  const email = `${uid}@lens.test`;
  await portal.firebase.createUser({ uid, email, claims });
  const made = Date.now();
  await until(() => expect(Date.now()).toBeGreaterThan(made + 2_000));
  return { uid, email, token: (await signInWith(email, OLD)) ?? '' };
}

const ask = (token: string | null, url = '/api/orders') =>
  portal.app.inject({ url, headers: { authorization: `Bearer ${token}` } });

/** Moves the moment from which on links are recorded. */
const recordFrom = (shift: string) =>
  portal.database.pool.query(`UPDATE auth_links SET at = at + interval '${shift}' WHERE uid = ''`);

async function expectRefused(email: string, password: string): Promise<string> {
  expect((await ask(await signInWith(email, password))).statusCode).toBe(401);
  const token = await signInWith(email, password);
  const refused = await ask(token);
  expect(refused.statusCode).toBe(403);
  expect(apiErrorSchema.parse(refused.json()).message).toBe('Choose a new password first');
  return token ?? '';
}

describe('whoever goes straight to Firebase', () => {
  it.each([
    ['a customer', { role: 'customer' }],
    ['staff', { role: 'admin' }],
  ])('SE-12 as %s cannot change the address there', async (_, claims) => {
    const { uid, email, token: idToken } = await somebody(claims);
    const changed = await identityToolkit('accounts:update', { idToken, email: `new-${email}` });
    expect([changed.status, changed.answer.error?.message]).toEqual([
      400,
      'OPERATION_NOT_ALLOWED : Please verify the new email before changing email.',
    ]);
    expect((await getAuth().getUser(uid)).email).toBe(email);
  });

  it.each([
    ['a customer', { role: 'customer' }],
    ['staff', { role: 'admin' }],
    ['a super admin', { role: 'admin', isSuperAdmin: true }],
  ])(
    'SE-12 as %s to set a common password chooses another by our rule before anything else',
    async (_, claims) => {
      const { uid, email, token: idToken } = await somebody(claims);
      const set = await identityToolkit('accounts:update', { idToken, password: COMMON });
      expect(set.status).toBe(200);
      const token = await expectRefused(email, COMMON);
      expect((await getAuth().getUser(uid)).customClaims).toEqual({
        ...claims,
        mustChangePassword: true,
      });
      expect(await auditOf(portal, { resourceId: uid })).toMatchObject([
        { action: 'password.unknown', actor_uid: uid },
      ]);
      const change = (newPassword: string) =>
        portal.app.inject({
          method: 'POST',
          url: '/api/auth/password',
          headers: { authorization: `Bearer ${token}` },
          payload: { newPassword },
        });
      expect((await change('sunshine1')).statusCode).toBe(422);
      expect((await change('staple horse battery')).statusCode).toBe(204);
      const now = await ask(await signInWith(email, 'staple horse battery'), '/api/auth/sessions');
      expect(now.statusCode).toBe(200);
      expect((await getAuth().getUser(uid)).customClaims).toEqual(claims);
    },
  );

  it('SE-12 is refused by the callables, too', async () => {
    const { email, token: idToken } = await somebody({ role: 'admin', isSuperAdmin: true });
    await identityToolkit('accounts:update', { idToken, password: COMMON });
    const first = (await signInWith(email, COMMON)) ?? '';
    expect((await portal.firebase.call('getAdminUsers', {}, first)).status).toBe(401);
    const token = (await signInWith(email, COMMON)) ?? '';
    expect((await portal.firebase.call('getAdminUsers', {}, token)).error?.message).toBe(
      'Choose a new password first',
    );
  });
});

describe('what the portal knows of', () => {
  it('SE-12 what was changed before links were recorded is taken', async () => {
    const { uid, email, token: idToken } = await somebody();
    expect((await recordFrom('1 hour')).rowCount).toBe(1);
    await identityToolkit('accounts:update', { idToken, password: COMMON });
    const answer = await ask(await signInWith(email, COMMON), '/api/auth/sessions');
    await recordFrom('-1 hour');
    expect(answer.statusCode).toBe(200);
    expect((await getAuth().getUser(uid)).customClaims).toEqual({ role: 'customer' });
    // Auth's moment is after the row again: it is no change that is known.
    expect((await ask(await signInWith(email, COMMON), '/api/auth/sessions')).statusCode).toBe(401);
  });

  it('SE-12 VA-01 a password by a link of ours is taken, thirty days later as well', async () => {
    const { uid, email } = await somebody();
    await portal.app.inject({
      method: 'POST',
      url: '/api/auth/password-reset',
      payload: { email, language: 'en' },
    });
    await expect
      .poll(async () => (await outboxRows(portal.database)).map(({ state }) => state))
      .not.toContain('waiting');
    const oobCode = new URL(sent[0]?.resetLink ?? '').searchParams.get('oobCode');
    await identityToolkit('accounts:resetPassword', { oobCode, newPassword: 'staple horse' });
    await forgetOldAuthLinks(portal.database.db, new Date(Date.now() + 29 * DAY));
    const answer = await ask(await signInWith(email, 'staple horse'), '/api/auth/sessions');
    expect(answer.statusCode).toBe(200);
    expect((await getAuth().getUser(uid)).customClaims).toEqual({ role: 'customer' });
    await forgetOldAuthLinks(portal.database.db, new Date(Date.now() + 31 * DAY));
    const links = await portal.database.pool.query('SELECT FROM auth_links WHERE uid = $1', [uid]);
    expect(links.rowCount).toBe(0);
  });

  it('SE-12 VA-02 a password that the portal set is taken', async () => {
    const { uid, email, token } = await somebody();
    const changed = await portal.app.inject({
      method: 'POST',
      url: '/api/auth/password',
      headers: { authorization: `Bearer ${token}` },
      payload: { newPassword: 'staple horse' },
    });
    expect(changed.statusCode).toBe(204);
    const answer = await ask(await signInWith(email, 'staple horse'), '/api/auth/sessions');
    expect(answer.statusCode).toBe(200);
    expect((await getAuth().getUser(uid)).customClaims).toEqual({ role: 'customer' });
  });
});
