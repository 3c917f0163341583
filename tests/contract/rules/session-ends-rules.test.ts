// @vitest-environment jsdom
import { assertSucceeds } from '@firebase/rules-unit-testing';
import { cannotRestart } from 'embedded-firebase/tests/sdk/support/target.ts';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { sessionCounts } from '#domain/access/session.ts';
import { INACTIVITY_GRACE } from '#domain/basics/constants.ts';
import {
  ACCOUNTS,
  ACCOUNT_NAMES,
  ACTORS,
  actorsBut,
  SIGNED_IN_AT,
  type AccountName,
} from './support/actors.ts';
import { assert, decisionOn } from './support/decision.ts';
import {
  TIMES,
  buildActivity,
  buildNewProfile,
  ofEveryone,
  type Data,
} from './support/documents.ts';
import { RulesSuite, type Firestore } from './support/rules-suite.ts';
import {
  ALL_ENDS,
  endsPath,
  LIMIT,
  MARGIN,
  NOTHING_ENDED,
  REASONS,
} from './support/session-ends.ts';

const OWNER = ACCOUNTS.customer.uid;

const suite = await RulesSuite.open('firestore', 'session-ends-rules');

const doc = (path: string, name: AccountName = 'customer') => suite.firestore(name).doc(path);

const profile = () => doc(`users/${OWNER}`);

const stored = {
  [`users/${OWNER}`]: buildNewProfile('customer'),
  [`userActivity/${OWNER}`]: buildActivity('customer'),
};

describe('SE-02 sessionEnds/{uid}', () => {
  beforeAll(() =>
    suite.store(ofEveryone('sessionEnds', () => ({ ...NOTHING_ENDED, disabled: true }))),
  );

  it.each(ACCOUNT_NAMES)('%s reads the own one, although nothing else is left', async (name) => {
    const found = await assertSucceeds(doc(endsPath(name), name).get());
    expect(found.get('disabled')).toBe(true);
  });

  it.each(actorsBut('customer'))('%s does not read that of another', (actor) =>
    assert.denied(suite.firestore(actor).doc(endsPath('customer')).get()),
  );

  it.each(ACTORS)('%s lists none and writes none', async (actor) => {
    const all = suite.firestore(actor).collection('sessionEnds');
    const own = all.doc(actor === 'signedOut' ? OWNER : ACCOUNTS[actor].uid);
    await assert.denied(all.get());
    await assert.denied(own.set(NOTHING_ENDED));
    await assert.denied(own.update({ disabled: false }));
    await assert.denied(own.delete());
    await assert.denied(all.doc('new').set(NOTHING_ENDED));
  });

  it('is not made by its owner either', async () => {
    await suite.store({});
    await assert.denied(doc(endsPath('customer')).set(NOTHING_ENDED));
    expect((await assertSucceeds(doc(endsPath('customer')).get())).exists).toBe(false);
  });
});

describe('SE-02 whether a session counts', () => {
  it.each(ALL_ENDS)('is checked as the server does: %j', async (ends) => {
    await suite.store({ ...stored, [endsPath('customer')]: ends });
    const expected = sessionCounts(ends, SIGNED_IN_AT) ? 'allowed' : 'denied';
    expect(await decisionOn(profile().get())).toBe(expected);
  });

  it('is yes without a document', async () => {
    await suite.store(stored);
    await assert.allowed(profile().get());
  });

  it.each(Object.keys(NOTHING_ENDED))('is no when the document lacks %s', async (key) => {
    const { [key]: _left, ...rest }: Record<string, unknown> = {
      ...NOTHING_ENDED,
      validAfter: SIGNED_IN_AT + 1,
    };
    await suite.store({ ...stored, [endsPath('customer')]: rest });
    await assert.denied(profile().get());
  });

  it('is of no concern to other users, nor to a later session', async () => {
    await suite.store({ ...stored, [endsPath('other')]: { ...NOTHING_ENDED, disabled: true } });
    await assert.allowed(profile().get());
    const ends = { ...NOTHING_ENDED, validAfter: SIGNED_IN_AT + 1, ended: [SIGNED_IN_AT] };
    await suite.store({ ...stored, [endsPath('customer')]: ends });
    const later = suite.firestoreSince('customer', SIGNED_IN_AT + 1);
    await assert.allowed(later.doc(`users/${OWNER}`).get());
  });
});

const PROFILE = `users/${OWNER}`;

const PATH = `userActivity/${OWNER}`;

type Operation = [string, AccountName, (firestore: Firestore) => Promise<unknown>];

const OPERATIONS: Operation[] = [
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

/** What a session that was idle may still do, or has rules of its own for. */
const OF_ACTIVITY: Operation[] = [
  ['get of the activity', 'customer', (firestore) => firestore.doc(PATH).get()],
  [
    'update of the activity',
    'customer',
    (firestore) => firestore.doc(PATH).update({ lastSync: 1 }),
  ],
  [
    'create of an activity',
    'other',
    (firestore) => firestore.doc(`userActivity/${ACCOUNTS.other.uid}`).set(buildActivity('other')),
  ],
];

describe.each([...OPERATIONS, ...OF_ACTIVITY])('SE-02 %s', (_what, name, run) => {
  it('is allowed while the session counts', async () => {
    await suite.store({ ...stored, [endsPath(name)]: NOTHING_ENDED });
    await assert.allowed(run(suite.firestore(name)));
  });

  it.each(REASONS)('is refused once its user %s', async (_why, ends) => {
    await suite.store({ ...stored, [endsPath(name)]: ends });
    await assert.denied(run(suite.firestore(name)));
  });
});

/** Listens in a browser of the customer's own, and takes what comes one by one: data, or the code of the end. */
function listen(path: string): () => Promise<unknown> {
  const heard: unknown[] = [];
  const waiting: (() => void)[] = [];
  const hear = (what: unknown) => {
    heard.push(what);
    waiting.shift()?.();
  };
  const firestore = suite.firestoreSince('customer', SIGNED_IN_AT);
  const stop = firestore.doc(path).onSnapshot(
    (snapshot) => hear(snapshot.data()),
    ({ code }) => hear(code),
  );
  onTestFinished(stop);
  return async () => {
    if (heard.length === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    return heard.shift();
  };
}

describe('SE-02 a listener', () => {
  beforeEach(() => suite.store({ ...stored, [endsPath('customer')]: NOTHING_ENDED }));

  it.each(REASONS)('of the own sessionEnds hears that its user %s', async (_why, ends) => {
    const next = listen(endsPath('customer'));
    expect(await next()).toEqual(NOTHING_ENDED);
    await suite.put(endsPath('customer'), ends);
    expect(await next()).toEqual(ends);
  });

  // The official emulator asks its rules again only with the next change.
  it.skipIf(cannotRestart).each(REASONS)(
    'of anything else ends once its user %s',
    async (_why, ends) => {
      const next = listen(`users/${OWNER}`);
      expect(await next()).toEqual(stored[`users/${OWNER}`]);
      await suite.put(endsPath('customer'), ends);
      expect(await next()).toBe('permission-denied');
    },
  );
});

/** A session that began so many ms ago. */
const signedIn = (ago: number, name: AccountName = 'customer') =>
  suite.firestoreSince(name, Math.floor((Date.now() - ago) / 1000));

/** Writes a new record of now, from a session that began `ago` ms ago. */
function write(ago: number, overrides: Data = {}) {
  const now = Date.now();
  const record = buildActivity('customer', { lastActivity: now, lastSync: now, ...overrides });
  return signedIn(ago).doc(PATH).set(record);
}

const storeOf = (lastActivity: unknown) =>
  suite.store({ [PATH]: buildActivity('customer', { lastActivity }) });

describe.each(TIMES)('SE-02 a session that was idle, kept as %s', (_form, as) => {
  it('goes on within the limit and the grace, and does not revive itself after that', async () => {
    await storeOf(as(Date.now() - LIMIT + MARGIN));
    await assert.allowed(write(LIMIT + MARGIN));
    await storeOf(as(Date.now() - LIMIT - MARGIN));
    await assert.denied(write(LIMIT + MARGIN));
    await assert.denied(write(24 * LIMIT));
  });

  it('is followed by one that begins with a new sign-in, not with one that is as old', async () => {
    await storeOf(as(Date.now() - 3 * LIMIT));
    await assert.denied(write(LIMIT + MARGIN));
    await assert.allowed(write(LIMIT - MARGIN));
    await assert.allowed(write(0));
  });
});

describe('SE-02 a session without a record', () => {
  it('makes one soon after its sign-in, and not to revive itself', async () => {
    await suite.store({});
    await assert.denied(write(LIMIT + MARGIN));
    await assert.allowed(write(LIMIT - MARGIN));
  });
});

describe.each(['lastActivity', 'lastSync'])('SE-02 %s', (key) => {
  it.each(TIMES)('lies a minute ahead at most, as %s', async (_form, as) => {
    await suite.store({});
    await assert.denied(write(0, { [key]: as(Date.now() + INACTIVITY_GRACE + MARGIN) }));
    await assert.allowed(write(0, { [key]: as(Date.now() + INACTIVITY_GRACE - MARGIN) }));
    await assert.denied(write(0, { [key]: as(Date.now() + INACTIVITY_GRACE + MARGIN) }));
  });
});

describe.each(OPERATIONS)('SE-02 %s', (_what, name, run) => {
  const storeAll = (lastActivity: number) =>
    suite.store({
      [PROFILE]: buildNewProfile('customer'),
      [PATH]: buildActivity('customer'),
      [`userActivity/${ACCOUNTS[name].uid}`]: buildActivity(name, { lastActivity }),
    });

  it('is allowed to a session that was idle within the limit', async () => {
    await storeAll(Date.now() - LIMIT + MARGIN);
    await assert.allowed(run(signedIn(24 * LIMIT, name)));
  });

  it('is refused to one that was idle for longer', async () => {
    await storeAll(Date.now() - LIMIT - MARGIN);
    await assert.denied(run(signedIn(LIMIT + MARGIN, name)));
  });
});

describe('SE-02 a session that was idle for too long', () => {
  it.each([PATH, endsPath('customer')])('still reads %s, to learn why', async (path) => {
    await storeOf(Date.now() - 24 * LIMIT);
    await assert.allowed(
      signedIn(24 * LIMIT)
        .doc(path)
        .get(),
    );
  });
});
