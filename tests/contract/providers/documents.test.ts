// @vitest-environment jsdom

import {
  openFirestoreSuite,
  openWebFirestore,
} from 'embedded-firebase/tests/sdk/support/firestore-apps.ts';
import { doc, onSnapshot, terminate, type Firestore } from 'firebase/firestore';
import { until } from 'test-tools/until.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DocumentRow } from '#providers/firebase/documents-query.ts';
import { documentsOf, type Documents } from '#providers/firebase/documents.ts';
import { ACCOUNTS, type Actor } from '../rules/support/actors.ts';
import { buildActivity, buildNewProfile } from '../rules/support/documents.ts';
import { RulesSuite } from '../rules/support/rules-suite.ts';

const OWNER = ACCOUNTS.customer.uid;
const NAMES = ['customer', 'other', 'admin', 'superAdmin'] as const;
const PROFILE = buildNewProfile('customer');
const suite = await RulesSuite.open('firestore', 'documents');
const target = await openFirestoreSuite();
beforeEach(() => suite.store({ [`users/${OWNER}`]: PROFILE }));

const idsOf = (rows: DocumentRow[]) => rows.map(({ id }) => id);
const fail = (error: unknown): void => {
  throw error;
};

/** The port, in the browser of that actor. The functions of the SDK also take what rules-unit-testing gives. */
const documents = (actor: Actor): Documents =>
  documentsOf(suite.firestore(actor) as unknown as Firestore);
const own = (): Documents => documents('customer');

describe('users', () => {
  it('DB-01 reads a document, and null where there is none', async () => {
    expect(await own().read('users', OWNER)).toEqual(PROFILE);
    expect(await documents('other').read('users', ACCOUNTS.other.uid)).toBeNull();
  });

  it('DB-01 writes and updates', async () => {
    const profile = buildNewProfile('other', { termsAccepted: false, termsAcceptedDate: '' });
    const others = documents('other');
    await others.write('users', ACCOUNTS.other.uid, profile);
    await others.update('users', ACCOUNTS.other.uid, { city: 'Leon' });
    expect(await others.read('users', ACCOUNTS.other.uid)).toEqual({ ...profile, city: 'Leon' });
  });

  it('DB-01 throws what the rules refuse', async () => {
    const refused = { code: 'permission-denied' };
    await expect(documents('other').read('users', OWNER)).rejects.toMatchObject(refused);
    await expect(own().update('users', OWNER, { uid: 'x' })).rejects.toMatchObject(refused);
    await expect(own().remove('users', OWNER)).rejects.toMatchObject(refused);
    await expect(own().count('users')).rejects.toMatchObject(refused);
    await expect(own().query('users', {})).rejects.toMatchObject(refused);
  });

  it('DB-01 listens: now, when it changes, and not after the end', async () => {
    const heard: unknown[] = [];
    const onError = vi.fn<(error: unknown) => void>();
    const end = own().listen('users', OWNER, (data) => heard.push(data), onError);
    await until(() => expect(heard).toEqual([PROFILE]));
    await own().update('users', OWNER, { city: 'Leon' });
    await until(() => expect(heard.at(-1)).toEqual({ ...PROFILE, city: 'Leon' }));
    end();
    const before = heard.length;
    await own().update('users', OWNER, { city: 'Lugo' });
    expect(heard).toHaveLength(before);
    expect(onError).not.toHaveBeenCalled();
  });

  it('DB-01 listening tells of a document that is not there', async () => {
    const onData = vi.fn<(data: unknown) => void>();
    const end = documents('admin').listen('users', ACCOUNTS.admin.uid, onData, fail);
    await until(() => expect(onData.mock.calls).toEqual([[null]]));
    end();
  });

  it('DB-01 listening tells of a document that may not be read', async () => {
    const onData = vi.fn<(data: unknown) => void>();
    const onError = vi.fn<(error: unknown) => void>();
    documents('other').listen('users', OWNER, onData, onError);
    await until(() =>
      expect(onError.mock.calls[0]?.[0]).toMatchObject({ code: 'permission-denied' }),
    );
    expect(onData).not.toHaveBeenCalled();
  });
});

describe('transactions', () => {
  it('DB-01 change what is there by what is there', async () => {
    await own().transact('users', OWNER, (current) => {
      expect(current).toEqual(PROFILE);
      return { city: 'Leon' };
    });
    expect(await own().read('users', OWNER)).toEqual({ ...PROFILE, city: 'Leon' });
  });

  it('DB-01 make what is not there', async () => {
    const profile = buildNewProfile('other', { termsAccepted: false, termsAcceptedDate: '' });
    const others = documents('other');
    await others.transact('users', ACCOUNTS.other.uid, (current) => (current ? null : profile));
    expect(await others.read('users', ACCOUNTS.other.uid)).toEqual(profile);
  });

  it('DB-01 write nothing for null, nor when the change throws', async () => {
    await own().transact('users', OWNER, () => null);
    const failing = own().transact('users', OWNER, () => {
      throw new Error('contested');
    });
    await expect(failing).rejects.toThrow('contested');
    expect(await own().read('users', OWNER)).toEqual(PROFILE);
  });

  it('DB-01 lose nothing when several change the same document at once', async () => {
    const add = () =>
      own().transact('users', OWNER, (current) => ({
        company: `${String((current as Record<string, unknown>).company)}+`,
      }));
    await Promise.all([add(), add(), add()]);
    expect(await own().read('users', OWNER)).toEqual({
      ...PROFILE,
      company: `${String(PROFILE.company)}+++`,
    });
  });
});

describe('userActivity', () => {
  const STATUS: Record<string, string> = { customer: 'idle', other: 'active' };
  const activity = (name: (typeof NAMES)[number], lastActivity: number) =>
    buildActivity(name, { status: STATUS[name] ?? 'inactive', lastActivity });

  const storeAll = (timeOf: (index: number) => number) =>
    suite.store(
      Object.fromEntries(
        NAMES.map((name, index) => [
          `userActivity/${ACCOUNTS[name].uid}`,
          activity(name, timeOf(index)),
        ]),
      ),
    );
  beforeEach(() => storeAll((index) => 1_000 + Math.floor(index / 2)));

  it('DB-01 EN-03 follows the first that fit in their order, as they change, until it is ended', async () => {
    const heard: { ids: string[]; isCurrent: boolean }[] = [];
    const end = documents('superAdmin').follow(
      'userActivity',
      { orderBy: [['lastActivity', 'desc']], limit: 2 },
      (rows, isCurrent) => heard.push({ ids: idsOf(rows), isCurrent }),
      fail,
    );
    const latest = async (...names: (typeof NAMES)[number][]) => {
      const ids = names.map((name) => ACCOUNTS[name].uid);
      await until(() => expect(heard.at(-1)).toEqual({ ids, isCurrent: true }));
    };
    await storeAll((index) => 2_000 + index);
    await latest('superAdmin', 'admin');
    await storeAll((index) => 3_000 - index);
    await latest('customer', 'other');
    end();
    const count = heard.length;
    await storeAll((index) => 4_000 + index);
    expect(await documents('superAdmin').count('userActivity')).toBe(4);
    expect(heard).toHaveLength(count);
  });

  it('EN-03 tells who may not follow them', async () => {
    const refused = new Promise((resolve) => {
      documents('admin').follow('userActivity', { limit: 2 }, () => undefined, resolve);
    });
    expect(await refused).toMatchObject({ code: 'permission-denied' });
  });
});

describe('forgetting', () => {
  it('DB-01 ends every listener, and the port with it', async () => {
    const port = documentsOf(openWebFirestore(target));
    const elsewhere = documentsOf(openWebFirestore(target));
    await elsewhere.write('open', 'forgotten', { city: 'Leon' });
    const heard: unknown[] = [];
    port.listen('open', 'forgotten', (data) => heard.push(data), fail);
    const others: unknown[] = [];
    elsewhere.listen('open', 'forgotten', (data) => others.push(data), fail);
    await until(() => expect(heard).toHaveLength(1));
    await port.forget();
    await elsewhere.update('open', 'forgotten', { city: 'Lugo' });
    await until(() => expect(others.at(-1)).toEqual({ city: 'Lugo' }));
    expect(heard).toHaveLength(1);
    await expect(port.read('open', 'forgotten')).rejects.toMatchObject({
      code: 'failed-precondition',
    });
    await elsewhere.forget();
  });

  it('LG-03 a listener is told no error when another tab ends its Firestore', async () => {
    const firestore = openWebFirestore(target);
    const port = documentsOf(firestore);
    const heard: unknown[] = [];
    const onError = vi.fn<(error: unknown) => void>();
    port.listen('open', 'forgotten', (data) => heard.push(data), onError);
    await until(() => expect(heard).toHaveLength(1));
    const plain = vi.fn<(error: unknown) => void>();
    onSnapshot(doc(firestore, 'open', 'forgotten'), () => undefined, plain);
    await terminate(firestore);
    await until(() => expect(plain.mock.calls[0]?.[0]).toMatchObject({ code: 'aborted' }));
    expect(onError).not.toHaveBeenCalled();
  });

  it('DB-01 removes a document', async () => {
    const port = documentsOf(openWebFirestore(target));
    await port.write('open', 'removed', { city: 'Leon' });
    await port.remove('open', 'removed');
    expect(await port.read('open', 'removed')).toBeNull();
    await expect(port.update('open', 'removed', { city: 'Lugo' })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});
