import { lockAccounts } from '#server/accounts/customers/lock-accounts.ts';
import { leaveAccounts } from '#server/accounts/members/leave-accounts.ts';
import { lockUser } from '#server/accounts/members/lock-user.ts';
import { deleteDraft } from '#server/ordering/drafts/delete-draft.ts';
import { saveDraft } from '#server/ordering/drafts/save-draft.ts';
import { countResetTry } from '#server/accounts/passwords/reset-tries.ts';
import { addAddressLink } from '#server/accounts/verification/address-links.ts';
import { countQuestion } from '#server/consultant/model/tries.ts';
import { countVisitorTry } from '#server/consultant/visitors/visitor-tries.ts';
import type { Handle } from '#server/platform/database/database.ts';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { useDatabase } from './support/use.ts';
import { draftInput } from './support/drafts.ts';
import { locksOf } from './support/locks.ts';

const database = useDatabase('firstRun');

const actor = { uid: 'u-practice', name: 'practice@lens.test' };
const scope = ['100200'];
const now = new Date();

const leave = (uid: string) => locksOf(database, (tx) => leaveAccounts(tx, { actor, uid }));
const change = (uid: string) => locksOf(database, (tx) => lockUser(tx, uid));
const save = (id: string) =>
  locksOf(database, (tx) => saveDraft(tx, { actor, scope, id, input: draftInput(), now }));
const remove = (id: string) =>
  locksOf(database, (tx) => deleteDraft(tx, { actor, scope, id, now }));

it('FN-06 a user leaves all accounts only when nobody else is changing which ones they have', async () => {
  expect(await leave('u-a')).toEqual(await change('u-a'));
  expect(await leave('u-a')).not.toEqual(await change('u-b'));
});

it('OR-03 a save and a deletion of one draft wait for each other, those of two drafts do not', async () => {
  const [id, other] = [randomUUID(), randomUUID()];
  const locks = new Set(await save(id));
  const sharedWith = (others: string[]) => others.filter((key) => locks.has(key));
  expect(sharedWith(await remove(id))).toHaveLength(1);
  expect(sharedWith(await remove(other))).toEqual([]);
});

const link = (uid: string, newEmail: string | null) => (tx: Handle) =>
  addAddressLink(tx, { uid, newEmail, now });
const reset = (email: string, network: string) => (tx: Handle) =>
  countResetTry(tx, { email, network, now });
const visit = (deed: 'request' | 'rating', address: string) => (tx: Handle) =>
  countVisitorTry(tx, { deed, address, now });
const question = (network: string) => (tx: Handle) => countQuestion(tx, network, now);

it.each([
  ['SE-06 links of one user', 1, link('u-a', 'a@lens.test'), link('u-a', null)],
  ['SE-06 links to one address', 1, link('u-a', 'a@lens.test'), link('u-b', 'a@lens.test')],
  ['SE-06 links of two users', 0, link('u-a', null), link('u-b', null)],
  ['SE-06 passwords of one address', 1, reset('a', '192.0.2.1'), reset('a', '192.0.2.2')],
  ['SE-06 passwords from one network', 1, reset('a', '192.0.2.1'), reset('b', '192.0.2.1')],
  ['VC-03 requests of visitors', 1, visit('request', '192.0.2.1'), visit('request', '192.0.2.2')],
  ['VC-03 a request and a rating', 0, visit('request', '192.0.2.1'), visit('rating', '192.0.2.1')],
  ['VC-03 questions from one network', 1, question('192.0.2.1'), question('192.0.2.1')],
  ['VC-03 questions from two networks', 0, question('192.0.2.1'), question('192.0.2.2')],
] as const)(
  '%s, while they are counted, wait for each other by %i locks',
  async (_what, shared, one, other) => {
    const locks = new Set(await locksOf(database, one));
    const others = await locksOf(database, other);
    expect(others.filter((key) => locks.has(key))).toHaveLength(shared);
  },
);

it('RT-04 locks the accounts that exist, by number, and says which', async () => {
  const asked = ['100300', '999999', '100200'];
  const locked = await database.db.transaction((tx) => lockAccounts(tx, asked));
  expect(locked).toEqual(['100200', '100300']);
});
