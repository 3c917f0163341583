import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, fetchUtils } from 'react-admin';
import { listKindOf } from './list-kinds.ts';
import type { ListKind } from './list-kinds.ts';
import { readOnly } from './read-only.ts';
import type { HttpClient } from '../http/http.ts';

/** Matches `/resource/id`: a record that the user opened by a link. */
const ONE_RECORD = /^\/[\w-]+\/[^/?]+$/;

/**
 * Reads the resources of our REST API in the dialect of ra-data-simple-rest. Changes are decisions with routes of their
 * own.
 */
export function simpleRest(restAnswer: HttpClient): DataProvider {
  const reading = (kind: ListKind) => readingAs(kind, restAnswer);
  const lists = { list: reading('list'), background: reading('background'), form: reading('form') };
  return {
    ...lists.list,
    getList: (resource, params) => lists[listKindOf(params.meta)].getList(resource, params),
    ...readOnly,
  };
}

function readingAs(listKind: ListKind, restAnswer: HttpClient): DataProvider {
  return simpleRestProvider('', async (path: string, options: fetchUtils.Options = {}) => {
    const answer = await restAnswer(path, {
      headers: Object.fromEntries(new Headers(options.headers)),
      signal: options.signal ?? undefined,
      kind: ONE_RECORD.test(path) ? 'record' : listKind,
    });
    return { ...answer, body: '' };
  });
}
