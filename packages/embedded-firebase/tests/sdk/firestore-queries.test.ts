// @vitest-environment jsdom

import {
  average,
  collection,
  collectionGroup,
  count,
  doc,
  documentId,
  endAt,
  endBefore,
  getAggregateFromServer,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  limitToLast,
  or,
  orderBy,
  query,
  startAfter,
  startAt,
  sum,
  where,
  writeBatch,
  type Query,
  type QueryConstraint,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { freshCollection, openFirestoreSuite, openWebFirestore } from './support/firestore-apps.ts';

/** Ids are the first letters, so that an answer reads as a word. */
const CITIES = {
  a: { name: 'Aarhus', people: 290, tags: ['port', 'old'], area: 91.5, founded: 800 },
  b: { name: 'Bergen', people: 291, tags: ['port', 'rain'], area: NaN },
  c: { name: 'Cork', people: 224, tags: ['port'], area: null, at: { lat: 51 } },
  d: { name: 'Dresden', people: 563, tags: ['old'], area: 328, at: { lat: 51 } },
  e: { name: 'Espoo', people: 305, tags: [], area: 528, founded: 1458 },
  f: { name: 'Ávila', people: 'few', tags: ['wall', 'old'], area: 231 },
};

const target = await openFirestoreSuite();
const db = openWebFirestore(target);
const cities = freshCollection(db);
const batch = writeBatch(db);
for (const [id, city] of Object.entries(CITIES)) batch.set(doc(cities, id), city);
await batch.commit();

async function idsOf(asked: Query): Promise<string> {
  return (await getDocs(asked)).docs.map(({ id }) => id).join('');
}

describe('filters', () => {
  it.each<[string, QueryConstraint, string]>([
    ['==', where('people', '==', 291), 'b'],
    ['== NaN', where('area', '==', NaN), 'b'],
    ['!=', where('people', '!=', 291), 'caedf'],
    ['!= null', where('area', '!=', null), 'bafde'],
    ['> stays within the type', where('people', '>', 291), 'ed'],
    ['> of strings orders by their bytes', where('name', '>', 'Dresden'), 'ef'],
    ['in', where('people', 'in', [290, 'few', 1]), 'af'],
    ['not-in', where('people', 'not-in', [290, 224, 'few']), 'bed'],
    ['array-contains-any', where('tags', 'array-contains-any', ['rain', 'wall']), 'bf'],
    ['document id in', where(documentId(), 'in', ['e', 'a', 'z']), 'ae'],
  ])('%s', async (_title, filter, ids) => {
    expect(await idsOf(query(cities, filter))).toBe(ids);
  });

  it('combine by and, within one field too', async () => {
    const between = query(cities, where('people', '>', 224), where('people', '<', 305));
    expect(await idsOf(between)).toBe('ab');
    const old = query(cities, where('tags', 'array-contains', 'old'), where('area', '>', 100));
    expect(await idsOf(old)).toBe('fd');
  });

  it('combine by or', async () => {
    const either = or(where('people', '==', 224), where('tags', 'array-contains', 'rain'));
    expect(await idsOf(query(cities, either))).toBe('bc');
  });
});

describe('order and limits', () => {
  it('sort up, down and by several fields, without what lacks the field', async () => {
    expect(await idsOf(query(cities, orderBy('people')))).toBe('cabedf');
    expect(await idsOf(query(cities, orderBy('people', 'desc')))).toBe('fdebac');
    expect(await idsOf(query(cities, orderBy('founded')))).toBe('ae');
    expect(await idsOf(query(cities, orderBy('at.lat'), orderBy('people', 'desc')))).toBe('dc');
    expect(await idsOf(query(cities, orderBy(documentId(), 'desc')))).toBe('fedcba');
  });

  it('orders types as Firestore does: null, numbers with NaN first', async () => {
    expect(await idsOf(query(cities, orderBy('area')))).toBe('cbafde');
  });

  it('take the first and the last rows', async () => {
    expect(await idsOf(query(cities, orderBy('people'), limit(2)))).toBe('ca');
    expect(await idsOf(query(cities, orderBy('people'), limitToLast(2)))).toBe('df');
  });

  it('page by cursors of values', async () => {
    const byPeople = query(cities, orderBy('people'));
    expect(await idsOf(query(byPeople, startAt(290), endAt(305)))).toBe('abe');
    expect(await idsOf(query(byPeople, startAfter(290), endBefore(305)))).toBe('b');
    expect(await idsOf(query(byPeople, startAfter(290), limit(1)))).toBe('b');
    expect(await idsOf(query(byPeople, endBefore(305), limitToLast(2)))).toBe('ab');
  });

  it('page by cursors of documents among equals', async () => {
    const byLat = query(cities, orderBy('at.lat'));
    const first = await getDoc(doc(cities, 'c'));
    expect(await idsOf(query(byLat, startAfter(first)))).toBe('d');
    expect(await idsOf(query(byLat, startAt(first)))).toBe('cd');
  });
});

describe('aggregates', () => {
  it('count', async () => {
    const counted = await getCountFromServer(query(cities, where('people', '<', 300)));
    expect(counted.data().count).toBe(3);
    const limited = await getCountFromServer(query(cities, limit(2)));
    expect(limited.data().count).toBe(2);
  });

  it('sum and average numbers only', async () => {
    const asked = query(cities, where('people', '!=', 563));
    const aggregates = await getAggregateFromServer(asked, {
      n: count(),
      people: sum('people'),
      average: average('people'),
    });
    expect(aggregates.data()).toEqual({ n: 5, people: 1110, average: 277.5 });
  });

  it('LF-02 count only what has every field that they sum up', async () => {
    const asked = query(cities, where('people', '!=', 563));
    const aggregates = await getAggregateFromServer(asked, {
      n: count(),
      people: sum('people'),
      founded: average('founded'),
    });
    expect(aggregates.data()).toEqual({ n: 2, people: 595, founded: 1129 });
  });
});

describe('collections', () => {
  it('are told apart from their subcollections', async () => {
    const batch = writeBatch(db);
    batch.set(doc(cities, 'a/streets/one'), { n: 1 });
    await batch.commit();
    expect(await idsOf(query(cities, orderBy(documentId())))).toBe('abcdef');
    expect(await idsOf(collection(db, `${cities.path}/a/streets`))).toBe('one');
  });

  it('of one name are closed as a group unless the rules open the group', async () => {
    await expect(getDocs(collectionGroup(db, 'streets'))).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });
});
