import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { apiErrorSchema } from '#domain/access/api-error.ts';
import { TERMS_VERSION } from '#domain/access/terms.ts';
import { accountMembers } from '#server/accounts/members/table.ts';
import { changeProfile } from '#server/accounts/profile/profile-change.ts';
import { termsAcceptances } from '#server/accounts/terms/table.ts';
import { signedIn } from './support/newcomers.ts';
import { orderInput, submitted } from './support/orders.ts';
import { TestClock } from './support/outbox.ts';
import { people, type Person } from './support/people.ts';
import { usePortal } from './support/use.ts';

const ADDRESS = '203.0.113.47';
const clock = new TestClock();
const portal = usePortal(() => ({
  clock: clock.read,
  config: { logLevel: 'trace', trustedProxies: 1 },
}));

function accept(person: Person, version = TERMS_VERSION) {
  return portal.request(person, {
    method: 'POST',
    url: '/api/auth/terms',
    headers: { 'x-forwarded-for': ADDRESS },
    payload: { version },
  });
}

function keptOf(person: Person) {
  return portal.database.db
    .select()
    .from(termsAcceptances)
    .where(eq(termsAcceptances.uid, people[person].uid))
    .orderBy(asc(termsAcceptances.id));
}

function profileOf(person: Person) {
  return portal.firebase.firestore.doc(`users/${people[person].uid}`);
}

async function auditOf(person: Person) {
  const { rows } = await portal.database.pool.query(
    "SELECT * FROM audit_trail WHERE resource = 'terms' AND actor_uid = $1",
    [people[person].uid],
  );
  return rows;
}

/** An owner of a practice who has not accepted the terms of today; `accepted` says what the profile tells. */
async function owner(uid: string, accepted: Record<string, unknown>) {
  const user = { uid, email: `${uid}@lens.test`, claims: { role: 'customer' } };
  await portal.firebase.createUser({ ...user, owesTerms: true });
  await portal.firebase.firestore.doc(`users/${uid}`).set(accepted, { merge: true });
  const membership = { uid, accountNumber: '100200', practiceRole: 'owner', isMain: true } as const;
  await portal.database.db.insert(accountMembers).values(membership);
  return signedIn(portal, user);
}

const withKey = () => ({ 'idempotency-key': randomUUID() });

describe('TM-06 terms that were not accepted', () => {
  it('TM-06 refuses orders with 403 and the reason until they are accepted, and nothing of the auth flow', async () => {
    const user = await owner('u-owing', {});
    const { id } = await submitted(portal);
    const post = (url: string, payload: object, headers: Record<string, string>) =>
      user.request({ method: 'POST', url, payload, headers });
    const { accountNumber: _account, ...correction } = orderInput();
    const ordering = [
      () => post('/api/orders', orderInput(), withKey()),
      // Before anything is said of what was sent.
      () => post('/api/orders', { patientReference: 7 }, withKey()),
      () => post(`/api/orders/${id}/resubmit`, correction, { 'if-match': '"1"' }),
      () => post(`/api/orders/${id}/cancel`, {}, { 'if-match': '"1"' }),
    ];
    for (const order of ordering) {
      const { statusCode, body } = await order();
      const { code, reason, message } = apiErrorSchema.parse(JSON.parse(body));
      expect([statusCode, code, reason]).toEqual([403, 'forbidden', 'terms']);
      expect(message).toBe('Accept the Terms and Conditions first');
    }
    for (const path of ['auth/sessions', 'orders', 'lenses', 'customer/application']) {
      const url = `/api/${path}`;
      expect([url, (await user.request({ url })).statusCode]).toEqual([url, 200]);
    }
    const accepted = await post('/api/auth/terms', { version: TERMS_VERSION }, {});
    expect(accepted.statusCode).toBe(200);
    expect((await post('/api/orders', orderInput(), withKey())).statusCode).toBe(201);
  });

  it('TM-06 an acceptance of an earlier version and a profile that is gone are none', async () => {
    const former = { termsAccepted: true, termsAcceptedDate: '2020-01-01T00:00:00.000Z' };
    const asked = await owner('u-former', former);
    const order = () =>
      asked.request({
        method: 'POST',
        url: '/api/orders',
        payload: orderInput(),
        headers: withKey(),
      });
    expect((await order()).statusCode).toBe(403);
    await portal.firebase.firestore.doc('users/u-former').delete();
    expect((await order()).statusCode).toBe(403);
  });
});

describe('RS-07 POST /api/auth/terms', () => {
  it('LG-04 keeps version, time and address, and has set the profile when it answers', async () => {
    const response = await accept('practice');
    const termsAcceptedDate = clock.read().toISOString();
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ termsAccepted: true, termsAcceptedDate });
    expect(await keptOf('practice')).toEqual([
      {
        id: expect.any(Number),
        uid: 'u-practice',
        email: 'practice@lens.test',
        version: TERMS_VERSION,
        acceptedAt: clock.read(),
        address: ADDRESS,
      },
    ]);
    const profile = (await profileOf('practice').get()).data();
    expect(profile).toMatchObject({ termsAccepted: true, termsAcceptedDate, accountNumber: '' });
    expect(await auditOf('practice')).toMatchObject([
      { action: 'terms.accept', resource_id: TERMS_VERSION, account_number: null, details: {} },
    ]);
  });

  it('LG-04 answers again what it answered first, and keeps nothing twice', async () => {
    const first = await accept('biller');
    clock.advance(60_000);
    const again = await accept('biller');
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    expect(await keptOf('biller')).toHaveLength(1);
    expect(await auditOf('biller')).toHaveLength(1);
  });

  it('LG-04 keeps one acceptance of two that come at once', async () => {
    const answers = await Promise.all([accept('other'), accept('other'), accept('other')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await keptOf('other')).toHaveLength(1);
    expect(await auditOf('other')).toHaveLength(1);
  });

  it('LG-04 sets the profile again when it does not say so any more', async () => {
    const first = await accept('unlinked');
    await profileOf('unlinked').update({ termsAccepted: false, termsAcceptedDate: '' });
    clock.advance(60_000);
    await accept('unlinked');
    expect((await profileOf('unlinked').get()).data()).toMatchObject(first.json());
    expect(await keptOf('unlinked')).toHaveLength(1);
  });

  it('LG-04 refuses another version than the one in force, and names it', async () => {
    const response = await accept('practice', '2020-01-01');
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      errors: { version: { rule: 'in-force', value: '2020-01-01', nearest: TERMS_VERSION } },
    });
    expect(await keptOf('practice')).toHaveLength(1);
  });

  it('VA-04 says so when there is no profile, and keeps nothing', async () => {
    const { firebase } = portal;
    const user = { uid: 'u-bare', email: 'bare@lens.test' };
    await firebase.createUser(user);
    await firebase.firestore.doc('users/u-bare').delete();
    const bare = await signedIn(portal, user);
    const payload = { version: TERMS_VERSION };
    const response = await bare.request({ method: 'POST', url: '/api/auth/terms', payload });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not-found', message: 'User data not found' });
    expect((await firebase.firestore.doc('users/u-bare').get()).exists).toBe(false);
  });

  it('SE-04 logs neither the address nor what is told to the profile', async () => {
    const { database, firebase, logged } = portal;
    await firebase.auth.deleteUser('u-bare');
    await database.db.transaction((tx) => changeProfile(tx, 'u-bare', { accountNumber: '909909' }));
    await portal.app.close();
    const text = logged.join('');
    expect(text).toContain('outbox row given up');
    expect(text).not.toContain('909909');
    expect(text).not.toContain(ADDRESS);
  });
});
