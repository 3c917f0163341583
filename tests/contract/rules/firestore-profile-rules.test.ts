// @vitest-environment jsdom
import { assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteField } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNTS, ACCOUNT_NAMES, ACTORS, actorsBut } from './support/actors.ts';
import type { Actor } from './support/actors.ts';
import { PERSONAL_KEYS, buildNewProfile } from './support/documents.ts';
import type { Data } from './support/documents.ts';
import { decisionOn } from './support/decision.ts';
import { RulesSuite } from './support/rules-suite.ts';

const OWNER = ACCOUNTS.customer.uid;
const DATE = '2026-02-03T04:05:06.789Z';

let suite: RulesSuite;
beforeAll(async () => {
  suite = await RulesSuite.open('firestore', 'profile-rules');
});
afterAll(() => suite.close());

const profile = (actor: Actor, uid = OWNER) => suite.firestore(actor).doc(`users/${uid}`);
const create = (overrides: Data = {}, actor: Actor = 'customer') =>
  profile(actor).set(buildNewProfile('customer', overrides));
const update = (changes: Data, actor: Actor = 'customer') => profile(actor).update(changes);

describe('EN-01 reading users/{uid}', () => {
  beforeAll(() =>
    suite.store(
      Object.fromEntries(
        ACCOUNT_NAMES.map((name) => [`users/${ACCOUNTS[name].uid}`, buildNewProfile(name)]),
      ),
    ),
  );

  it.each(ACCOUNT_NAMES)('%s reads the own profile', async (name) => {
    const found = await assertSucceeds(profile(name, ACCOUNTS[name].uid).get());
    expect(found.get('email')).toBe(ACCOUNTS[name].token.email);
  });

  it.each(actorsBut('customer'))("%s does not read a customer's profile", async (actor) =>
    expect(await decisionOn(profile(actor).get())).toBe('denied'),
  );

  it.each(ACTORS)('%s does not list profiles', async (actor) =>
    expect(await decisionOn(suite.firestore(actor).collection('users').get())).toBe('denied'),
  );

  it.each(ACTORS)('%s does not list profiles by the own uid', async (actor) =>
    expect(
      await decisionOn(suite.firestore(actor).collection('users').where('uid', '==', OWNER).get()),
    ).toBe('denied'),
  );

  it.each(ACTORS)('%s does not delete a profile', async (actor) =>
    expect(await decisionOn(profile(actor).delete())).toBe('denied'),
  );
});

describe('EN-01 creating users/{uid}', () => {
  beforeEach(() => suite.store({}));

  it.each(ACCOUNT_NAMES)('%s creates the own profile', async (name) =>
    expect(await decisionOn(profile(name, ACCOUNTS[name].uid).set(buildNewProfile(name)))).toBe(
      'allowed',
    ),
  );

  it.each(actorsBut('customer'))('%s does not create the profile of a customer', async (actor) =>
    expect(await decisionOn(create({}, actor))).toBe('denied'),
  );

  it('LG-01 allows the empty default profile', async () => {
    const empty = Object.fromEntries(PERSONAL_KEYS.map((key) => [key, '']));
    expect(
      await decisionOn(create({ ...empty, termsAccepted: false, termsAcceptedDate: '' })),
    ).toBe('allowed');
  });

  it('allows uid and e-mail alone', async () =>
    expect(
      await decisionOn(
        profile('customer').set({ uid: OWNER, email: ACCOUNTS.customer.token.email }),
      ),
    ).toBe('allowed'));

  it.each(PERSONAL_KEYS)('needs no %s', async (key) =>
    expect(await decisionOn(create({ [key]: undefined }))).toBe('allowed'),
  );
  it.each(PERSONAL_KEYS)('allows 200 characters of %s', async (key) =>
    expect(await decisionOn(create({ [key]: 'x'.repeat(200) }))).toBe('allowed'),
  );
  it.each(PERSONAL_KEYS)('refuses 201 characters of %s', async (key) =>
    expect(await decisionOn(create({ [key]: 'x'.repeat(201) }))).toBe('denied'),
  );
  it.each(PERSONAL_KEYS)('refuses a number as %s', async (key) =>
    expect(await decisionOn(create({ [key]: 1 }))).toBe('denied'),
  );
  it.each(PERSONAL_KEYS)('refuses null as %s', async (key) =>
    expect(await decisionOn(create({ [key]: null }))).toBe('denied'),
  );

  it.each<[string, Data]>([
    ['no uid', { uid: undefined }],
    ["another's uid", { uid: ACCOUNTS.other.uid }],
    ['no e-mail', { email: undefined }],
    ["another's e-mail", { email: ACCOUNTS.other.token.email }],
    ['an account number', { accountNumber: '100200' }],
    ['null as account number', { accountNumber: null }],
    ['a key that EN-01 does not have', { role: 'admin' }],
    ['acceptance without a date', { termsAcceptedDate: undefined }],
    ['acceptance with an empty date', { termsAcceptedDate: '' }],
    ['acceptance with a date in words', { termsAcceptedDate: 'today' }],
    ['acceptance with a number as date', { termsAcceptedDate: 1 }],
    ['a date without acceptance', { termsAccepted: false }],
    ['acceptance in words', { termsAccepted: 'true' }],
    ['acceptance by a number', { termsAccepted: 1 }],
  ])('refuses %s', async (_what, overrides) =>
    expect(await decisionOn(create(overrides))).toBe('denied'),
  );

  it.each<[string, Data]>([
    ['no account number', { accountNumber: undefined }],
    ['a date of another zone', { termsAcceptedDate: '2026-01-15T09:30:00+01:00' }],
    ['terms not accepted', { termsAccepted: false, termsAcceptedDate: undefined }],
    ['nothing about terms', { termsAccepted: undefined, termsAcceptedDate: undefined }],
  ])('allows %s', async (_what, overrides) =>
    expect(await decisionOn(create(overrides))).toBe('allowed'),
  );
});

describe('EN-01 updating users/{uid}', () => {
  /** As the server has made it: linked to an account. */
  const STORED = buildNewProfile('customer', {
    accountNumber: '100200',
    termsAccepted: false,
    termsAcceptedDate: '',
  });
  const ACCEPTED = { termsAccepted: true, termsAcceptedDate: DATE };

  beforeEach(() => suite.store({ [`users/${OWNER}`]: STORED }));

  it.each(PERSONAL_KEYS)('the owner changes %s', async (key) =>
    expect(await decisionOn(update({ [key]: 'x'.repeat(200) }))).toBe('allowed'),
  );
  it.each(PERSONAL_KEYS)('the owner removes %s', async (key) =>
    expect(await decisionOn(update({ [key]: deleteField() }))).toBe('allowed'),
  );
  it.each(PERSONAL_KEYS)('the owner writes no 201 characters to %s', async (key) =>
    expect(await decisionOn(update({ [key]: 'x'.repeat(201) }))).toBe('denied'),
  );
  it.each(PERSONAL_KEYS)('the owner writes no list to %s', async (key) =>
    expect(await decisionOn(update({ [key]: ['x'] }))).toBe('denied'),
  );
  it.each(actorsBut('customer'))("%s does not change a customer's profile", async (actor) =>
    expect(await decisionOn(update({ firstName: 'Ada' }, actor))).toBe('denied'),
  );
  it.each(actorsBut('customer'))('%s does not accept the terms for a customer', async (actor) =>
    expect(await decisionOn(update(ACCEPTED, actor))).toBe('denied'),
  );

  it.each(['uid', 'email', 'accountNumber'])('PF-01 nobody changes %s', async (key) => {
    for (const actor of ACTORS)
      expect(await decisionOn(update({ [key]: 'changed' }, actor))).toBe('denied');
    expect(await decisionOn(update({ [key]: deleteField() }))).toBe('denied');
    expect(await decisionOn(update({ firstName: 'Ada', [key]: 'changed' }))).toBe('denied');
  });

  it('PF-01 the same uid, email and accountNumber may be sent along', async () =>
    expect(await decisionOn(profile('customer').set({ ...STORED, firstName: 'Ada' }))).toBe(
      'allowed',
    ));

  it('refuses a key that EN-01 does not have', async () =>
    expect(await decisionOn(update({ role: 'admin' }))).toBe('denied'));

  it('LG-04 the owner accepts the terms with a date', async () =>
    expect(await decisionOn(update(ACCEPTED))).toBe('allowed'));

  it.each<[string, Data]>([
    ['acceptance without a date', { termsAccepted: true }],
    ['a date without acceptance', { termsAcceptedDate: DATE }],
    ['a date in words', { termsAccepted: true, termsAcceptedDate: 'today' }],
    ['a date of the server', { termsAccepted: true, termsAcceptedDate: new Date(DATE) }],
    ['acceptance in words', { termsAccepted: 'yes', termsAcceptedDate: DATE }],
    ['no acceptance at all', { termsAccepted: deleteField() }],
  ])('LG-04 refuses %s', async (_what, changes) =>
    expect(await decisionOn(update(changes))).toBe('denied'),
  );

  it('LG-04 what was accepted stays accepted', async () => {
    expect(await decisionOn(update(ACCEPTED))).toBe('allowed');
    expect(await decisionOn(update({ termsAccepted: false }))).toBe('denied');
    expect(await decisionOn(update({ termsAccepted: false, termsAcceptedDate: '' }))).toBe(
      'denied',
    );
    expect(
      await decisionOn(update({ termsAccepted: deleteField(), termsAcceptedDate: deleteField() })),
    ).toBe('denied');
    expect(await decisionOn(update({ firstName: 'Ada' }))).toBe('allowed');
  });
});
