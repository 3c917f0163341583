import { describe, expect, it } from 'vitest';
import { ROOT, startRest } from './rest-server.ts';

const put = (path: string, n: number) => ({
  update: { name: `${ROOT}/${path}`, fields: { n: { integerValue: String(n) } } },
});

describe('the calls', () => {
  it('roll a transaction back', async () => {
    const { call } = await startRest();
    const { transaction } = (await call('beginTransaction', {})).body;
    expect(await call('rollback', { transaction })).toEqual({ status: 200, body: {} });
    const late = await call('commit', { transaction, writes: [] });
    expect(late.body.error.status).toBe('INVALID_ARGUMENT');
  });

  it('list collections for the administrator only', async () => {
    const { call } = await startRest();
    await call('commit', { writes: [put('b/1', 1), put('a/1/c/1', 1)] });
    const admin = await call('listCollectionIds', {}, { authorization: 'Bearer owner' });
    expect(admin.body.collectionIds.toSorted()).toEqual(['a', 'b']);
    expect((await call('listCollectionIds', {})).status).toBe(403);
  });
});

describe('one document by its URL', () => {
  it('is written, changed in part, read and deleted', async () => {
    const { ask } = await startRest();
    const path = `/v1/${ROOT}/a/${encodeURIComponent('Ж x:commit?')}`;
    const fields = { n: { integerValue: '1' }, m: { integerValue: '1' } };
    expect((await ask('PATCH', path, { fields })).body.fields).toEqual(fields);
    const part = { fields: { n: { integerValue: '2' } } };
    await ask('PATCH', `${path}?updateMask.fieldPaths=n`, part);
    expect((await ask('GET', path)).body.fields).toEqual({ ...fields, ...part.fields });
    expect((await ask('DELETE', path)).status).toBe(200);
    const gone = await ask('GET', path);
    expect(gone).toMatchObject({ status: 404, body: { error: { status: 'NOT_FOUND' } } });
  });
});

describe('errors', () => {
  it.each<[string, string, string, unknown]>([
    ['no JSON', 'POST', `/v1/${ROOT}:commit`, '{'],
    ['a list', 'POST', `/v1/${ROOT}:commit`, '[]'],
    ['writes that are none', 'POST', `/v1/${ROOT}:commit`, { writes: 'x' }],
    ['a write that is none', 'POST', `/v1/${ROOT}:commit`, { writes: [null] }],
    ['a write without an operation', 'POST', `/v1/${ROOT}:commit`, { writes: [{}] }],
    ['a name that is none', 'POST', `/v1/${ROOT}:commit`, { writes: [{ delete: 'x/y' }] }],
    ['names that are none', 'POST', `/v1/${ROOT}:batchGet`, { documents: [1] }],
    ['no query', 'POST', `/v1/${ROOT}:runQuery`, {}],
    ['a query that is none', 'POST', `/v1/${ROOT}:runQuery`, { structuredQuery: { from: 7 } }],
    ['no aggregation', 'POST', `/v1/${ROOT}:runAggregationQuery`, {}],
    ['no transaction', 'POST', `/v1/${ROOT}:rollback`, {}],
    ['fields that are none', 'PATCH', `/v1/${ROOT}/a/1`, { fields: [] }],
    ['no rules', 'PUT', '/emulator/v1/projects/p:securityRules', { rules: {} }],
    ['an odd path', 'GET', `/v1/${ROOT}/a/%E0%A4%A`, undefined],
  ])('are the client’s fault for %s', async (_title, method, path, body) => {
    const { ask } = await startRest();
    const answer = await ask(method, path, body);
    const { error } = [answer.body].flat()[0];
    expect(error).toMatchObject({ code: 400, status: 'INVALID_ARGUMENT' });
    expect(answer.status).toBe(400);
  });

  it.each([
    ['GET', '/v1/projects/p/nothing', 404],
    ['POST', `/v1/${ROOT}/a/1`, 501],
    ['GET', '/emulator/v1/projects/p:securityRules', 501],
  ])('for %s %s are %i', async (method, path, status) => {
    const { ask } = await startRest();
    expect((await ask(method, path)).status).toBe(status);
  });

  it('tell a bad token', async () => {
    const { call } = await startRest();
    const answer = await call('commit', { writes: [] }, { authorization: 'Bearer x' });
    expect(answer).toMatchObject({ status: 401, body: { error: { status: 'UNAUTHENTICATED' } } });
  });
});

describe('the controls of the test tools', () => {
  it('clear one database and no other', async () => {
    const { ask, call } = await startRest();
    await call('commit', { writes: [put('a/1', 1), put('a/1/b/1', 1)] });
    const other = `/v1/projects/q/databases/(default)/documents/a/1`;
    await ask('PATCH', other, { fields: {} });
    expect((await ask('DELETE', `/emulator/v1/${ROOT}`)).status).toBe(200);
    expect((await ask('GET', `/v1/${ROOT}/a/1`)).status).toBe(404);
    expect((await ask('GET', `/v1/${ROOT}/a/1/b/1`)).status).toBe(404);
    expect((await ask('GET', other)).status).toBe(200);
  });
});
