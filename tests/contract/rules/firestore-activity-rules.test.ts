// @vitest-environment jsdom
import { assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteField, serverTimestamp } from 'firebase/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNTS, ACCOUNT_NAMES, ACTORS, actorsBut } from './support/actors.ts';
import type { Actor } from './support/actors.ts';
import { assert } from './support/decision.ts';
import { TIMES, buildActivity, ofEveryone, type Data } from './support/documents.ts';
import { RulesSuite } from './support/rules-suite.ts';

const OWNER = ACCOUNTS.customer.uid;
const suite = await RulesSuite.open('firestore', 'activity-rules');
const activity = (actor: Actor, uid = OWNER) => suite.firestore(actor).doc(`userActivity/${uid}`);
const activities = (actor: Actor) => suite.firestore(actor).collection('userActivity');
const write = (overrides: Data = {}, actor: Actor = 'customer') =>
  activity(actor).set(buildActivity('customer', overrides));
const update = (changes: Data) => activity('customer').update(changes);

describe('EN-03 reading userActivity/{uid}', () => {
  beforeAll(() => suite.store(ofEveryone('userActivity', buildActivity)));

  it.each(ACCOUNT_NAMES)('%s reads the own record', async (name) => {
    const found = await assertSucceeds(activity(name, ACCOUNTS[name].uid).get());
    expect(found.get('userEmail')).toBe(ACCOUNTS[name].token.email);
  });

  it('a super admin reads the record of another', async () => {
    const found = await assertSucceeds(activity('superAdmin').get());
    expect(found.get('userId')).toBe(OWNER);
  });

  it.each(actorsBut('customer', 'superAdmin'))('%s does not read that of another', (actor) =>
    assert.denied(activity(actor).get()),
  );

  it('a super admin lists all, by status and latest activity too', async () => {
    const all = await assertSucceeds(activities('superAdmin').get());
    expect(all.size).toBe(ACCOUNT_NAMES.length);
    const latest = activities('superAdmin').where('status', '==', 'active');
    const found = await assertSucceeds(latest.orderBy('lastActivity', 'desc').limit(2).get());
    expect(found.size).toBe(2);
  });

  it.each(actorsBut('superAdmin'))(
    '%s does not list, not even what is their own',
    async (actor) => {
      await assert.denied(activities(actor).get());
      await assert.denied(activities(actor).where('userId', '==', OWNER).get());
    },
  );

  it.each(ACTORS)('%s does not delete a record', (actor) =>
    assert.denied(activity(actor).delete()),
  );
});

describe.each(['create', 'update'] as const)('EN-03 %s of userActivity/{uid}', (method) => {
  beforeEach(() =>
    suite.store(method === 'create' ? {} : ofEveryone('userActivity', buildActivity)),
  );

  it.each(ACCOUNT_NAMES)('%s writes the own record', (name) =>
    assert.allowed(activity(name, ACCOUNTS[name].uid).set(buildActivity(name, { lastSync: 1 }))),
  );

  it.each(actorsBut('customer'))('%s does not write that of a customer', (actor) =>
    assert.denied(write({ lastSync: 1 }, actor)),
  );

  it.each(Object.keys(buildActivity('customer')))('refuses true and nothing as %s', async (key) => {
    await assert.denied(write({ [key]: undefined }));
    await assert.denied(write({ [key]: true }));
  });

  it.each(['active', 'idle', 'inactive'])('allows the status %s', (status) =>
    assert.allowed(write({ status })),
  );

  it.each<[string, Data]>([
    ['a key that EN-03 does not have', { password: 'x' }],
    ['an unknown status', { status: 'asleep' }],
    ["another's uid", { userId: ACCOUNTS.other.uid }],
    ["another's e-mail", { userEmail: ACCOUNTS.other.token.email }],
    ['a role above the own', { userRole: 'admin' }],
    ['an unknown role', { userRole: 'owner' }],
    ['a fraction as time', { lastActivity: 1.5 }],
    ['words as time', { lastSync: '2026-01-01T00:00:00Z' }],
    ['a long device id', { deviceId: 'x'.repeat(201) }],
    ['a long session id', { sessionId: 'x'.repeat(201) }],
  ])('refuses %s', (_what, overrides) => assert.denied(write(overrides)));

  it('allows times of Firestore', () =>
    assert.allowed(write({ lastActivity: serverTimestamp(), lastSync: new Date() })));

  it.each(['admin', 'superAdmin'] as const)('%s is no customer', (name) =>
    assert.denied(
      activity(name, ACCOUNTS[name].uid).set(buildActivity(name, { userRole: 'customer' })),
    ),
  );
});

describe('EN-03 the maps in a record', () => {
  beforeEach(() => suite.store({ [`userActivity/${OWNER}`]: buildActivity('customer') }));

  const TEXTS: [string, number][] = [
    ['browser.name', 100],
    ['browser.version', 100],
    ['browser.platform', 100],
    ['browser.language', 100],
    ['device.os', 100],
    ['device.osVersion', 100],
    ['session.timezone', 100],
    ['session.connectionType', 100],
    ['session.currentRoute', 2000],
  ];
  const NUMBERS = ['screen.width', 'screen.height', 'screen.pixelRatio', 'session.tabCount'];
  const KEYS = [...TEXTS.map(([key]) => key), ...NUMBERS, 'device.type', 'session.startTime'];

  it.each(TEXTS)('%s takes %i characters', async (key, most) => {
    await assert.allowed(update({ [key]: 'x'.repeat(most) }));
    await assert.denied(update({ [key]: 'x'.repeat(most + 1) }));
  });

  it.each(NUMBERS)('%s takes a number that is not negative', async (key) => {
    await assert.allowed(update({ [key]: 2 }));
    await assert.denied(update({ [key]: -1 }));
    await assert.denied(update({ [key]: '2' }));
  });

  it.each(KEYS)('%s is needed, and not null', async (key) => {
    await assert.denied(update({ [key]: deleteField() }));
    await assert.denied(update({ [key]: null }));
  });

  it.each(['browser', 'screen', 'device', 'session'])('%s has no other key', (map) =>
    assert.denied(update({ [`${map}.other`]: 'x' })),
  );

  it.each(['mobile', 'tablet', 'desktop'])('device.type may be %s', (type) =>
    assert.allowed(update({ 'device.type': type })),
  );

  it.each<[string, Data]>([
    ['an unknown device.type', { 'device.type': 'watch' }],
    ['screen.pixelRatio 0', { 'screen.pixelRatio': 0 }],
    ['a fraction as session.tabCount', { 'session.tabCount': 1.5 }],
    ['a fraction as session.startTime', { 'session.startTime': 1.5 }],
    ['a time before 1970 as session.startTime', { 'session.startTime': -1 }],
    ['a time before 1970 as lastActivity', { lastActivity: -1 }],
    ['a time that is none as lastSync', { lastSync: Number.MIN_SAFE_INTEGER }],
  ])('refuses %s', (_what, changes) => assert.denied(update(changes)));

  it('IN-09 an update of lastActivity alone is enough', () =>
    assert.allowed(update({ lastActivity: 1_767_323_099_000 })));
});

describe.each(TIMES)('SE-09 lastActivity, kept as %s, never goes back', (_form, as) => {
  const SECOND = 1_000;
  const MINUTE = 60 * SECOND;
  const store = (ago: number) =>
    suite.store({
      [`userActivity/${OWNER}`]: buildActivity('customer', { lastActivity: as(Date.now() - ago) }),
    });

  it.each(['active', 'idle', 'inactive'])('by a late write as %s', async (status) => {
    await store(5 * MINUTE);
    const late = { status, lastActivity: Date.now() - 50 * MINUTE };
    await assert.denied(write(late));
    await assert.denied(update(late));
    await assert.denied(write({ status, lastActivity: new Date(late.lastActivity) }));
  });

  it('by a second', async () => {
    await store(5 * MINUTE);
    await assert.denied(update({ lastActivity: Date.now() - 5 * MINUTE - SECOND }));
  });

  it('but stays and goes on, also late', async () => {
    await store(50 * MINUTE);
    await assert.allowed(update({ status: 'idle' }));
    await assert.allowed(update({ lastActivity: Date.now() - 30 * MINUTE }));
  });

  it('and what is done now counts beside a device whose clock is ahead', async () => {
    await store(-20 * SECOND);
    await assert.allowed(write({ lastActivity: Date.now() - 5 * SECOND }));
  });
});
