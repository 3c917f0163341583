import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '#providers/data/data.ts';
import { draftMethods } from '#providers/data/drafts.ts';
import { ASIDE, IN_FORM } from '#providers/data/list-kinds.ts';
import { simpleRest } from '#providers/data/simple-rest.ts';
import { recordRest } from '#providers/data/staff/record-rest.ts';
import { createConnection } from '#providers/http/connection.ts';
import { HttpFailure } from '#providers/http/http.ts';
import type { HttpClient, HttpDeps, HttpRequest } from '#providers/http/http.ts';
import { dataDeps } from '../../fixtures/data-deps.ts';
import { DRAFT_ID, storedDraft } from './draft-fixture.ts';
import { fakeClient, fakeFetch } from './fake-fetch.ts';

const endSession = vi.fn<HttpDeps['endSession']>();
const client = fakeClient({ endSession });
const api = createConnection(client);
const drafts = draftMethods(api);
const records = simpleRest(api.restAnswer);

afterEach(() => void vi.unstubAllGlobals().clearAllMocks());

it('OR-03 a draft on its way to the server: is sent in the way that was asked: to be given up, or to outlive its page', async () => {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(storedDraft())));
  vi.stubGlobal('fetch', fetched);
  const abort = new AbortController();
  const { accountNumber, version, device, writer, sequence, content } = storedDraft();
  const input = { accountNumber, version, device, writer, sequence, content };
  await drafts.saveOrderDraft(DRAFT_ID, input, { signal: abort.signal });
  await drafts.saveOrderDraft(DRAFT_ID, input, { keepalive: true });
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([
    `/api/order-drafts/${DRAFT_ID}`,
    `/api/order-drafts/${DRAFT_ID}`,
  ]);
  abort.abort();
  const [first, second] = fetched.mock.calls.map(([, init]) => init);
  expect([first?.signal?.aborted, first?.keepalive]).toEqual([true, undefined]);
  expect(second).toMatchObject({ method: 'PUT', keepalive: true });
  expect(second?.signal?.aborted).not.toBe(true);
});

describe('the resources behind the API', () => {
  const LIST = {
    pagination: { page: 2, perPage: 10 },
    sort: { field: 'createdAt', order: 'DESC' as const },
    filter: { q: 'vega' },
  };

  it.each([
    [0, 'a record that a link names', () => records.getOne('orders', { id: 'o1' })],
    [1, 'a list', () => records.getList('orders', LIST)],
    [0, 'a list beside a page', () => records.getList('orders', { ...LIST, meta: ASIDE })],
    [0, 'a list of a form', () => records.getList('lenses', { ...LIST, meta: IN_FORM })],
    [1, 'the records of a list', () => records.getMany('orders', { ids: ['o1'] })],
  ])('ER-02 ends the session %i times for a 404 of %s', async (times, _, ask) => {
    fakeFetch(() => ({ status: 404 }));
    await expect(ask()).rejects.toMatchObject({ status: 404 });
    expect(endSession).toHaveBeenCalledTimes(times);
  });
});

type Sent = [path: string, request: HttpRequest];

/** A client that keeps what is sent and answers with a record. */
function recordingClient(): { client: HttpClient; sent: Sent[] } {
  const sent: Sent[] = [];
  const client: HttpClient = (path, request) => {
    sent.push([path, request]);
    return Promise.resolve({ status: 200, headers: new Headers(), json: { id: 'a', version: 5 } });
  };
  return { client, sent };
}

it('AD-07 buying groups are records', async () => {
  const { client, sent } = recordingClient();
  const provider = createDataProvider(createConnection(client), dataDeps());
  await provider.create('buying-groups', { data: { name: 'New' } });
  expect(sent).toMatchObject([['/buying-groups', { method: 'POST', body: '{"name":"New"}' }]]);
});

describe('records over ra-data-simple-rest', () => {
  it('AD-07 an edit and a delete send the version that they are based on as If-Match', async () => {
    const { client, sent } = recordingClient();
    const groups = recordRest(client);
    const data = { id: 'a b', version: 4, name: 'New' };
    const answer = await groups.update('groups', {
      id: 'a b',
      data,
      previousData: { id: 'a b', version: 9 },
    });
    expect(answer).toEqual({ data: { id: 'a', version: 5 } });
    await groups.delete('groups', { id: 'a', previousData: { id: 'a', version: 3 } });
    const [edit, deletion] = [{ method: 'PUT', body: '{"name":"New"}' }, { method: 'DELETE' }];
    expect(sent).toMatchObject([
      ['/groups/a%20b', { kind: 'change', ...edit, headers: { 'if-match': '"4"' } }],
      ['/groups/a', { kind: 'change', ...deletion, headers: { 'if-match': '"3"' } }],
    ]);
  });

  it('AD-07 sends no edit and no delete without a version', async () => {
    const { client, sent } = recordingClient();
    const provider = recordRest(client);
    const data = { name: 'New' };
    const edit = provider.update('groups', { id: 'a', data, previousData: { id: 'a' } });
    await expect(edit).rejects.toThrow('version');
    await expect(provider.delete('groups', { id: 'a' })).rejects.toThrow('version');
    expect(sent).toEqual([]);
  });

  it('AD-07 OR-04 a create has a key, the same one when it is sent again after no answer', async () => {
    const { client, sent } = recordingClient();
    const losing: HttpClient = async (path, request) => {
      const answer = await client(path, request);
      if (sent.length === 1) throw new HttpFailure('No connection', 0);
      return answer;
    };
    const provider = recordRest(losing);
    const create = () => provider.create('groups', { data: { name: 'New' } });
    await expect(create()).rejects.toThrow('No connection');
    expect(await create()).toEqual({ data: { id: 'a', version: 5 } });
    const keys = sent.map(([, request]) => request.headers?.['idempotency-key']);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(sent[1]?.[1]).toMatchObject({ kind: 'change', method: 'POST', body: '{"name":"New"}' });
  });

  it('AD-07 several records at once are refused, and so is every change of what is no record', async () => {
    const { client, sent } = recordingClient();
    const many = recordRest(client).deleteMany('groups', { ids: ['a'] });
    await expect(many).rejects.toMatchObject({ status: 405 });
    const one = simpleRest(client).delete('orders', { id: 'a', previousData: { id: 'a' } });
    await expect(one).rejects.toMatchObject({ status: 405 });
    expect(sent).toEqual([]);
  });
});
