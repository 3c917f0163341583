import { sessionCounts, sessionEndsSchema } from '#domain/schemas/session.ts';
import { endSessions } from '#server/access/sessions/end-sessions.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { failingAsSuper, someUser, userFacts } from './support/functions.ts';
import { startPortal, type TestPortal } from './support/portal.ts';

/** The second in which a session began that was ended. */
const ENDED = 1_700_000_000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const { auditAbout, endsOf } = userFacts(() => portal);

/** Disables a user whose one session has ended already, which goes wrong, and checks that nothing of it is left. */
async function expectNothingLeft(): Promise<void> {
  const { uid } = await someUser(portal);
  await endSessions(portal.callers, uid, [ENDED]);
  expect(await failingAsSuper(portal, 'updateUserStatus', { userId: uid, disabled: true })).toBe(
    500,
  );
  vi.restoreAllMocks();
  // May sign in, and what had ended stays ended.
  const ends = sessionEndsSchema.parse(await endsOf(uid));
  expect([ends.disabled, sessionCounts(ends, ENDED)]).toEqual([false, false]);
  expect((await portal.firebase.auth.getUser(uid)).disabled).toBe(false);
  expect(await auditAbout(uid)).toEqual([]);
}

it('FN-07 leaves a user whom Auth did not disable as they were', async () => {
  const updating = vi.spyOn(portal.firebase.auth, 'updateUser');
  updating.mockRejectedValueOnce(new Error('no answer'));
  await expectNothingLeft();
});

it('FN-07 SE-03 enables a user again whom Auth disabled, but whose line was not written', async () => {
  const { auth } = portal.firebase;
  const update = auth.updateUser.bind(auth);
  vi.spyOn(auth, 'updateUser').mockImplementationOnce(async (uid, changes) => {
    const updated = await update(uid, changes);
    vi.spyOn(auth, 'getUser').mockRejectedValueOnce(new Error('no answer'));
    return updated;
  });
  await expectNothingLeft();
});
