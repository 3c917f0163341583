import type { DataProvider, RaRecord } from 'react-admin';
import { createKeys } from '../../http/create-keys.ts';
import type { HttpClient } from '../../http/http.ts';
import type { readOnly } from '../read-only.ts';
import { providerOn, simpleRest } from '../simple-rest.ts';

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
    ...simpleRest(restAnswer),
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
