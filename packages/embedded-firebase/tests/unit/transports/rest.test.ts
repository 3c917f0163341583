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

  it('LF-03 list them in pages of the size asked for', async () => {
    const { call } = await startRest();
    await call('commit', { writes: ['a', 'b', 'c'].map((id) => put(`${id}/1`, 1)) });
    const page = async (more: object) =>
      (await call('listCollectionIds', more, { authorization: 'Bearer owner' })).body;
    expect(await page({ pageSize: 2 })).toEqual({ collectionIds: ['a', 'b'], nextPageToken: 'b' });
    expect(await page({ pageSize: 2, pageToken: 'b' })).toEqual({ collectionIds: ['c'] });
    expect((await page({ pageSize: -1 })).error.status).toBe('INVALID_ARGUMENT');
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
    ['GET', `/v1/${ROOT}:commit`, 501],
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

const DOCUMENT = `/v1/${ROOT}/a/1`;
const fieldsOf = (n: number) => ({ n: { integerValue: String(n) }, m: { stringValue: 'x' } });
const name = `${ROOT}/a/1`;

const refused = (code: number, status: string, message = '') => ({
  status: code,
  body: { error: { code, status, message: expect.stringContaining(message) } },
});
const invalid = (message = '') => refused(400, 'INVALID_ARGUMENT', message);

describe('a precondition in the query of a URL', () => {
  it('LF-01 keeps PATCH from making what must be there', async () => {
    const { ask } = await startRest();
    const late = await ask('PATCH', `${DOCUMENT}?currentDocument.exists=true`, {
      fields: fieldsOf(1),
    });
    expect(late).toMatchObject(refused(404, 'NOT_FOUND', 'No document to update'));
    expect((await ask('GET', DOCUMENT)).status).toBe(404);
  });

  it('LF-01 keeps PATCH from replacing what must not be there', async () => {
    const { ask } = await startRest();
    const path = `${DOCUMENT}?currentDocument.exists=false`;
    expect((await ask('PATCH', path, { fields: fieldsOf(1) })).status).toBe(200);
    const again = await ask('PATCH', path, { fields: fieldsOf(2) });
    expect(again).toMatchObject(refused(409, 'ALREADY_EXISTS'));
    expect((await ask('GET', DOCUMENT)).body.fields).toEqual(fieldsOf(1));
  });

  it('LF-01 keeps PATCH and DELETE to the version that was read', async () => {
    const { ask } = await startRest();
    const { updateTime } = (await ask('PATCH', DOCUMENT, { fields: fieldsOf(1) })).body;
    const version = `${DOCUMENT}?currentDocument.updateTime=${updateTime}`;
    expect((await ask('PATCH', version, { fields: fieldsOf(2) })).status).toBe(200);
    const late = refused(400, 'FAILED_PRECONDITION', 'does not match the required base version');
    expect(await ask('PATCH', version, { fields: fieldsOf(3) })).toMatchObject(late);
    expect(await ask('DELETE', version)).toMatchObject(late);
    expect((await ask('GET', DOCUMENT)).body.fields).toEqual(fieldsOf(2));
  });

  it('LF-01 tells who deletes what is not there', async () => {
    const { ask } = await startRest();
    expect(await ask('DELETE', `${DOCUMENT}?currentDocument.exists=true`)).toMatchObject(
      refused(404, 'NOT_FOUND'),
    );
    expect((await ask('DELETE', DOCUMENT)).status).toBe(200);
  });

  it.each(['exists=yes', 'exists=true&currentDocument.updateTime=2026-01-01T00:00:00Z'])(
    'LF-01 is one boolean or one time, not %s',
    async (said) => {
      const { ask } = await startRest();
      expect(await ask('DELETE', `${DOCUMENT}?currentDocument.${said}`)).toMatchObject(invalid());
    },
  );
});

describe('a mask', () => {
  it('LF-01 of batchGet answers its fields only', async () => {
    const { ask, call } = await startRest();
    await ask('PATCH', DOCUMENT, { fields: fieldsOf(1) });
    const documents = [name, `${ROOT}/a/none`];
    const { body } = await call('batchGet', { documents, mask: { fieldPaths: ['n', 'none'] } });
    expect(body[0].found.fields).toEqual({ n: { integerValue: '1' } });
    expect(body[1].missing).toBe(`${ROOT}/a/none`);
    const bare = await call('batchGet', { documents, mask: {} });
    expect(bare.body[0].found.fields).toEqual({});
  });

  it('LF-01 of one document does so, too', async () => {
    const { ask } = await startRest();
    const path = `${DOCUMENT}?mask.fieldPaths=m`;
    const written = await ask('PATCH', path, { fields: fieldsOf(1) });
    expect(written.body.fields).toEqual({ m: { stringValue: 'x' } });
    expect((await ask('GET', path)).body.fields).toEqual({ m: { stringValue: 'x' } });
  });

  it('LF-01 that is malformed is refused before anything is written', async () => {
    const { ask, call } = await startRest();
    const bad = invalid('Invalid property path');
    const path = `${DOCUMENT}?mask.fieldPaths=a..b`;
    expect(await ask('PATCH', path, { fields: fieldsOf(1) })).toMatchObject(bad);
    expect((await ask('GET', DOCUMENT)).status).toBe(404);
    const { body } = await call('batchGet', { documents: [], mask: { fieldPaths: ['a..b'] } });
    expect(body[0].error.status).toBe('INVALID_ARGUMENT');
  });
});

describe('the past', () => {
  const readTime = '2026-01-01T00:00:00Z';

  it('LF-01 is refused loudly wherever it can be asked for', async () => {
    const { ask, call } = await startRest();
    const said = invalid('reading at a past time is not supported');
    const query = `${DOCUMENT}?readTime=${readTime}`;
    expect(await ask('GET', query)).toMatchObject(said);
    const options = { readOnly: { readTime } };
    expect(await call('beginTransaction', { options })).toMatchObject(said);
    const structuredQuery = { from: [{ collectionId: 'a' }] };
    for (const asked of [{ readTime }, { newTransaction: options }]) {
      const answers = [
        await call('batchGet', { documents: [name], ...asked }),
        await call('runQuery', { structuredQuery, ...asked }),
        await call('runAggregationQuery', {
          structuredAggregationQuery: { structuredQuery, aggregations: [{ count: {} }] },
          ...asked,
        }),
      ];
      for (const { status, body } of answers) expect({ status, body: body[0] }).toMatchObject(said);
    }
  });
});

it('LF-01 a read stays within the database of its URL', async () => {
  const { call } = await startRest();
  const elsewhere = name.replace('(default)', 'other');
  const { status, body } = await call('batchGet', { documents: [name, elsewhere] });
  expect({ status, body: body[0] }).toMatchObject(invalid('does not lie within database'));
});

describe('a request of writes', () => {
  const update = { name, fields: fieldsOf(1) };

  it('LF-01 stays within the database of its URL', async () => {
    const { ask, call } = await startRest();
    const elsewhere = { ...update, name: name.replace('(default)', 'other') };
    const other = invalid('does not lie within database');
    expect(await call('commit', { writes: [{ update: elsewhere }] })).toMatchObject(other);
    const { body } = await call('batchWrite', { writes: [{ update }, { update: elsewhere }] });
    expect(body.status).toMatchObject([{}, { code: 3 }]);
    expect((await ask('GET', `/v1/${elsewhere.name}`)).status).toBe(404);
  });

  it.each([
    ['delete', { delete: name }],
    ['transform', { transform: { document: name, fieldTransforms: [] } }],
    ['verification', { verify: name }],
  ])('LF-01 by batchWrite names a document once: an update and a %s', async (_what, write) => {
    const { ask, call } = await startRest();
    const twice = await call('batchWrite', { writes: [{ update }, write] });
    expect(twice).toMatchObject(invalid('a document once only'));
    expect((await ask('GET', DOCUMENT)).status).toBe(404);
  });

  it('LF-01 has one operation a write', async () => {
    const { call } = await startRest();
    const writes = [{ delete: name }, { update, delete: name }];
    const twice =
      "Invalid value at 'writes[1]' (oneof), oneof field 'operation' is already set. Cannot set 'delete'";
    expect(await call('commit', { writes })).toMatchObject(invalid(twice));
  });
});
