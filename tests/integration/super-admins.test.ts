import { randomUUID } from 'node:crypto';
import { array, assert, asyncProperty, constantFrom, nat, tuple } from 'fast-check';
import { runs } from 'test-tools/runs.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FunctionName } from '#domain/access/functions.ts';
import { sessionCounts } from '#domain/access/session.ts';
import type { UserRole } from '#domain/access/user.ts';
import { claimsOfRole } from '#server/access/caller/user-role.ts';
import { sessionEndsOf } from '#server/access/sessions/end-sessions.ts';
import { RememberedCallers } from '#server/access/sessions/remembered-callers.ts';
import { actOnUser } from '#server/accounts/callables/act-on-user.ts';
import { CallableError } from '#server/accounts/callables/callable-error.ts';
import { makeFirstSuperAdmin } from '#server/accounts/callables/first-super-admin.ts';
import { openUserFunctions } from '#server/accounts/callables/handlers.ts';
import { isLastSuperAdmin } from '#server/accounts/users/last-super-admin.ts';
import { openDatabase, type Database } from '#server/platform/database/open-database.ts';
import { activeSuperAdmins } from './support/functions.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();
/** As two instances of the server have it; the embedded one serves only one. */
let databases: Database[];
beforeAll(async () => {
  const { connectionString: url } = portal.database.pool.options;
  databases = [portal.database, ...(url ? [await openDatabase({ url })] : [])];
});
afterAll(async () => {
  for (const database of databases.slice(1)) await database.close();
});

/** Nobody is a super admin but whom the test makes one. */
beforeEach(async () => {
  for (const uid of await activeSuperAdmins(portal)) {
    await portal.firebase.auth.updateUser(uid, { disabled: true });
  }
});

async function userWith(role: UserRole): Promise<string> {
  const uid = `u-${randomUUID()}`;
  await portal.firebase.auth.createUser({ uid, email: `${uid}@lens.test` });
  await portal.firebase.auth.setCustomUserClaims(uid, claimsOfRole(role));
  return uid;
}

/** Behind the real time: a sign-in is known to the second, and ending sessions would wait for the next one. */
const clock = () => new Date(Date.now() - 2_000);

type Act = 'demote' | 'makeCustomer' | 'disable' | 'delete' | 'promote' | 'enable';

let attempts = 0;

/** As if the actor had just signed in anew. Answers the code of the refusal, or null. */
async function attempt(actor: string, act: Act, target: string): Promise<string | null> {
  attempts += 1;
  const database = databases[Math.floor(attempts / 2) % databases.length] ?? portal.database;
  // All at once in one process, Firebase too: a busy machine needs longer than the usual five seconds.
  const functions = openUserFunctions({
    database,
    callers: new RememberedCallers(),
    clock,
    identityWithin: 60_000,
  });
  const [name, input] = callFor(act, target);
  const token = { auth_time: Math.floor(Date.now() / 1000) + 5 };
  try {
    await functions[name](input, { auth: { uid: actor, token }, headers: {} });
    return null;
  } catch (error) {
    if (error instanceof CallableError) return error.code;
    throw error;
  }
}

function callFor(act: Act, userId: string): [FunctionName, object] {
  const calls: Record<Act, [FunctionName, object]> = {
    demote: ['setRole', { userId, role: 'admin', isSuperAdmin: false }],
    makeCustomer: ['setRole', { userId, role: 'customer' }],
    promote: ['setRole', { userId, role: 'admin', isSuperAdmin: true }],
    disable: ['updateUserStatus', { userId, disabled: true }],
    enable: ['updateUserStatus', { userId, disabled: false }],
    delete: ['deleteUser', { userId }],
  };
  return calls[act];
}

describe('the last super admin', () => {
  it('AD-06 is left when two demote, disable or delete each other, 50 times at once', async () => {
    const acts = ['demote', 'makeCustomer', 'disable', 'delete'] as const;
    const [one, other] = [await userWith('superAdmin'), await userWith('superAdmin')];
    const codes = await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        const act = acts[index % acts.length] ?? 'demote';
        return index % 2 === 0 ? attempt(one, act, other) : attempt(other, act, one);
      }),
    );
    expect(await activeSuperAdmins(portal)).toHaveLength(1);
    expect(codes).toContain(null);
    const refused = new Set(codes.filter((code) => code !== null));
    for (const code of refused) {
      expect(['permission-denied', 'unauthenticated', 'not-found']).toContain(code);
    }
  });

  it('AD-06 is neither demoted, disabled nor deleted by anybody, with a message', async () => {
    const last = await userWith('superAdmin');
    for (const act of ['demote', 'makeCustomer', 'disable', 'delete'] as const) {
      expect([act, await attempt(last, act, last)]).toEqual([act, 'permission-denied']);
    }
    expect(await activeSuperAdmins(portal)).toEqual([last]);
  });

  it('AD-06 is whoever is left, whatever other users there are', async () => {
    const [last] = [await userWith('superAdmin'), await userWith('admin')];
    const user = await portal.firebase.auth.getUser(last);
    expect(await isLastSuperAdmin(portal.database.db, user)).toBe(true);
  });

  it('AD-06 does not count who is disabled', async () => {
    const [one, other] = [await userWith('superAdmin'), await userWith('superAdmin')];
    await portal.firebase.auth.updateUser(other, { disabled: true });
    // Who is disabled can be demoted: that takes nobody away.
    expect(await attempt(one, 'demote', other)).toBeNull();
    expect(await activeSuperAdmins(portal)).toEqual([one]);
  });

  it('AD-06 finds another one whom the directory does not know', async () => {
    const [one, other] = [await userWith('superAdmin'), await userWith('superAdmin')];
    await portal.database.pool.query('DELETE FROM portal_users');
    expect(await attempt(one, 'disable', other)).toBeNull();
    expect(await activeSuperAdmins(portal)).toEqual([one]);
  });

  it('AD-06 takes the word of the directory on another one when Auth says the same', async () => {
    const [one, other] = [await userWith('superAdmin'), await userWith('superAdmin')];
    await attempt(other, 'promote', one);
    expect(await attempt(one, 'disable', other)).toBeNull();
    expect(await activeSuperAdmins(portal)).toEqual([one]);
  });

  it('AD-06 does not believe a directory that knows one too many', async () => {
    const [one, other] = [await userWith('superAdmin'), await userWith('superAdmin')];
    // The directory hears of both; then one of them is demoted behind its back.
    await attempt(one, 'promote', other);
    await attempt(other, 'promote', one);
    await portal.firebase.auth.setCustomUserClaims(one, claimsOfRole('admin'));
    expect(await attempt(one, 'demote', other)).toBe('permission-denied');
    expect(await activeSuperAdmins(portal)).toEqual([other]);
  });

  it('AD-06 nobody does to themselves what takes their rights away', async () => {
    const [one] = [await userWith('superAdmin'), await userWith('superAdmin')];
    for (const act of ['demote', 'disable', 'delete'] as const) {
      expect([act, await attempt(one, act, one)]).toEqual([act, 'permission-denied']);
    }
    expect(await attempt(one, 'promote', one)).toBeNull();
    expect(await activeSuperAdmins(portal)).toHaveLength(2);
  });

  it('AD-06 whoever was demoted or disabled while waiting no longer acts', async () => {
    const [one, other] = [await userWith('superAdmin'), await userWith('superAdmin')];
    const target = await userWith('customer');
    // What they were when they were let in.
    const caller = { uid: other, name: other, roles: ['ADMIN' as const, 'SUPERADMIN' as const] };
    const act = () =>
      actOnUser({ caller, services: { ...portal, clock }, uid: target }, () =>
        Promise.resolve('done'),
      );
    expect(await act()).toBe('done');
    expect(await attempt(one, 'demote', other)).toBeNull();
    await expect(act()).rejects.toMatchObject({ code: 'permission-denied' });
    await attempt(one, 'promote', other);
    expect(await act()).toBe('done');
    const claims = { ...claimsOfRole('superAdmin'), mustChangePassword: true };
    await portal.firebase.auth.setCustomUserClaims(other, claims);
    await expect(act()).rejects.toMatchObject({ code: 'permission-denied' });
    await portal.firebase.auth.setCustomUserClaims(other, claimsOfRole('superAdmin'));
    expect(await act()).toBe('done');
    expect(await attempt(one, 'disable', other)).toBeNull();
    await expect(act()).rejects.toMatchObject({ code: 'permission-denied' });
  });

  it('AD-06 no sequence of changes, some at once, leaves none', async () => {
    const place = nat({ max: 3 });
    const act = constantFrom<Act>(
      'demote',
      'makeCustomer',
      'disable',
      'delete',
      'promote',
      'enable',
    );
    const step = array(tuple(place, act, place), { minLength: 1, maxLength: 4 });
    const role = constantFrom<UserRole>('superAdmin', 'superAdmin', 'admin', 'customer');
    const roles = tuple(role, role, role);
    await assert(
      asyncProperty(roles, array(step, { minLength: 1, maxLength: 6 }), async (others, steps) => {
        for (const uid of await activeSuperAdmins(portal)) {
          await portal.firebase.auth.deleteUser(uid);
        }
        const users: string[] = [];
        for (const one of ['superAdmin' as const, ...others]) users.push(await userWith(one));
        const userAt = (index: number) => users[index] ?? '';
        for (const atOnce of steps) {
          await Promise.all(
            atOnce.map(([actor, what, target]) => attempt(userAt(actor), what, userAt(target))),
          );
          expect((await activeSuperAdmins(portal)).length).toBeGreaterThan(0);
        }
        // A page of users holds 1,000, and those of all histories would be more.
        await portal.firebase.auth.deleteUsers(users);
      }),
      { numRuns: runs(0.1) },
    );
  });
});

async function newUser(): Promise<{ uid: string; email: string }> {
  const uid = `u-${randomUUID()}`;
  const email = `${uid}@lens.test`;
  await portal.firebase.auth.createUser({ uid, email });
  return { uid, email };
}

const make = (email: string) => makeFirstSuperAdmin(portal.database, email);

it('AD-06 makes a user the first super admin, keeps other claims, and may be done again', async () => {
  const { uid, email } = await newUser();
  await portal.firebase.auth.setCustomUserClaims(uid, { mustChangePassword: true });
  const signedInAt = Math.floor(Date.now() / 1000);
  await make(email);
  await make(email);
  expect(sessionCounts(await sessionEndsOf(uid), signedInAt)).toBe(false);
  const { customClaims } = await portal.firebase.auth.getUser(uid);
  expect(customClaims).toEqual({ role: 'admin', isSuperAdmin: true, mustChangePassword: true });
  const { rows } = await portal.database.pool.query(
    "SELECT count(*)::int AS lines FROM audit_trail WHERE resource_id = $1 AND action = 'user.setRole'",
    [uid],
  );
  expect(rows).toEqual([{ lines: 2 }]);
});

it('AD-06 refuses while somebody else is a super admin', async () => {
  await make((await newUser()).email);
  const { uid, email } = await newUser();
  await expect(make(email)).rejects.toThrow('in User Management');
  expect((await portal.firebase.auth.getUser(uid)).customClaims ?? {}).toEqual({});
});

it('AD-06 refuses an address that nobody has, and a user who is disabled', async () => {
  await expect(make('nobody@lens.test')).rejects.toThrow('No user has this address');
  const { uid, email } = await newUser();
  await portal.firebase.auth.updateUser(uid, { disabled: true });
  await expect(make(email)).rejects.toThrow('is disabled');
});
