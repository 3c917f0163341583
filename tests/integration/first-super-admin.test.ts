import { sessionCounts } from '#domain/schemas/session.ts';
import { sessionEndsOf } from '#server/access/sessions/end-sessions.ts';
import { makeFirstSuperAdmin } from '#server/accounts/callables/first-super-admin.ts';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import { activeSuperAdmins } from './support/functions.ts';

const portal = usePortal();

beforeEach(async () => {
  for (const uid of await activeSuperAdmins(portal)) {
    await portal.firebase.auth.updateUser(uid, { disabled: true });
  }
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
