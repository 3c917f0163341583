import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, fetchUtils } from 'react-admin';
import type { HttpAnswer, HttpClient, HttpRequest } from '../http/http.ts';
import { listKindOf } from './list-kinds.ts';
import type { ListKind } from './list-kinds.ts';
import { readOnly } from './read-only.ts';

/** Matches `/resource/id`: a record that the user opened by a link. */
const ONE_RECORD = /^\/[\w-]+\/[^/?]+$/;

/** Reads the resources of our REST API in the dialect of ra-data-simple-rest. Their changes have routes of their own. */
export function simpleRest(restAnswer: HttpClient): DataProvider {
  return { ...readingOf(restAnswer), ...readOnly };
}

function readingOf(restAnswer: HttpClient): DataProvider {
  const reading = (listKind: ListKind) =>
    providerOn((path, request) =>
      restAnswer(path, { ...request, kind: ONE_RECORD.test(path) ? 'record' : listKind }),
    );
  const lists = { list: reading('list'), background: reading('background'), form: reading('form') };
  return {
    ...lists.list,
    getList: (resource, params) => lists[listKindOf(params.meta)].getList(resource, params),
  };
}

/** Creates ra-data-simple-rest on our HTTP client, which `send` calls. */
export function providerOn(
  send: (path: string, request: Omit<HttpRequest, 'kind'>) => Promise<HttpAnswer>,
): DataProvider {
  return simpleRestProvider('', async (path: string, options: fetchUtils.Options = {}) => {
    const { method, body } = options;
    const answer = await send(path, {
      method,
      body: typeof body === 'string' ? body : undefined,
      headers: Object.fromEntries(new Headers(options.headers)),
      signal: options.signal ?? undefined,
    });
    return { ...answer, body: '' };
  });
}
