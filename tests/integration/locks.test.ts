import { lockAccounts } from '#server/accounts/customers/lock-accounts.ts';
import { leaveAccounts } from '#server/accounts/members/leave-accounts.ts';
import { lockUser } from '#server/accounts/members/lock-user.ts';
import { deleteDraft } from '#server/ordering/drafts/delete-draft.ts';
import { saveDraft } from '#server/ordering/drafts/save-draft.ts';
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

it('RT-04 locks the accounts that exist, by number, and says which', async () => {
  const asked = ['100300', '999999', '100200'];
  const locked = await database.db.transaction((tx) => lockAccounts(tx, asked));
  expect(locked).toEqual(['100200', '100300']);
});
