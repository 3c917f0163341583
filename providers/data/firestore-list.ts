import type { FirebaseApp } from 'firebase/app';
import { getFirestore } from 'firebase/firestore';
import { HttpError } from 'react-admin';
import type { DataProvider, GetListParams, GetListResult, PaginationPayload } from 'react-admin';
import { FirebaseDataProvider } from 'react-admin-firebase';
import { countDocuments } from '../firebase/documents-query.ts';
import { withHttpErrors } from '../firebase/firestore-http-error.ts';
import { filtersOf, firstOf, MAX_VALUES } from './firestore-list-query.ts';
import type { ListQuestion } from './firestore-list-query.ts';
import { inTurn } from '../async/in-turn.ts';
import { readOnly } from './read-only.ts';

type Reader = (
  name: string,
  asked: ListQuestion,
  pagination: PaginationPayload,
) => Promise<GetListResult['data']>;

/**
 * Reads through react-admin-firebase, by queries of ours: by its own, a filter finds the wrong rows, ids are not
 * sorted by and a page begins behind a row that may have moved. Reads the pages before too.
 */
function reader(app: FirebaseApp): Reader {
  const firebase = FirebaseDataProvider(app.options, { app, logging: false });
  // It keeps the rows of a collection between asking and answering: two questions at once would mix them.
  const queue = inTurn();
  return (name, asked, pagination) => {
    const found = firstOf(getFirestore(app), name, asked, pagination.page * pagination.perPage);
    const filter = { collectionQuery: () => found };
    return queue(async () => (await firebase.getList(name, { filter, pagination })).data);
  };
}

/** Those that are there of the documents with these ids. */
async function readIds(read: Reader, name: string, ids: readonly unknown[]) {
  const rows: GetListResult['data'] = [];
  for (let start = 0; start < ids.length; start += MAX_VALUES) {
    const id = ids.slice(start, start + MAX_VALUES).map(String);
    rows.push(...(await read(name, { filter: { id } }, { page: 1, perPage: MAX_VALUES })));
  }
  return rows;
}

/** Collections of Firestore as lists; they cannot be written from here. Everything throws HttpError. */
export function firestoreList(app: FirebaseApp): DataProvider {
  const read = reader(app);
  const getList = async (name: string, params: GetListParams): Promise<GetListResult> => {
    const { filter = {}, sort, pagination = { page: 1, perPage: 25 } } = params;
    const rows = read(name, { filter, sort }, pagination);
    const count = countDocuments(getFirestore(app), name, filtersOf(filter));
    const [data, total] = await withHttpErrors(Promise.all([rows, count]));
    return { data, total };
  };
  const byIds = (name: string, ids: readonly unknown[]) => withHttpErrors(readIds(read, name, ids));
  return {
    ...readOnly,
    getList,
    getManyReference: (name, { target, id, filter, ...params }) =>
      getList(name, { ...params, filter: { ...filter, [target]: id } }),
    getMany: async (name, { ids }) => ({ data: await byIds(name, ids) }),
    getOne: async (name, { id }) => {
      const [data] = await byIds(name, [id]);
      if (!data) throw new HttpError('There is no such record', 404);
      return { data };
    },
  };
}
