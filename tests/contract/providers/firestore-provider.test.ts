// @vitest-environment jsdom

import {
  doc,
  getFirestore,
  setDoc,
  updateDoc,
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import { until } from 'test-tools/until.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { emptyProfile } from '#domain/address/profile.ts';
import { saveProfile } from '#providers/account/profile-edit.ts';
import { firestoreList } from '#providers/data/firestore-list.ts';
import { liveListMethods } from '#providers/data/staff/live-list.ts';
import type { LiveListWatcher } from '#providers/data/staff/live-list.ts';
import { documentsOf } from '#providers/firebase/documents.ts';
import { buildActivity } from '../rules/support/documents.ts';
import { describeDataProvider, type Known } from './data-provider-suite.ts';
import type { ProviderSubject } from './data-provider-suite.ts';
import { openProjectFirestore, type ProjectFirestore } from './support/project-firestore.ts';

// Its package names a build that would bring a second copy of Firebase along; the page takes this one too.
vi.mock('react-admin-firebase', () => {
  const build = 'node_modules/react-admin-firebase/dist/index.esm.mjs?inline';
  return import(`${process.cwd()}/${build}`);
});

const CUSTOMER = { uid: 'uid-customer', email: 'practice@lens.test', claims: {} };
const SUPER_ADMIN = {
  uid: 'uid-super',
  email: 'super@lens.test',
  claims: { role: 'admin', isSuperAdmin: true },
};
/** The second is one of a version to come, whose name begins as the first. */
const STATUSES = ['active', 'active-elsewhere', 'idle'];
/** Firestore looks up thirty ids at once. */
const RECORDS = 65;
const FIRST_ACTIVITY = Date.parse('2026-11-20T10:00:00Z');

/** What users were last seen doing, watched by a super admin; a profile edited by its owner. */
async function openActivity(): Promise<ProviderSubject> {
  const project = await openProjectFirestore();
  const records = Array.from({ length: RECORDS }, (_, index) => knownActivity(index));
  await store(project.owner, records);
  const ofCustomer = firestoreList(await project.browserOf(CUSTOMER));
  return {
    provider: firestoreList(await project.browserOf(SUPER_ADMIN)),
    resource: 'userActivity',
    records,
    usualPage: 25,
    sorts: { unique: 'lastActivity', tied: 'status' },
    filters: {
      exact: { filter: { status: 'active' }, matches: ({ status }) => status === 'active' },
      anyOf: { filter: { status: ['active', 'idle'] }, matches: isActiveOrIdle },
      none: { status: 'gone' },
    },
    reference: { target: 'status', id: 'idle' },
    unknownId: 'nobody',
    readHidden: [() => ofCustomer.getOne('userActivity', { id: 'user-07' })],
    listForbidden: () => ofCustomer.getList('userActivity', firstPage(25, 'lastActivity')),
    changeTwice: () => editOnTwoDevices(project),
    stale: { stored: { firstName: 'Grace' }, fields: ['firstName'] },
    close: () => project.close(),
  };
}

/** What to ask for: the first rows of a list, the last ones by that field first. */
const firstPage = (perPage: number, field: string, filter = {}) => ({
  pagination: { page: 1, perPage },
  sort: { field, order: 'DESC' as const },
  filter,
});

/** The ids are in another order than the times. */
function knownActivity(index: number): Known {
  return {
    id: `user-${String((index * 7) % RECORDS).padStart(2, '0')}`,
    lastActivity: FIRST_ACTIVITY + index * 1000,
    status: STATUSES[index % 3] ?? '',
  };
}

function isActiveOrIdle({ status }: Known): boolean {
  return status === 'active' || status === 'idle';
}

async function store(firestore: Firestore, records: Known[]): Promise<void> {
  const batch = writeBatch(firestore);
  for (const { id, ...fields } of records) {
    batch.set(doc(firestore, 'userActivity', id), buildActivity('customer', fields));
  }
  await batch.commit();
}

/** PF-01: the second device edits what the first has changed since both read it. */
async function editOnTwoDevices(project: ProjectFirestore): Promise<unknown> {
  const { uid, email } = CUSTOMER;
  const base = emptyProfile(uid, email);
  await setDoc(doc(project.owner, 'users', uid), base);
  const documents = async () => documentsOf(getFirestore(await project.browserOf(CUSTOMER)));
  await saveProfile(await documents(), uid, base, { firstName: 'Grace' });
  return saveProfile(await documents(), uid, base, { firstName: 'Ada' });
}

describeDataProvider('user activity in Firestore', openActivity);

describe('lists of Firestore beyond the suite', () => {
  let project: ProjectFirestore;
  beforeAll(async () => {
    project = await openProjectFirestore();
  });
  afterAll(() => project.close());

  const lists = async () => firestoreList(await project.browserOf(SUPER_ADMIN));

  it('EN-01 DB-03 a super admin lists the profiles by any field, and nobody else does', async () => {
    for (const name of ['ada', 'ben', 'cleo']) {
      const profile = { ...emptyProfile(`uid-${name}`, `${name}@lens.test`), company: name };
      await setDoc(doc(project.owner, 'users', profile.uid), profile);
    }
    const asked = firstPage(2, 'company');
    const found = await (await lists()).getList('profiles', asked);
    expect(found.data.map(({ id }) => id)).toEqual(['uid-cleo', 'uid-ben']);
    expect(found.total).toBe(3);
    const own = firestoreList(await project.browserOf(CUSTOMER));
    await expect(own.getList('profiles', asked)).rejects.toMatchObject({ status: 403 });
  });

  it('AD-07 EN-03 finds and counts the addresses that begin with a text', async () => {
    const emails = ['ann@lens.test', 'anna@lens.test', 'bob@lens.test'];
    const records = emails.map((userEmail, index) => ({ ...knownActivity(index), userEmail }));
    await store(project.owner, records);
    const asked = firstPage(2, 'lastActivity', { userEmail_begins: 'ann' });
    const found = await (await lists()).getList('userActivity', asked);
    expect(found.data.map(({ userEmail }) => String(userEmail))).toEqual(emails.slice(0, 2));
    expect(found.total).toBe(2);
  });

  it('SE-08 a list of Firestore refuses what it does not have, by the name that an address has for it', async () => {
    const firestore = getFirestore(await project.browserOf(SUPER_ADMIN));
    const { followList } = liveListMethods(() => Promise.resolve(documentsOf(firestore)));
    const asked = {
      ...firstPage(25, 'color'),
      filter: { color: 'red', userEmail_begins: { a: 1 } },
    };
    const nothing = vi.fn<() => void>();
    const watcher = { onRows: nothing, onTotal: nothing, onError: nothing };
    const refusal = {
      status: 400,
      body: {
        code: 'bad-request',
        errors: {
          'filter.color': expect.anything(),
          'filter.userEmail_begins': expect.anything(),
          'sort.0': expect.anything(),
        },
      },
    };
    await expect((await lists()).getList('userActivity', asked)).rejects.toMatchObject(refusal);
    await expect(followList('userActivity', asked, watcher)).rejects.toMatchObject(refusal);
  });

  it('EN-03 a page is followed with the rows that the list has, and hears the next change', async () => {
    await store(project.owner, [knownActivity(1), knownActivity(2)]);
    const firestore = getFirestore(await project.browserOf(SUPER_ADMIN));
    const { followList } = liveListMethods(() => Promise.resolve(documentsOf(firestore)));
    const onRows = vi.fn<LiveListWatcher['onRows']>();
    const fail = vi.fn<() => void>();
    const asked = firstPage(1, 'lastActivity', { status: 'idle' });
    const stop = await followList('userActivity', asked, { onRows, onTotal: fail, onError: fail });
    const { data } = await (await lists()).getList('userActivity', asked);
    await until(() => expect(onRows).toHaveBeenLastCalledWith(data, true, undefined));
    const { id } = knownActivity(2);
    await updateDoc(doc(project.owner, 'userActivity', id), { lastSync: 7 });
    await until(() => expect(onRows.mock.lastCall?.[0][0]).toMatchObject({ id, lastSync: 7 }));
    stop();
    expect(fail).not.toHaveBeenCalled();
  });
});
