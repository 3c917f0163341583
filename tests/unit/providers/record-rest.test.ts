import { createDataProvider } from '#providers/data/data.ts';
import { simpleRest } from '#providers/data/simple-rest.ts';
import { recordRest } from '#providers/data/staff/record-rest.ts';
import { createConnection } from '#providers/http/connection.ts';
import { HttpFailure } from '#providers/http/http.ts';
import type { HttpClient, HttpRequest } from '#providers/http/http.ts';
import { dataDeps } from '#tests/fixtures/data-deps.ts';
import { describe, expect, it } from 'vitest';

type Sent = [path: string, request: HttpRequest];

/** A client that keeps what is sent and answers with a record. */
function fakeClient(): { client: HttpClient; sent: Sent[] } {
  const sent: Sent[] = [];
  const client: HttpClient = (path, request) => {
    sent.push([path, request]);
    return Promise.resolve({ status: 200, headers: new Headers(), json: { id: 'a', version: 5 } });
  };
  return { client, sent };
}

it('AD-07 buying groups are records, and what was changed of them is read only', async () => {
  const { client, sent } = fakeClient();
  const provider = createDataProvider(createConnection(client), dataDeps());
  await provider.create('buying-groups', { data: { name: 'New' } });
  expect(sent).toMatchObject([['/buying-groups', { method: 'POST', body: '{"name":"New"}' }]]);
  const change = provider.create('record-changes', { data: {} });
  await expect(change).rejects.toMatchObject({ status: 405 });
});

describe('records over ra-data-simple-rest', () => {
  it('AD-07 an edit sends its fields, and the version it is based on as If-Match', async () => {
    const { client, sent } = fakeClient();
    const answer = await recordRest(client).update('groups', {
      id: 'a b',
      data: { id: 'a b', version: 4, name: 'New' },
      previousData: { id: 'a b', version: 9 },
    });
    expect(answer).toEqual({ data: { id: 'a', version: 5 } });
    expect(sent).toEqual([
      [
        '/groups/a%20b',
        expect.objectContaining({
          kind: 'change',
          method: 'PUT',
          body: '{"name":"New"}',
          headers: expect.objectContaining({ 'if-match': '"4"' }),
        }),
      ],
    ]);
  });

  it('AD-07 a delete sends the version that was shown', async () => {
    const { client, sent } = fakeClient();
    await recordRest(client).delete('groups', { id: 'a', previousData: { id: 'a', version: 3 } });
    expect(sent).toEqual([
      [
        '/groups/a',
        expect.objectContaining({
          kind: 'change',
          method: 'DELETE',
          body: undefined,
          headers: expect.objectContaining({ 'if-match': '"3"' }),
        }),
      ],
    ]);
  });

  it('AD-07 sends no edit and no delete without a version', async () => {
    const { client, sent } = fakeClient();
    const provider = recordRest(client);
    const data = { name: 'New' };
    const edit = provider.update('groups', { id: 'a', data, previousData: { id: 'a' } });
    await expect(edit).rejects.toThrow('version');
    await expect(provider.delete('groups', { id: 'a' })).rejects.toThrow('version');
    expect(sent).toEqual([]);
  });

  it('AD-07 OR-04 a create has a key, the same one when it is sent again after no answer', async () => {
    const { client, sent } = fakeClient();
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
    const { client, sent } = fakeClient();
    const many = recordRest(client).deleteMany('groups', { ids: ['a'] });
    await expect(many).rejects.toMatchObject({ status: 405 });
    const one = simpleRest(client).delete('orders', { id: 'a', previousData: { id: 'a' } });
    await expect(one).rejects.toMatchObject({ status: 405 });
    expect(sent).toEqual([]);
  });
});
