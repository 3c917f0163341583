import { sessionCounts, sessionEndsSchema } from '#domain/schemas/session.ts';
import { endSessions } from '#server/access/sessions/end-sessions.ts';
import { expect, it, vi } from 'vitest';
import { usePortal } from './support/use.ts';
import { failingAsSuper, someUser, userFacts } from './support/functions.ts';

/** The second in which a session began that was ended. */
const ENDED = 1_700_000_000;

const portal = usePortal();

const { auditAbout, endsOf } = userFacts(() => portal);

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
