import type { UserRecord } from 'firebase-admin/auth';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { userRowSchema } from '#domain/access/user.ts';
import { copyUsers } from '#server/accounts/users/copy-users.ts';
import { askedNow } from '#server/accounts/users/directory.ts';
import { reconcileAndLog, reconcileDirectory } from '#server/accounts/users/reconcile-directory.ts';
import { callAsSuper } from './support/functions.ts';
import { insertManyUsers } from './support/many-users.ts';
import { list, orderInput, submit } from './support/orders.ts';
import { usePortal } from './support/use.ts';

const MANY = 60;
/** With a NUL, and with half a pair. */
const NAME = 'Ada\0Lace \ud83d';

const portal = usePortal();
beforeAll(async () => {
  await insertManyUsers(portal.firebase, MANY);
});
beforeEach(() => portal.database.pool.query("DELETE FROM portal_users WHERE uid LIKE 'many-%'"));

function uidOf(number: number): string {
  return `many-${String(number).padStart(5, '0')}`;
}

async function rows(): Promise<Map<string, string>> {
  const { rows: found } = await portal.database.pool.query<{ uid: string; name: string }>(
    "SELECT uid, name FROM portal_users WHERE uid LIKE 'many-%' ORDER BY uid",
  );
  return new Map(found.map(({ uid, name }) => [uid, name]));
}

async function manyRecords(): Promise<UserRecord[]> {
  const { users } = await portal.firebase.auth.listUsers();
  return users.filter(({ uid }) => uid.startsWith('many-'));
}

/** The user with other facts; a record itself cannot be changed. */
function changed(user: UserRecord, facts: object): UserRecord {
  const own = Object.entries(facts).map(([name, value]: [string, unknown]) => [name, { value }]);
  const record: unknown = Object.create(user, Object.fromEntries(own) as PropertyDescriptorMap);
  return record as UserRecord;
}

/** What Auth should never tell, each for another reason why it cannot be copied. */
const UNREADABLE: Record<string, (user: UserRecord) => object> = {
  'a uid that cannot be stored': ({ uid }) => ({ uid: `${uid}\0` }),
  'a date that is none': ({ metadata }) => ({
    metadata: { creationTime: metadata.creationTime, lastSignInTime: 'yesterday' },
  }),
  'a date too late for PostgreSQL': ({ metadata }) => ({
    metadata: {
      creationTime: metadata.creationTime,
      lastSignInTime: '+275760-09-13T00:00:00.000Z',
    },
  }),
  'an address too long for the index': () => ({
    email: `${Array.from({ length: 9_000 }, (_, at) => String.fromCharCode(0x4e00 + ((at * 7919) % 20_000))).join('')}@lens.test`,
  }),
};

/** As Drizzle has it when the connection goes away: with everything that the query was about. */
const LOST = Object.assign(
  new Error('Failed query: insert … params: ada@lens.test', {
    cause: Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
  }),
  { query: 'insert', params: ['ada@lens.test'] },
);

function failing(): never {
  throw LOST;
}

describe('the directory and one bad record', () => {
  it('SE-10 is reconciled whole when the first, a middle and the last user have a NUL and half a pair in their name', async () => {
    const { auth } = portal.firebase;
    const named = [1, MANY / 2, MANY].map(uidOf);
    for (const uid of named) await auth.updateUser(uid, { displayName: NAME });
    expect(await reconcileDirectory(portal.database)).toEqual([]);
    const found = await rows();
    expect(found.size).toBe(MANY);
    for (const uid of named) expect(found.get(uid)).toMatch(/^Ada\ufffd/);
    for (const uid of named) await auth.updateUser(uid, { displayName: 'Member' });
  });

  it.each(Object.entries(UNREADABLE))(
    'SE-10 leaves nobody else out because of %s, at the first, a middle or the last place',
    async (_what, spoil) => {
      const { db } = portal.database;
      for (const place of [0, MANY / 2, MANY - 1]) {
        await portal.database.pool.query("DELETE FROM portal_users WHERE uid LIKE 'many-%'");
        const users: UserRecord[] = (await manyRecords()).map((user, index) =>
          index === place ? changed(user, spoil(user)) : user,
        );
        const skipped = await copyUsers(db, users, await askedNow(db));
        expect(skipped.map(({ uid }) => uid)).toEqual([users[place]?.uid]);
        expect((await rows()).size).toBe(MANY - 1);
      }
    },
  );

  it('SE-10 keeps whom it knew and cannot read any more, and counts them as told', async () => {
    const { db } = portal.database;
    await reconcileDirectory(portal.database);
    const askedAt = await askedNow(db);
    const users: UserRecord[] = (await manyRecords()).map((user, index) =>
      index === 7 ? changed(user, { metadata: { creationTime: 'never' } }) : user,
    );
    await copyUsers(db, users, askedAt);
    const { rows: told } = await portal.database.pool.query<{ count: number }>(
      "SELECT count(*)::int AS count FROM portal_users WHERE uid LIKE 'many-%' AND synced_at >= $1",
      [askedAt],
    );
    expect(told[0]?.count).toBe(MANY);
  });

  it('SE-10 does not take a lost database for a bad record', async () => {
    const { db } = portal.database;
    const users = await manyRecords();
    vi.spyOn(db, 'insert').mockImplementationOnce(failing);
    await expect(copyUsers(db, users, new Date())).rejects.toBe(LOST);
  });

  it('SE-10 logs why it was not reconciled without the query’s parameters', async () => {
    const logged: object[] = [];
    vi.spyOn(portal.database.db, 'insert').mockImplementationOnce(failing);
    await reconcileAndLog(portal.database, { error: (facts: object) => void logged.push(facts) });
    expect(logged).toMatchObject([{ error: { type: 'Error', cause: { code: 'ECONNRESET' } } }]);
    expect(JSON.stringify(logged)).not.toContain('ada@lens.test');
  });
});

describe('somebody whose name cannot be stored', () => {
  it('SE-10 is served as everybody: lists, orders, the callables and the audit trail', async () => {
    const { firebase } = portal;
    for (const uid of ['u-practice', 'u-super']) {
      await firebase.auth.updateUser(uid, { displayName: NAME });
      const profile = { firstName: NAME, lastName: NAME, company: NAME };
      await firebase.firestore.doc(`users/${uid}`).update(profile);
    }
    portal.tokens.practice = await firebase.signIn('practice@lens.test');
    portal.tokens.super = await firebase.signIn('super@lens.test');

    const order = await submit(portal, 'practice', orderInput());
    expect(order.statusCode).toBe(201);
    for (const url of ['/api/users/u-practice', '/api/users/u-practice/audit', '/api/users.csv']) {
      expect([url, (await portal.request('super', { url })).statusCode]).toEqual([url, 200]);
    }
    expect((await list(portal, 'super', { filter: { q: 'Ada' } }, 'users')).statusCode).toBe(200);
    const answer = await callAsSuper(portal, 'getUserByUid', { data: { uid: 'u-practice' } });
    expect(userRowSchema.parse(answer.result).name).toMatch(/^Ada\ufffd/);
    const status = await callAsSuper(portal, 'updateUserStatus', {
      userId: 'u-practice',
      disabled: false,
    });
    expect(status.status).toBe(200);
  });
});
