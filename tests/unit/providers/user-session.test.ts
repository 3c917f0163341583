import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHttpClient } from '#providers/http/http.ts';
import { createUserSession } from '#providers/user-session.ts';
import { memoryDocuments } from '#tests/fixtures/memory-documents.ts';
import { stubStorages } from '#tests/fixtures/memory-storage.ts';
import { FakeAuth, PRACTICE_USER } from './fake-auth.ts';
import { fakeFetch } from './fake-fetch.ts';
import { practiceState, startFakeSession } from './session-fixture.ts';

beforeEach(stubStorages);
afterEach(() => vi.unstubAllGlobals());

/** What the session does for a practice of two accounts, as the portal puts it together. */
function startUser() {
  const { profile } = practiceState();
  const main = { accountNumber: '100200', practice: 'North', practiceRole: 'owner' };
  const additionalAccounts = [{ accountNumber: '100201', practice: 'South' }];
  fakeFetch(() => ({ json: { ...main, additionalAccounts, page: 1, records: 25, total: 1 } }));
  const documents = memoryDocuments({ 'users/u1': { ...profile } });
  return createUserSession({
    auth: new FakeAuth(PRACTICE_USER),
    authFlow: {} as never,
    documents: () => Promise.resolve(documents),
    client: createHttpClient({
      baseUrl: '/api',
      token: () => Promise.resolve('t'),
      endSession: () => undefined,
      log: () => undefined,
    }),
    lastActivity: {} as never,
    serverClock: {} as never,
    session: startFakeSession(PRACTICE_USER).session,
    log: () => undefined,
  });
}

it.each([
  ['that was chosen last', '100201', '100201'],
  ['of the profile when none was chosen', null, '100200'],
])('EN-05 whoever comes back is on the account %s', async (_, chosen, accountNumber) => {
  if (chosen !== null) localStorage.setItem('accountNumber', chosen);
  const state = await startUser().establish(PRACTICE_USER, () => true);
  expect(state).toMatchObject({ status: 'signedIn', accountNumber });
});
