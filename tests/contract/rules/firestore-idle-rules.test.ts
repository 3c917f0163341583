// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { INACTIVITY_GRACE, INACTIVITY_TIMEOUT } from '#domain/constants.ts';
import { ACCOUNTS } from './support/actors.ts';
import type { AccountName } from './support/actors.ts';
import { decisionOn } from './support/decision.ts';
import { buildActivity, buildNewProfile } from './support/documents.ts';
import type { Data } from './support/documents.ts';
import { RulesSuite } from './support/rules-suite.ts';
import type { Firestore } from './support/rules-suite.ts';
import { endsPath } from './support/session-ends.ts';

const LIMIT = INACTIVITY_TIMEOUT + INACTIVITY_GRACE;
/** More than a slow machine needs from building a value to the rules' look at it. */
const MARGIN = 20_000;
const PATH = `userActivity/${ACCOUNTS.customer.uid}`;
const suite = await RulesSuite.open('firestore', 'idle-rules');

/** A session that began so many ms ago. */
const signedIn = (ago: number, name: AccountName = 'customer') =>
  suite.firestoreSince(name, Math.floor((Date.now() - ago) / 1000));

/** What the rules say to a new record of now, from a session that began `ago` ms ago. */
async function decide(ago: number, overrides: Data = {}) {
  const now = Date.now();
  const record = buildActivity('customer', { lastActivity: now, lastSync: now, ...overrides });
  return decisionOn(signedIn(ago).doc(PATH).set(record));
}

const storeOf = (lastActivity: unknown) =>
  suite.store({ [PATH]: buildActivity('customer', { lastActivity }) });

describe.each([
  ['milliseconds', (moment: number) => moment],
  ['a time of Firestore', (moment: number) => new Date(moment)],
])('SE-02 a session that was idle, kept as %s', (_form, as) => {
  it('goes on within the limit and the grace', async () => {
    await storeOf(as(Date.now() - LIMIT + MARGIN));
    expect(await decide(LIMIT + MARGIN)).toBe('allowed');
  });

  it('does not revive itself after that', async () => {
    await storeOf(as(Date.now() - LIMIT - MARGIN));
    expect(await decide(LIMIT + MARGIN)).toBe('denied');
    expect(await decide(24 * LIMIT)).toBe('denied');
  });

  it('does not revive itself by a sign-in that is as old', async () => {
    await storeOf(as(Date.now() - 3 * LIMIT));
    expect(await decide(LIMIT + MARGIN)).toBe('denied');
  });

  it('is followed by one that begins with a new sign-in', async () => {
    await storeOf(as(Date.now() - 3 * LIMIT));
    expect(await decide(LIMIT - MARGIN)).toBe('allowed');
    expect(await decide(0)).toBe('allowed');
  });
});

describe('SE-02 a session without a record', () => {
  it('makes one soon after its sign-in, and not to revive itself', async () => {
    await suite.store({});
    expect(await decide(LIMIT + MARGIN)).toBe('denied');
    expect(await decide(LIMIT - MARGIN)).toBe('allowed');
  });
});

describe.each(['lastActivity', 'lastSync'])('SE-02 %s', (key) => {
  it.each([
    ['milliseconds', (moment: number) => moment],
    ['a time of Firestore', (moment: number) => new Date(moment)],
  ])('lies a minute ahead at most, as %s', async (_form, as) => {
    await suite.store({});
    expect(await decide(0, { [key]: as(Date.now() + INACTIVITY_GRACE + MARGIN) })).toBe('denied');
    expect(await decide(0, { [key]: as(Date.now() + INACTIVITY_GRACE - MARGIN) })).toBe('allowed');
    expect(await decide(0, { [key]: as(Date.now() + INACTIVITY_GRACE + MARGIN) })).toBe('denied');
  });
});

const PROFILE = `users/${ACCOUNTS.customer.uid}`;
const OPERATIONS: [string, AccountName, (firestore: Firestore) => Promise<unknown>][] = [
  ['get of the profile', 'customer', (firestore) => firestore.doc(PROFILE).get()],
  ['update of the profile', 'customer', (firestore) => firestore.doc(PROFILE).update({ apt: '1' })],
  [
    'create of a profile',
    'other',
    (firestore) => firestore.doc(`users/${ACCOUNTS.other.uid}`).set(buildNewProfile('other')),
  ],
  ['get by a super admin', 'superAdmin', (firestore) => firestore.doc(PATH).get()],
  [
    'list by a super admin',
    'superAdmin',
    (firestore) => firestore.collection('userActivity').get(),
  ],
];

describe.each(OPERATIONS)('SE-02 %s', (_what, name, run) => {
  const storeAll = (lastActivity: number) =>
    suite.store({
      [PROFILE]: buildNewProfile('customer'),
      [PATH]: buildActivity('customer'),
      [`userActivity/${ACCOUNTS[name].uid}`]: buildActivity(name, { lastActivity }),
    });

  it('is allowed to a session that was idle within the limit', async () => {
    await storeAll(Date.now() - LIMIT + MARGIN);
    expect(await decisionOn(run(signedIn(24 * LIMIT, name)))).toBe('allowed');
  });

  it('is refused to one that was idle for longer', async () => {
    await storeAll(Date.now() - LIMIT - MARGIN);
    expect(await decisionOn(run(signedIn(LIMIT + MARGIN, name)))).toBe('denied');
  });
});

describe('SE-02 a session that was idle for too long', () => {
  it.each([PATH, endsPath('customer')])('still reads %s, to learn why', async (path) => {
    await storeOf(Date.now() - 24 * LIMIT);
    expect(
      await decisionOn(
        signedIn(24 * LIMIT)
          .doc(path)
          .get(),
      ),
    ).toBe('allowed');
  });
});
