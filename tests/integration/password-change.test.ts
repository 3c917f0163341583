import { until } from 'test-tools/until.ts';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { apiErrorSchema } from '#domain/access/api-error.ts';
import { lockUsers } from '#server/accounts/users/lock-users.ts';
import { auditOf, newcomer, type Newcomer } from './support/newcomers.ts';
import { signInWith } from './support/passwords.ts';
import { usePortal } from './support/use.ts';

const OLD = 'correct horse';
const NEW = 'staple horse battery';
const MINUTE = 60_000;
/** How many tests want a user of their own. */
const TESTS = 10;

const portal = usePortal(() => ({ clock: () => new Date(Date.now() + ahead) }));
let ahead = 0;
/** Users whom no test has taken yet. They are all made at once: each sign-in is to be in a later second. */
const spare: Newcomer[] = [];
beforeAll(async () => {
  spare.push(...(await Promise.all(Array.from({ length: TESTS }, () => newcomer(portal)))));
  await nextSecond();
});
afterEach(() => {
  ahead = 0;
  vi.restoreAllMocks();
});

/** One of the user's browsers. */
async function browser(email: string, password = OLD) {
  const token = await signInWith(email, password);
  const headers = { authorization: `Bearer ${token}` };
  const claims = JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()) as {
    auth_time: number;
  };
  return {
    signedInAt: claims.auth_time,
    change: (payload: object) =>
      portal.app.inject({ method: 'POST', url: '/api/auth/password', headers, payload }),
    isAlive: async () => {
      const response = await portal.app.inject({ url: '/api/auth/sessions', headers });
      return response.statusCode === 200;
    },
  };
}

const currentSecond = () => Math.floor(Date.now() / 1000);

/** A sign-in is known to the second. */
async function nextSecond(): Promise<void> {
  const second = currentSecond();
  await until(() => expect(currentSecond()).toBeGreaterThan(second));
}

function somebody(): Newcomer {
  const person = spare.pop();
  if (!person) throw new Error(`More than ${TESTS} tests want a user`);
  return person;
}

describe('changing the password', () => {
  it('VA-02 sets it, ends every other session, keeps this one, and is recorded', async () => {
    const { uid, email } = somebody();
    const other = await browser(email);
    await nextSecond();
    const here = await browser(email);
    const response = await here.change({ newPassword: NEW });
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect([await here.isAlive(), await other.isAlive()]).toEqual([true, false]);
    expect(await signInWith(email, OLD)).toBeNull();
    expect(await (await browser(email, NEW)).isAlive()).toBe(true);
    expect(await auditOf(portal, { actor: uid })).toMatchObject([
      {
        action: 'password.change',
        resource: 'users',
        resource_id: uid,
        details: { oneTime: false },
      },
    ]);
  });

  it('VA-02 keeps the former sign-in of this browser too: its other tabs have it a moment longer', async () => {
    const { email } = somebody();
    const elsewhere = await browser(email);
    await nextSecond();
    const before = await browser(email);
    await nextSecond();
    const again = await browser(email);
    await again.change({ newPassword: NEW, formerSignIn: before.signedInAt });
    const alive = [await again.isAlive(), await before.isAlive(), await elsewhere.isAlive()];
    expect(alive).toEqual([true, true, false]);
  });

  it('VA-02 wants a sign-in no older than five minutes, and changes nothing without', async () => {
    const { email } = somebody();
    const here = await browser(email);
    ahead = 5 * MINUTE + 1_000;
    const response = await here.change({ newPassword: NEW });
    expect(response.statusCode).toBe(403);
    expect(apiErrorSchema.parse(response.json()).errors).toMatchObject({
      currentPassword: { rule: 'recent' },
    });
    expect(await signInWith(email, OLD)).not.toBeNull();
  });

  it.each([
    ['short', 'Ab1-xyz'],
    ['long', 'x'.repeat(129)],
    ['common', 'PassWord1'],
    ['email', 'EMAIL'],
  ])('VA-02 refuses what is %s, naming the field', async (rule, password) => {
    const { email } = somebody();
    const here = await browser(email);
    const newPassword = password === 'EMAIL' ? email.toUpperCase() : password;
    const response = await here.change({ newPassword });
    expect(response.statusCode).toBe(422);
    expect(apiErrorSchema.parse(response.json()).errors?.['newPassword']?.rule).toBe(rule);
    expect(await here.isAlive()).toBe(true);
    expect(response.body).not.toContain(newPassword);
  });

  it('VA-02 lets the browser go on while Firebase already refuses what it had', async () => {
    const { email } = somebody();
    const here = await browser(email);
    const { auth } = portal.firebase;
    const updateUser = auth.updateUser.bind(auth);
    const meanwhile: boolean[] = [];
    vi.spyOn(auth, 'updateUser').mockImplementationOnce(async (uid, change) => {
      await nextSecond();
      await nextSecond();
      const user = await updateUser(uid, change);
      // As an instance that has not seen this browser yet.
      portal.callers.forget(uid);
      meanwhile.push(await here.isAlive());
      return user;
    });
    expect((await here.change({ newPassword: NEW })).statusCode).toBe(204);
    // Long after our document and Firebase have settled.
    ahead = MINUTE;
    expect([...meanwhile, await here.isAlive()]).toEqual([true, true]);
  });

  it('SE-04 no password reaches a log', () => {
    const log = portal.logged.join('\n');
    expect(log).not.toContain(NEW);
    expect(log).not.toContain(OLD);
  });
});

describe('a one-time password', () => {
  it('SE-06 lets nothing else be done before another one is chosen, and then everything', async () => {
    const { uid, email } = somebody();
    const { auth } = portal.firebase;
    await auth.setCustomUserClaims(uid, { role: 'admin', mustChangePassword: true });
    const token = await signInWith(email, OLD);
    const headers = { authorization: `Bearer ${token}` };
    const orders = () => portal.app.inject({ url: '/api/orders', headers });
    expect((await orders()).statusCode).toBe(403);
    const changed = await portal.app.inject({
      method: 'POST',
      url: '/api/auth/password',
      headers,
      payload: { newPassword: NEW },
    });
    expect(changed.statusCode).toBe(204);
    expect((await orders()).statusCode).toBe(200);
    expect((await auth.getUser(uid)).customClaims).toEqual({ role: 'admin' });
    expect(await auditOf(portal, { actor: uid })).toMatchObject([{ details: { oneTime: true } }]);
  });

  it('SE-06 waits for whoever changes users, and drops the mark in the same turn', async () => {
    const { uid, email } = somebody();
    const { auth } = portal.firebase;
    await auth.setCustomUserClaims(uid, { role: 'customer', mustChangePassword: true });
    const here = await browser(email);
    expect(await here.isAlive()).toBe(true);
    await nextSecond();
    const { changing } = await lockUsers(portal.database, async () => {
      const asked = here.change({ newPassword: NEW }).then((response) => response);
      // Time enough to have gone on without waiting.
      await nextSecond();
      await auth.updateUser(uid, { password: 'of the super admin' });
      return { changing: asked };
    });
    expect((await changing).statusCode).toBe(401);
    expect((await auth.getUser(uid)).customClaims).toMatchObject({ mustChangePassword: true });
  });
});
