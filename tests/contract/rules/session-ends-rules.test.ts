// @vitest-environment jsdom
import { assertSucceeds } from '@firebase/rules-unit-testing';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { cannotRestart } from '#tests/contract/firebase/support/target.ts';
import { sessionCounts } from '#domain/schemas/session.ts';
import { ACCOUNTS, ACCOUNT_NAMES, ACTORS, actorsBut, SIGNED_IN_AT } from './support/actors.ts';
import type { AccountName } from './support/actors.ts';
import { decisionOn } from './support/decision.ts';
import { buildActivity, buildNewProfile } from './support/documents.ts';
import { RulesSuite } from './support/rules-suite.ts';
import { ALL_ENDS, endsPath, NOTHING_ENDED, REASONS } from './support/session-ends.ts';

const OWNER = ACCOUNTS.customer.uid;
const suite = await RulesSuite.open('firestore', 'session-ends-rules');
const doc = (path: string, name: AccountName = 'customer') => suite.firestore(name).doc(path);
const profile = () => doc(`users/${OWNER}`);
const activity = (name: AccountName = 'customer') => doc(`userActivity/${OWNER}`, name);
const stored = {
  [`users/${OWNER}`]: buildNewProfile('customer'),
  [`userActivity/${OWNER}`]: buildActivity('customer'),
};

describe('SE-02 sessionEnds/{uid}', () => {
  beforeAll(() =>
    suite.store(
      Object.fromEntries(
        ACCOUNT_NAMES.map((name) => [endsPath(name), { ...NOTHING_ENDED, disabled: true }]),
      ),
    ),
  );

  it.each(ACCOUNT_NAMES)('%s reads the own one, although nothing else is left', async (name) => {
    const found = await assertSucceeds(doc(endsPath(name), name).get());
    expect(found.get('disabled')).toBe(true);
  });

  it.each(actorsBut('customer'))('%s does not read that of another', async (actor) =>
    expect(await decisionOn(suite.firestore(actor).doc(endsPath('customer')).get())).toBe('denied'),
  );

  it.each(ACTORS)('%s lists none and writes none', async (actor) => {
    const all = suite.firestore(actor).collection('sessionEnds');
    const own = all.doc(actor === 'signedOut' ? OWNER : ACCOUNTS[actor].uid);
    expect(await decisionOn(all.get())).toBe('denied');
    expect(await decisionOn(own.set(NOTHING_ENDED))).toBe('denied');
    expect(await decisionOn(own.update({ disabled: false }))).toBe('denied');
    expect(await decisionOn(own.delete())).toBe('denied');
    expect(await decisionOn(all.doc('new').set(NOTHING_ENDED))).toBe('denied');
  });

  it('is not made by its owner either', async () => {
    await suite.store({});
    expect(await decisionOn(doc(endsPath('customer')).set(NOTHING_ENDED))).toBe('denied');
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
    expect(await decisionOn(profile().get())).toBe('allowed');
  });

  it.each(Object.keys(NOTHING_ENDED))('is no when the document lacks %s', async (key) => {
    const { [key]: _left, ...rest }: Record<string, unknown> = {
      ...NOTHING_ENDED,
      validAfter: SIGNED_IN_AT + 1,
    };
    await suite.store({ ...stored, [endsPath('customer')]: rest });
    expect(await decisionOn(profile().get())).toBe('denied');
  });

  it('is of no concern to other users, nor to a later session', async () => {
    await suite.store({ ...stored, [endsPath('other')]: { ...NOTHING_ENDED, disabled: true } });
    expect(await decisionOn(profile().get())).toBe('allowed');
    const ends = { ...NOTHING_ENDED, validAfter: SIGNED_IN_AT + 1, ended: [SIGNED_IN_AT] };
    await suite.store({ ...stored, [endsPath('customer')]: ends });
    const later = suite.firestoreSince('customer', SIGNED_IN_AT + 1);
    expect(await decisionOn(later.doc(`users/${OWNER}`).get())).toBe('allowed');
  });
});

const OPERATIONS: [string, AccountName, () => Promise<unknown>][] = [
  ['get of the profile', 'customer', () => profile().get()],
  ['update of the profile', 'customer', () => profile().update({ city: 'Salem' })],
  ['create of a profile', 'other', () => doc(OTHERS, 'other').set(buildNewProfile('other'))],
  ['get of the activity', 'customer', () => activity().get()],
  ['update of the activity', 'customer', () => activity().update({ status: 'idle' })],
  [
    'create of an activity',
    'other',
    () => doc(`userActivity/${ACCOUNTS.other.uid}`, 'other').set(buildActivity('other')),
  ],
  ['get by a super admin', 'superAdmin', () => activity('superAdmin').get()],
  [
    'list by a super admin',
    'superAdmin',
    () => suite.firestore('superAdmin').collection('userActivity').get(),
  ],
];
const OTHERS = `users/${ACCOUNTS.other.uid}`;

describe.each(OPERATIONS)('SE-02 %s', (_what, name, run) => {
  it('is allowed while the session counts', async () => {
    await suite.store({ ...stored, [endsPath(name)]: NOTHING_ENDED });
    expect(await decisionOn(run())).toBe('allowed');
  });

  it.each(REASONS)('is refused once its user %s', async (_why, ends) => {
    await suite.store({ ...stored, [endsPath(name)]: ends });
    expect(await decisionOn(run())).toBe('denied');
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
