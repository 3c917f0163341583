import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, fetchUtils, RaRecord } from 'react-admin';
import { createKeys } from '../http/create-keys.ts';
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

/**
 * AD-07: reads and writes records in the dialect of ra-data-simple-rest. An edit sends the `version` of its data as
 * `If-Match`, a delete that of its `previousData`; a create sends an `Idempotency-Key`.
 */
export function recordRest(restAnswer: HttpClient): DataProvider {
  const keys = createKeys();
  const writing = (headers: Record<string, string>) =>
    providerOn((path, request) =>
      restAnswer(path, { ...request, kind: 'change', headers: { ...request.headers, ...headers } }),
    );
  return {
    ...readingOf(restAnswer),
    ...readOnly,
    create: (resource, params) =>
      keys.using(`${resource} ${JSON.stringify(params.data)}`, (key) =>
        writing({ 'idempotency-key': key }).create(resource, params),
      ),
    update: async (resource, { data: { version, id: _id, ...data }, ...params }) =>
      writing(ifMatch(version)).update(resource, { ...params, data }),
    delete: async <Row extends RaRecord>(resource: string, params: DeleteParams<Row>) =>
      writing(ifMatch(params.previousData?.['version'])).delete<Row>(resource, params),
  };
}

type DeleteParams<Row extends RaRecord> = Parameters<typeof readOnly.delete<Row>>[1];

function ifMatch(version: unknown): Record<string, string> {
  if (typeof version !== 'number') throw new Error('The version that the user saw is missing');
  return { 'if-match': `"${version}"` };
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
function providerOn(
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
