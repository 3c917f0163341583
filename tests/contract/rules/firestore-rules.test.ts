// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { ACCOUNTS, ACTORS } from './support/actors.ts';
import { decisionOn } from './support/decision.ts';
import { buildActivity, buildNewProfile } from './support/documents.ts';
import { RulesSuite } from './support/rules-suite.ts';
import type { Firestore } from './support/rules-suite.ts';

const OWNER = ACCOUNTS.customer.uid;

/** What only the server may reach, also below documents that a user may read. */
const CLOSED = [
  'orders/1',
  'customers/100200',
  'audit/1',
  `profiles/${OWNER}`,
  `Users/${OWNER}`,
  `users/${OWNER}/private/1`,
  `users/${OWNER}/users/${OWNER}`,
  `userActivity/${OWNER}/history/1`,
];
const OPERATIONS: [string, (firestore: Firestore, path: string) => Promise<unknown>][] = [
  ['get', (firestore, path) => firestore.doc(path).get()],
  ['list', (firestore, path) => firestore.doc(path).parent.get()],
  ['update', (firestore, path) => firestore.doc(path).update({ userId: OWNER })],
  ['replace', (firestore, path) => firestore.doc(path).set(buildNewProfile('customer'))],
  ['create', (firestore, path) => firestore.doc(`${path}-new`).set(buildActivity('customer'))],
  ['delete', (firestore, path) => firestore.doc(path).delete()],
];

const suite = await RulesSuite.open('firestore', 'closed-rules');
await suite.store(Object.fromEntries(CLOSED.map((path) => [path, { userId: OWNER }])));

describe('SE-01 every other document is closed', () => {
  const cases = ACTORS.flatMap((actor) =>
    CLOSED.flatMap((path) => OPERATIONS.map(([name, run]) => ({ actor, name, path, run }))),
  );

  it.each(cases)('$actor: $name of $path', async ({ actor, path, run }) =>
    expect(await decisionOn(run(suite.firestore(actor), path))).toBe('denied'),
  );

  it.each(ACTORS)('%s queries no collection group', async (actor) => {
    for (const name of ['users', 'userActivity', 'private'])
      expect(await decisionOn(suite.firestore(actor).collectionGroup(name).get())).toBe('denied');
  });

  it.each(ACTORS)('%s gets nothing through when one write of a batch is refused', async (actor) => {
    const firestore = suite.firestore(actor);
    const batch = firestore.batch();
    batch.set(firestore.doc(`users/${OWNER}`), buildNewProfile('customer'));
    batch.set(firestore.doc('orders/2'), { userId: OWNER });
    expect(await decisionOn(batch.commit())).toBe('denied');
    expect(await decisionOn(firestore.doc('orders/2').get())).toBe('denied');
  });
});
