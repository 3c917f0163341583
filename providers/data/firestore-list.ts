import type { FirebaseApp } from 'firebase/app';
import {
  type Firestore,
  type Query,
  collection,
  getFirestore,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore';
import type { DataProvider, GetListParams, GetListResult, PaginationPayload } from 'react-admin';
import { FirebaseDataProvider } from 'react-admin-firebase';
import { inParts } from '#domain/basics/in-parts.ts';
import { inTurn } from '../async/in-turn.ts';
import { countDocuments } from '../firebase/documents-query.ts';
import { withHttpFailures } from '../firebase/firestore-failure.ts';
import { HttpFailure } from '../http/http.ts';
import { type ListQuestion, collectionOf, filtersOf, orderOf } from './firestore-filter.ts';
import { requireTaken } from './firestore-taken.ts';
import { readOnly } from './read-only.ts';

/** The most values that Firestore compares at once. */
const MAX_VALUES = 30;

type Reader = (
  name: string,
  asked: ListQuestion,
  pagination: PaginationPayload,
) => Promise<GetListResult['data']>;

/**
 * Reads through react-admin-firebase with our own queries: with its own, a filter finds the wrong rows, sorting by id
 * does not work, and a page starts after a row that may have moved. Reads the previous pages too.
 */
function reader(app: FirebaseApp): Reader {
  const firebase = FirebaseDataProvider(app.options, { app, logging: false });
  // It stores a collection's rows between request and result: two requests at once would mix them.
  const queue = inTurn();
  return (name, asked, pagination) => {
    const found = firstOf(getFirestore(app), name, asked, pagination.page * pagination.perPage);
    const filter = { collectionQuery: () => found };
    return queue(async () => (await firebase.getList(name, { filter, pagination })).data);
  };
}

/** Reads the documents with these ids; leaves out those that do not exist. */
async function readIds(read: Reader, name: string, ids: readonly unknown[]) {
  const rows: GetListResult['data'] = [];
  for (const id of inParts(ids.map(String), MAX_VALUES)) {
    rows.push(...(await read(name, { filter: { id } }, { page: 1, perPage: MAX_VALUES })));
  }
  return rows;
}

/**
 * Returns a data provider that lists Firestore collections, read-only. Every failure throws HttpFailure; what a list does
 * not have is a 400 that names it.
 */
export function firestoreList(app: FirebaseApp): DataProvider {
  const read = reader(app);
  const getList = async (resource: string, params: GetListParams): Promise<GetListResult> => {
    const name = collectionOf(resource);
    const { filter = {}, sort, pagination = { page: 1, perPage: 25 } } = params;
    requireTaken(resource, params);
    const rows = read(name, { filter, sort }, pagination);
    const count = countDocuments(getFirestore(app), name, filtersOf(filter));
    const [data, total] = await withHttpFailures(Promise.all([rows, count]));
    return { data, total };
  };
  const byIds = (name: string, ids: readonly unknown[]) =>
    withHttpFailures(readIds(read, collectionOf(name), ids));
  return {
    ...readOnly,
    getList,
    getManyReference: (name, { target, id, filter, ...params }) =>
      getList(name, { ...params, filter: { ...filter, [target]: id } }),
    getMany: async (name, { ids }) => ({ data: await byIds(name, ids) }),
    getOne: async (name, { id }) => {
      const [data] = await byIds(name, [id]);
      if (!data) throw new HttpFailure('There is no such record', 404);
      return { data };
    },
  };
}

/** Returns a query for the first `most` matching documents. */
function firstOf(firestore: Firestore, name: string, asked: ListQuestion, most: number): Query {
  const filters = filtersOf(asked.filter).map(([field, is, value]) => where(field, is, value));
  const { fields, direction } = orderOf(asked);
  const order = fields.map((field) => orderBy(field, direction));
  return query(collection(firestore, name), ...filters, ...order, limit(most));
}
