// @vitest-environment jsdom
/** Lists that the rules allow because of what their query says: for the web SDK, as a query and as a listener. */
import { collection, doc, getDocs, onSnapshot, query, setDoc, where } from 'firebase/firestore';
import type { QueryConstraint } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { openFirestoreSuite, openWebFirestore } from './support/firestore-apps.ts';
import { setTestRules } from './support/firestore-rules.ts';

const target = await openFirestoreSuite();
await setTestRules(
  target,
  `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /teams/{id} {
      allow write: if true;
      allow read: if request.auth.uid in resource.data.members;
    }
    match /notes/{id} {
      allow write: if true;
      allow read: if resource.data.state in ['open', 'shared'];
    }
  }
}`,
);
const db = openWebFirestore(target, { uid: 'me' });
await setDoc(doc(db, 'teams/mine'), { members: ['you', 'me'] });
await setDoc(doc(db, 'teams/yours'), { members: ['you'] });
for (const state of ['open', 'shared', 'closed'])
  await setDoc(doc(db, `notes/${state}`), { state });

const asked = (path: string, ...constraints: QueryConstraint[]) =>
  query(collection(db, path), ...constraints);

async function idsOf(path: string, ...constraints: QueryConstraint[]): Promise<string[]> {
  const found = asked(path, ...constraints);
  const listened = await new Promise<string[]>((resolve, reject) => {
    const stop = onSnapshot(
      found,
      ({ docs }) => {
        stop();
        resolve(docs.map(({ id }) => id));
      },
      reject,
    );
  });
  const ids = (await getDocs(found)).docs.map(({ id }) => id);
  expect(listened).toEqual(ids);
  return ids;
}

const denied = expect.objectContaining({ code: 'permission-denied' });

describe('a list', () => {
  it('LF-02 is allowed by the item that array-contains asks for, and by no other', async () => {
    expect(await idsOf('teams', where('members', 'array-contains', 'me'))).toEqual(['mine']);
    await expect(idsOf('teams', where('members', 'array-contains', 'you'))).rejects.toEqual(denied);
    await expect(idsOf('teams')).rejects.toEqual(denied);
  });

  it('LF-02 is allowed when every value of in is', async () => {
    const both = where('state', 'in', ['open', 'shared']);
    expect(await idsOf('notes', both)).toEqual(['open', 'shared']);
    const more = where('state', 'in', ['open', 'closed']);
    await expect(idsOf('notes', more)).rejects.toEqual(denied);
  });
});
