import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserLastActivity } from '#providers/activity/last-activity.ts';
import { createServerClock } from '#providers/activity/server-clock.ts';
import { createHttpClient } from '#providers/http/http.ts';
import { startSession } from '#providers/start-session.ts';
import type { SessionParts } from '#providers/start-session.ts';
import { buildCustomerInformation } from '#tests/fixtures/build-profile.ts';
import { memoryDocuments } from '#tests/fixtures/memory-documents.ts';
import { stubStorages } from '#tests/fixtures/memory-storage.ts';
import { FakeAuth, PRACTICE_USER } from './fake-auth.ts';
import { fakeFetch } from './fake-fetch.ts';
import { practiceState } from './session-fixture.ts';

const MINUTE = 60_000;

beforeEach(() => {
  stubStorages();
  // No other tab writes here.
  vi.stubGlobal('addEventListener', vi.fn<typeof addEventListener>());
});
afterEach(() => vi.unstubAllGlobals());

const log = vi.fn<SessionParts['log']>();
const token = () => Promise.resolve('t');

/** A page whose browser kept the sign-in and no activity; the stored record tells of some so many minutes ago. */
async function comeBack(minutes: number) {
  fakeFetch(() => ({ json: buildCustomerInformation() }));
  const documents = memoryDocuments({
    'users/u1': { ...practiceState().profile },
    'userActivity/u1': { lastActivity: Date.now() - minutes * MINUTE },
  });
  const session = startSession({
    auth: new FakeAuth(PRACTICE_USER),
    authFlow: {} as never,
    documents: () => Promise.resolve(documents),
    client: createHttpClient({ baseUrl: '/api', token, endSession: () => undefined, log }),
    lastActivity: browserLastActivity(),
    serverClock: createServerClock(Date.now),
    log,
  });
  await session.authReady;
  return session.get();
}

it.each([
  ['signed in', 59, { status: 'signedIn', user: PRACTICE_USER }],
  ['signed out', 61, { status: 'signedOut', because: 'idle' }],
])('IN-10 whoever comes back is %s by a record of %i minutes ago', async (_what, ago, state) => {
  expect(await comeBack(ago)).toMatchObject(state);
});
