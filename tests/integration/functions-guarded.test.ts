import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { functionInputs, type FunctionName } from '#domain/access/functions.ts';
import { sessionCounts, sessionEndsSchema } from '#domain/access/session.ts';
import { endSessions } from '#server/access/sessions/end-sessions.ts';
import { callAsSuper, failingAsSuper, lineOf, someUser, userFacts } from './support/functions.ts';
import { jsonSchemaOf, schemaPlaces, withNameAt, withValueAt } from './support/schema-places.ts';
import { usePortal } from './support/use.ts';

const PASSWORD = 'violet harbour 42';

const portal = usePortal();

const { auditAbout, claimsOf, endsOf, inDirectory } = userFacts(() => portal);

describe('what fails halfway', () => {
  it('SE-03 leaves no line about what Auth refused', async () => {
    const user = await someUser(portal);
    const claims = { locale: 'x'.repeat(975) };
    await portal.firebase.auth.setCustomUserClaims(user.uid, claims);
    // With the role the claims no longer fit into the thousand characters of Auth.
    const input = { userId: user.uid, role: 'admin', isSuperAdmin: true };
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const { status, error } = await callAsSuper(portal, 'setRole', input);
    logged.mockRestore();
    expect([status, error]).toMatchObject([500, { message: 'Something went wrong on our side' }]);
    expect(await claimsOf(user.uid)).toEqual(claims);
    expect(await auditAbout(user.uid)).toEqual([]);
  });

  it('FN-05 SE-03 enables nobody whose line is not committed, and leaves nothing of them', async () => {
    const email = 'never@lens.test';
    const made: string[] = [];
    const notCommitted = vi.spyOn(portal.database.db, 'transaction');
    const { auth, firestore } = portal.firebase;
    const transact = portal.database.db.transaction.bind(portal.database.db);
    notCommitted.mockImplementationOnce((work) =>
      transact(async (tx) => {
        await work(tx);
        const { uid, disabled } = await auth.getUserByEmail(email);
        made.push(uid);
        expect(disabled).toBe(true);
        throw new Error('not committed');
      }),
    );
    const input = { email, password: PASSWORD, role: 'customer' };
    expect(await failingAsSuper(portal, 'createUser', input)).toBe(500);
    notCommitted.mockRestore();
    expect(made).toHaveLength(1);
    await expect(auth.getUser(made[0] ?? '')).rejects.toMatchObject({
      code: 'auth/user-not-found',
    });
    expect((await firestore.doc(`users/${made[0]}`).get()).exists).toBe(false);
    expect(await auditAbout(made[0] ?? '')).toEqual([]);
  });

  it('FN-05 leaves a user who could not be enabled disabled, recorded and on the list', async () => {
    const email = 'later@lens.test';
    const updating = vi.spyOn(portal.firebase.auth, 'updateUser');
    updating.mockRejectedValueOnce(new Error('no answer'));
    const input = { email, password: PASSWORD, role: 'customer' };
    expect(await failingAsSuper(portal, 'createUser', input)).toBe(500);
    updating.mockRestore();
    const { uid, disabled } = await portal.firebase.auth.getUserByEmail(email);
    expect(disabled).toBe(true);
    expect(await auditAbout(uid)).toEqual([
      lineOf({ uid, email }, 'user.create', { role: 'customer' }),
    ]);
    expect(await inDirectory(uid)).toMatchObject({ disabled: true });
  });

  it('FN-06 has recorded a deletion that Auth cut short, and completes it when asked again', async () => {
    const user = await someUser(portal);
    const deleting = vi.spyOn(portal.firebase.auth, 'deleteUser');
    deleting.mockRejectedValueOnce(new Error('no answer'));
    expect(await failingAsSuper(portal, 'deleteUser', { userId: user.uid })).toBe(500);
    deleting.mockRestore();
    expect((await portal.firebase.auth.getUser(user.uid)).disabled).toBe(true);
    const told = { role: 'customer', name: user.email };
    expect(await auditAbout(user.uid)).toEqual([lineOf(user, 'user.delete', told)]);
    expect(await inDirectory(user.uid)).toBeUndefined();
    expect((await callAsSuper(portal, 'deleteUser', { userId: user.uid })).status).toBe(200);
    await expect(portal.firebase.auth.getUser(user.uid)).rejects.toMatchObject({
      code: 'auth/user-not-found',
    });
  });
});

/** The second in which a session began that was ended. */
const ENDED = 1_700_000_000;

/** Disables a user whose one session has ended already, which goes wrong; returns the status and what is left of it. */
async function disableInVain() {
  const { uid } = await someUser(portal);
  await endSessions(portal.callers, uid, [ENDED]);
  const input = { userId: uid, disabled: true };
  const status = await failingAsSuper(portal, 'updateUserStatus', input);
  vi.restoreAllMocks();
  const ends = sessionEndsSchema.parse(await endsOf(uid));
  const { disabled } = await portal.firebase.auth.getUser(uid);
  const lines = await auditAbout(uid);
  return { status, disabled: [ends.disabled, disabled], counts: sessionCounts(ends, ENDED), lines };
}

/** They may sign in, and what had ended stays ended. */
const AS_BEFORE = { status: 500, disabled: [false, false], counts: false, lines: [] };

it('FN-07 leaves a user whom Auth did not disable as they were', async () => {
  const updating = vi.spyOn(portal.firebase.auth, 'updateUser');
  updating.mockRejectedValueOnce(new Error('no answer'));
  expect(await disableInVain()).toEqual(AS_BEFORE);
});

it('FN-07 SE-03 enables a user again whom Auth disabled, but whose line was not written', async () => {
  const { auth } = portal.firebase;
  const update = auth.updateUser.bind(auth);
  vi.spyOn(auth, 'updateUser').mockImplementationOnce(async (uid, changes) => {
    const updated = await update(uid, changes);
    vi.spyOn(auth, 'getUser').mockRejectedValueOnce(new Error('no answer'));
    return updated;
  });
  expect(await disableInVain()).toEqual(AS_BEFORE);
});

const BAD = { 'a NUL': 'a\0b', 'half a pair': 'a\ud83d' };
const NAMES = Object.keys(functionInputs) as FunctionName[];

const detailsSchema = z.object({ field: z.string(), rule: z.string() });

async function told(name: FunctionName, input: unknown) {
  const { status, error } = await callAsSuper(portal, name, input);
  return { status, ...detailsSchema.safeParse(error?.details).data };
}

describe('texts that cannot be stored', () => {
  it.each(NAMES)('SE-10 %s refuses them with 400 and names the field', async (name) => {
    const { values, names } = schemaPlaces(jsonSchemaOf(functionInputs[name]));
    for (const text of Object.values(BAD)) {
      for (const place of values) {
        expect(await told(name, withValueAt({}, place, text))).toEqual({
          status: 400,
          field: place.join('.'),
          rule: 'text',
        });
      }
      for (const place of names) {
        const field = [...place.slice(0, -1), text.replace(/\0|\ud83d/, '\ufffd')].join('.');
        const answer = await told(name, withNameAt({}, place, text));
        expect(answer).toEqual({ status: 400, field, rule: 'text' });
      }
    }
  });
});
