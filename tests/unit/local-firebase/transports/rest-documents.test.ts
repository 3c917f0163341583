import { describe, expect, it } from 'vitest';
import { ROOT, startRest } from './rest-server.ts';

const DOCUMENT = `/v1/${ROOT}/a/1`;
const fieldsOf = (n: number) => ({ n: { integerValue: String(n) }, m: { stringValue: 'x' } });
const name = `${ROOT}/a/1`;

const refused = (code: number, status: string, message = '') => ({
  status: code,
  body: { error: { code, status, message: expect.stringContaining(message) } },
});

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
      expect(await ask('DELETE', `${DOCUMENT}?currentDocument.${said}`)).toMatchObject(
        refused(400, 'INVALID_ARGUMENT'),
      );
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
    const bad = refused(400, 'INVALID_ARGUMENT', 'Invalid property path');
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
    const said = refused(400, 'INVALID_ARGUMENT', 'reading at a past time is not supported');
    const query = `${DOCUMENT}?readTime=${readTime}`;
    for (const method of ['GET', 'PATCH', 'DELETE'])
      expect(await ask(method, query)).toMatchObject(said);
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
  expect({ status, body: body[0] }).toMatchObject(
    refused(400, 'INVALID_ARGUMENT', 'does not lie within database'),
  );
});

describe('a request of writes', () => {
  const update = { name, fields: fieldsOf(1) };

  it('LF-01 stays within the database of its URL', async () => {
    const { ask, call } = await startRest();
    const elsewhere = { ...update, name: name.replace('(default)', 'other') };
    const other = refused(400, 'INVALID_ARGUMENT', 'does not lie within database');
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
    expect(twice).toMatchObject(refused(400, 'INVALID_ARGUMENT', 'a document once only'));
    expect((await ask('GET', DOCUMENT)).status).toBe(404);
  });

  it('LF-01 has one operation a write', async () => {
    const { call } = await startRest();
    expect(
      await call('commit', { writes: [{ delete: name }, { update, delete: name }] }),
    ).toMatchObject(
      refused(
        400,
        'INVALID_ARGUMENT',
        "Invalid value at 'writes[1]' (oneof), oneof field 'operation' is already set. Cannot set 'delete'",
      ),
    );
  });
});
