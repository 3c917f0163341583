// @vitest-environment jsdom
import { assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteField } from 'firebase/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNTS, ACCOUNT_NAMES, ACTORS, actorsBut } from './support/actors.ts';
import type { AccountName, Actor } from './support/actors.ts';
import { assert } from './support/decision.ts';
import {
  PERSONAL,
  PERSONAL_KEYS,
  buildNewProfile,
  ofEveryone,
  type Data,
} from './support/documents.ts';
import { RulesSuite } from './support/rules-suite.ts';

const OWNER = ACCOUNTS.customer.uid;
const DATE = '2026-02-03T04:05:06.789Z';
const FIXED_KEYS = ['uid', 'email', 'accountNumber', 'termsAccepted', 'termsAcceptedDate'] as const;
const KEYS = [...PERSONAL_KEYS, ...FIXED_KEYS];

/** For each field of EN-01 a value that it does not have and that would fit. */
const CHANGED: Record<(typeof KEYS)[number], unknown> = {
  ...PERSONAL,
  firstName: 'Ada',
  lastName: 'Adams',
  address: '13 Lake Street',
  apt: '',
  city: 'Salem',
  state: 'WA',
  zip: '97301',
  phone: '+442079460000',
  country: '',
  company: 'Harbour Optometry',
  faxNumber: '',
  uid: 'uid-third',
  email: 'new@lens.test',
  accountNumber: '100200',
  termsAccepted: true,
  termsAcceptedDate: DATE,
};

const isPersonal = (key: string) => PERSONAL_KEYS.some((personal) => personal === key);
const suite = await RulesSuite.open('firestore', 'profile-rules');
const profile = (actor: Actor, uid = OWNER) => suite.firestore(actor).doc(`users/${uid}`);
const update = (changes: Data) => profile('customer').update(changes);
const own = (name: AccountName) => profile(name, ACCOUNTS[name].uid);
const create = (overrides: Data = {}, actor: Actor = 'customer') =>
  profile(actor).set(buildNewProfile('customer', overrides));
const storedOf = (overrides: Data = {}) =>
  ofEveryone('users', (name) => buildNewProfile(name, overrides));

describe('EN-01 reading users/{uid}', () => {
  beforeAll(() => suite.store(storedOf()));

  it.each(ACCOUNT_NAMES)('%s reads the own profile', async (name) => {
    const found = await assertSucceeds(own(name).get());
    expect(found.get('email')).toBe(ACCOUNTS[name].token.email);
  });

  it.each(actorsBut('customer', 'superAdmin'))("%s does not read a customer's profile", (actor) =>
    assert.denied(profile(actor).get()),
  );

  it.each(actorsBut('superAdmin'))('%s does not list profiles', (actor) =>
    assert.denied(suite.firestore(actor).collection('users').get()),
  );

  it.each(actorsBut('superAdmin'))('%s does not list profiles by the own uid', (actor) =>
    assert.denied(suite.firestore(actor).collection('users').where('uid', '==', OWNER).get()),
  );

  it('DB-03 a super admin reads, lists and queries them all', async () => {
    const users = suite.firestore('superAdmin').collection('users');
    expect((await assertSucceeds(profile('superAdmin').get())).get('uid')).toBe(OWNER);
    expect((await assertSucceeds(users.get())).size).toBe(ACCOUNT_NAMES.length);
    const found = await assertSucceeds(users.where('uid', '==', OWNER).limit(5).get());
    expect(found.docs.map(({ id }) => id)).toEqual([OWNER]);
  });

  it.each(ACTORS)('DB-03 %s does not delete a profile: it goes with its user', (actor) =>
    assert.denied(profile(actor).delete()),
  );
});

describe('EN-01 creating users/{uid}', () => {
  beforeEach(() => suite.store({}));

  it.each(ACCOUNT_NAMES)('%s creates the own profile', (name) =>
    assert.allowed(own(name).set(buildNewProfile(name))),
  );

  it.each(actorsBut('customer'))('%s does not create the profile of a customer', (actor) =>
    assert.denied(create({}, actor)),
  );

  it.each(ACCOUNT_NAMES.filter((name) => name !== 'customer'))(
    '%s does not create the profile of a customer with the own e-mail either',
    async (name) => {
      const { email } = ACCOUNTS[name].token;
      await assert.denied(create({ email }, name));
    },
  );

  it('LG-01 allows the empty default profile', () =>
    assert.allowed(create(Object.fromEntries(PERSONAL_KEYS.map((key) => [key, ''])))));

  it.each([...PERSONAL_KEYS, 'accountNumber', 'termsAccepted', 'termsAcceptedDate'])(
    'needs no %s',
    (key) => assert.allowed(create({ [key]: undefined })),
  );

  it.each<[string, Data]>([
    ['no uid', { uid: undefined }],
    ["another's uid", { uid: ACCOUNTS.other.uid }],
    ['no e-mail', { email: undefined }],
    ["another's e-mail", { email: ACCOUNTS.other.token.email }],
    ['an account number', { accountNumber: '100200' }],
    ['null as account number', { accountNumber: null }],
    ['a key that EN-01 does not have', { role: 'admin' }],
    ['acceptance of the terms', { termsAccepted: true, termsAcceptedDate: DATE }],
    ['acceptance without a date', { termsAccepted: true }],
    ['acceptance in words', { termsAccepted: 'true' }],
    ['a date without acceptance', { termsAcceptedDate: DATE }],
    ['null as date', { termsAcceptedDate: null }],
  ])('refuses %s', (_what, overrides) => assert.denied(create(overrides)));
});

describe('PF-01 updating users/{uid}, every field by everybody', () => {
  const ACCEPTED = { termsAccepted: true, termsAcceptedDate: DATE };
  const ofOthers = actorsBut('customer').flatMap((actor) => KEYS.map((key) => ({ actor, key })));
  const ofOwn = ACCOUNT_NAMES.flatMap((name) => KEYS.map((key) => ({ name, key })));

  beforeAll(() => suite.store(storedOf({ accountNumber: '100400' })));

  it.each(ofOthers)("$actor does not change a customer's $key", async ({ actor, key }) => {
    await assert.denied(profile(actor).update({ [key]: CHANGED[key] }));
    await assert.denied(profile(actor).update({ [key]: deleteField() }));
  });

  it.each(ofOwn.filter(({ key }) => !isPersonal(key)))(
    '$name does not change the own $key',
    async ({ name, key }) => {
      await assert.denied(own(name).update({ [key]: CHANGED[key] }));
      await assert.denied(own(name).update({ [key]: deleteField() }));
      const withOthers = { firstName: 'Ada', [key]: CHANGED[key] };
      await assert.denied(own(name).update(withOthers));
    },
  );

  it.each(ofOwn.filter(({ key }) => isPersonal(key)))(
    '$name changes and removes the own $key',
    async ({ name, key }) => {
      await assert.allowed(own(name).update({ [key]: CHANGED[key] }));
      await assert.allowed(own(name).update({ [key]: deleteField() }));
      expect((await own(name).get()).get(key)).toBeUndefined();
    },
  );

  it.each(ACTORS)('LG-04 %s accepts no terms here: the server does', async (actor) => {
    const before = buildNewProfile('customer');
    await suite.store({ [`users/${OWNER}`]: before });
    await assert.denied(profile(actor).update(ACCEPTED));
    await assert.denied(profile(actor).set({ ...before, ...ACCEPTED }));
  });

  it.each(ACTORS)('LG-04 %s takes no acceptance back', async (actor) => {
    await suite.store({ [`users/${OWNER}`]: buildNewProfile('customer', ACCEPTED) });
    const none = { termsAccepted: false, termsAcceptedDate: '' };
    await assert.denied(profile(actor).update(none));
    const later = { termsAcceptedDate: '2026-12-24T00:00:00.000Z' };
    await assert.denied(profile(actor).update(later));
  });
});

describe('EN-01 updating users/{uid}', () => {
  const STORED = buildNewProfile('customer', { accountNumber: '100200' });
  const store = (overrides: Data = {}) =>
    suite.store({ [`users/${OWNER}`]: { ...STORED, ...overrides } });

  it('PF-01 what does not change may be sent along', async () => {
    await store();
    await assert.allowed(profile('customer').set({ ...STORED, firstName: 'Ada' }));
  });

  it('refuses a key that EN-01 does not have', async () => {
    await store();
    await assert.denied(update({ role: 'admin' }));
  });

  it('the e-mail follows that of the sign-in, and no other', async () => {
    await store({ email: 'old@lens.test' });
    await assert.denied(update({ email: 'third@lens.test' }));
    await assert.denied(update({ email: deleteField() }));
    await assert.allowed(update({ firstName: 'Ada' }));
    await assert.allowed(update({ email: ACCOUNTS.customer.token.email }));
  });

  it.each(actorsBut('customer'))('%s brings no e-mail of a customer up to date', async (actor) => {
    await store({ email: 'old@lens.test' });
    const { email } = ACCOUNTS.customer.token;
    await assert.denied(profile(actor).update({ email }));
    const theirs = actor === 'signedOut' ? 'third@lens.test' : ACCOUNTS[actor].token.email;
    await assert.denied(profile(actor).update({ email: theirs }));
  });
});
