import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { lockAccounts } from '#server/accounts/customers/lock-accounts.ts';
import { acceptInvitation } from '#server/accounts/invitations/accept-invitation.ts';
import { removeMember } from '#server/accounts/members/change-member.ts';
import { leaveAccounts } from '#server/accounts/members/leave-accounts.ts';
import { lockUser } from '#server/accounts/members/lock-user.ts';
import { countResetTry } from '#server/accounts/passwords/reset-tries.ts';
import { addAddressLink } from '#server/accounts/verification/address-links.ts';
import { countQuestion } from '#server/consultant/model/tries.ts';
import { countVisitorTry } from '#server/consultant/visitors/visitor-tries.ts';
import { deleteDraft } from '#server/ordering/drafts/delete-draft.ts';
import { saveDraft } from '#server/ordering/drafts/save-draft.ts';
import type { Handle } from '#server/platform/database/database.ts';
import { enqueue } from '#server/platform/outbox/enqueue.ts';
import { draftInput } from './support/drafts.ts';
import { locksOf } from './support/locks.ts';
import { useDatabase } from './support/use.ts';

const database = useDatabase('firstRun');

const actor = { uid: 'u-practice', name: 'practice@lens.test' };
const scope = ['100200'];
const now = new Date();

const save = (id: string) =>
  locksOf(database, (tx) => saveDraft(tx, { actor, scope, id, input: draftInput(), now }));
const remove = (id: string) =>
  locksOf(database, (tx) => deleteDraft(tx, { actor, scope, id, now }));

it('OR-03 a save and a deletion of one draft wait for each other, those of two drafts only to be counted', async () => {
  const [id, other] = [randomUUID(), randomUUID()];
  const locks = new Set(await save(id));
  const sharedWith = (others: string[]) => others.filter((key) => locks.has(key));
  expect(sharedWith(await remove(id))).toHaveLength(1);
  expect(sharedWith(await remove(other))).toEqual([]);
  expect(sharedWith(await save(randomUUID()))).toHaveLength(1);
});

const user = (tx: Handle) => lockUser(tx, 'u-a');
const leave = (uid: string) => (tx: Handle) => leaveAccounts(tx, { actor, uid });
const [me, id] = [{ uid: 'u-a', name: 'a', email: 'a@lens.test' }, randomUUID()];
/** They lock before they find nothing. */
const join = (tx: Handle) => acceptInvitation(tx, { actor: me, id, now }).catch(() => null);
const removal = { actor, scope, accountNumber: '100200', uid: 'u-a', versionSeen: 1 };
const drop = (tx: Handle) => removeMember(tx, removal).catch(() => null);
const link = (uid: string, newEmail: string | null) => (tx: Handle) =>
  addAddressLink(tx, { uid, newEmail, now });
const reset = (email: string, network: string) => (tx: Handle) =>
  countResetTry(tx, { email, network, now });
const send = (key: string) => (tx: Handle) => enqueue(tx, { kind: 'note', key, payload: 1 });
const visit = (deed: 'request' | 'rating', address: string) => (tx: Handle) =>
  countVisitorTry(tx, { deed, address, now });
const question = (network: string) => (tx: Handle) => countQuestion(tx, network, now);

it.each([
  ['FN-06 a change of a user and their leaving', 1, user, leave('u-a')],
  ['FN-06 a change of a user and the leaving of another one', 0, user, leave('u-b')],
  ['AD-08 a change of a user and their joining', 1, user, join],
  ['AD-08 a change of a user and their removal', 1, user, drop],
  ['SE-06 links of one user', 1, link('u-a', 'a@lens.test'), link('u-a', null)],
  ['SE-06 links to one address', 1, link('u-a', 'a@lens.test'), link('u-b', 'a@lens.test')],
  ['SE-06 links of two users', 0, link('u-a', null), link('u-b', null)],
  ['SE-06 passwords of one address', 1, reset('a', '192.0.2.1'), reset('a', '192.0.2.2')],
  ['SE-06 passwords from one network', 1, reset('a', '192.0.2.1'), reset('b', '192.0.2.1')],
  ['SE-09 messages to one', 1, send('a'), send('a')],
  ['SE-09 messages to two', 0, send('a'), send('b')],
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
