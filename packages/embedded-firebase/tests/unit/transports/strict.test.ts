import { describe, expect, it, onTestFinished } from 'vitest';
import { listenStream, writeStream } from '#src/firestore/calls/message-stream.ts';
import { createWebChannel } from '#src/firestore/webchannel/webchannel.ts';
import { admin, engineWith, failing } from '../firestore/builders.ts';
import { ChannelClient, readArrays } from './channel-client.ts';
import { ROOT, startRest } from './rest-server.ts';
import { serve } from './serve.ts';

const name = `${ROOT}/a/1`;
const update = { name, fields: { n: { integerValue: '1' } } };
const from = [{ collectionId: 'a' }];
const field = { fieldPath: 'n' };
const value = { integerValue: '1' };

const refused = (code: number, status: string, message: string) => ({
  status: code,
  error: expect.objectContaining({ code, status, message: expect.stringContaining(message) }),
});

const unknown = (said: string) => refused(400, 'INVALID_ARGUMENT', `Unknown name ${said}`);

async function answerOf(method: string, body: object | string) {
  const { call } = await startRest();
  const answer = await call(method, body);
  return { status: answer.status, error: [answer.body].flat()[0].error };
}

describe('a field that the message does not have', () => {
  it.each<[string, string, object]>([
    ['"updateMsk" at \'writes[0]\': Cannot find field.', 'commit', { update, updateMsk: {} }],
    [
      '"fieldPath" at \'writes[0].update_mask\'',
      'commit',
      { update, updateMask: { fieldPath: [] } },
    ],
    ['"field" at \'writes[0].update\'', 'commit', { update: { ...update, field: {} } }],
    [
      '"exist" at \'writes[0].current_document\'',
      'batchWrite',
      { update, currentDocument: { exist: true } },
    ],
    [
      '"incremnt" at \'writes[0].update_transforms[0]\'',
      'commit',
      { update, updateTransforms: [{ fieldPath: 'n', incremnt: value }] },
    ],
  ])('LF-03 of a write is refused: %s', async (said, method, write) => {
    const { call, ask } = await startRest();
    const { status, body } = await call(method, { writes: [write] });
    expect({ status, error: body.error }).toEqual(unknown(said));
    expect((await ask('GET', `/v1/${name}`)).status).toBe(404);
  });

  it.each<[string, object]>([
    ['"stringValu" at \'value\'', { stringValu: 'x' }],
    ['"value" at \'array_value\'', { arrayValue: { value: [] } }],
    ['"field" at \'map_value\'', { mapValue: { field: {} } }],
    ['"lat" at \'geo_point_value\'', { geoPointValue: { lat: 1 } }],
    ['"x" at \'value\'', { mapValue: { fields: { deep: { ...value, x: 1 } } } }],
  ])('LF-03 of a value is refused: %s', async (said, n) => {
    const writes = [{ update: { name, fields: { n } } }];
    expect(await answerOf('commit', { writes })).toEqual(unknown(said));
  });

  it.each<[string, object]>([
    ['"wher" at \'structured_query\'', { wher: {} }],
    ['"allDescendant" at \'structured_query.from[0]\'', { from: [{ allDescendant: true }] }],
    [
      '"opp" at \'structured_query.where.field_filter\'',
      { where: { fieldFilter: { opp: 'EQUAL' } } },
    ],
    [
      '"x" at \'structured_query.where.composite_filter.filters[0]\'',
      { where: { compositeFilter: { op: 'AND', filters: [{ x: 1 }] } } },
    ],
    ['"dir" at \'structured_query.order_by[0]\'', { orderBy: [{ field, dir: 'DESCENDING' }] }],
    ['"befor" at \'structured_query.start_at\'', { startAt: { values: [value], befor: true } }],
  ])('LF-03 of a query is refused: %s', async (said, query) => {
    const structuredQuery = { from, ...query };
    expect(await answerOf('runQuery', { structuredQuery })).toEqual(unknown(said));
  });

  it.each<[string, string, object]>([
    ['"transactionId": Cannot find field.', 'commit', { transactionId: 'x' }],
    ['"maks"', 'batchGet', { documents: [name], maks: { fieldPaths: ['n'] } }],
    ['"readonly" at \'options\'', 'beginTransaction', { options: { readonly: {} } }],
    [
      '"upto" at',
      'runAggregationQuery',
      {
        structuredAggregationQuery: {
          structuredQuery: { from },
          aggregations: [{ count: { upto: 1 } }],
        },
      },
    ],
    ['"writes"', 'rollback', { transaction: 'x', writes: [] }],
  ])('LF-03 of a request is refused: %s', async (said, method, body) => {
    expect(await answerOf(method, body)).toEqual(unknown(said));
  });

  it.each([
    ['GET', 'masks.fieldPaths=n'],
    ['PATCH', 'updateMsk.fieldPaths=n'],
    ['DELETE', 'currentDocument.exist=true'],
    ['DELETE', 'updateMask.fieldPaths=n'],
    ['DELETE', 'readTime=2026-01-01T00:00:00Z'],
    ['PATCH', 'readTime=2026-01-01T00:00:00Z'],
  ])('LF-03 of a URL is refused: %s ?%s', async (method, query) => {
    const { ask } = await startRest();
    const body = method === 'PATCH' ? { fields: {} } : undefined;
    const { status, body: answer } = await ask(method, `/v1/${name}?${query}`, body);
    expect({ status, error: answer.error }).toEqual(unknown(`"${query.split('=')[0]}"`));
  });

  it('LF-03 of a document or of rules is refused', async () => {
    const { ask, setRules } = await startRest();
    const document = await ask('PATCH', `/v1/${name}`, { field: {} });
    expect({ status: document.status, error: document.body.error }).toEqual(unknown('"field"'));
    const files = [{ content: '', contents: '' }];
    const rules = await ask('PUT', '/emulator/v1/projects/p:securityRules', { rules: { files } });
    const said = '"contents" at \'rules.files[0]\'';
    expect({ status: rules.status, error: rules.body.error }).toEqual(unknown(said));
    expect(setRules).not.toHaveBeenCalled();
  });

  it('LF-03 but not what every API of Google takes in its URL', async () => {
    const { ask } = await startRest();
    expect((await ask('POST', `/v1/${ROOT}:commit?key=k&alt=json`, {})).status).toBe(200);
    expect((await ask('POST', `/v1/${ROOT}:commit?writes=x`, {})).status).toBe(400);
  });
});

describe('the names of the protos', () => {
  it('LF-02 are those of JSON, too, in messages and URLs', async () => {
    const { ask, call } = await startRest();
    const fields = { n: value, update_mask: { map_value: { fields: { a_b: value } } } };
    await call('commit', { writes: [{ update: { name, fields } }] });
    const write = { update: { name, fields: { n: { integer_value: '2' } } } };
    await call('commit', { writes: [{ ...write, update_mask: { field_paths: ['n'] } }] });
    const n = { integerValue: '2' };
    const update_mask = { mapValue: { fields: { a_b: value } } };
    expect((await ask('GET', `/v1/${name}`)).body.fields).toEqual({ n, update_mask });
    const masked = await ask('GET', `/v1/${name}?mask.field_paths=n&access_token=x`);
    expect(masked.body.fields).toEqual({ n });
  });

  it('LF-02 are so on a channel', async () => {
    const engine = await engineWith();
    const channel = createWebChannel(engine, () => admin);
    onTestFinished(() => channel.close());
    const base = await serve((request, response) => channel.handle(request, response));
    const client = new ChannelClient(base);
    await client.open([{ add_target: { target_id: 2, documents: { documents: [name] } } }]);
    const [first] = await readArrays(await client.back(), 1);
    expect(first).toMatchObject([1, [{ targetChange: { targetChangeType: 'ADD' } }]]);
  });
});

/** JSON within itself, 20,000 times. */
const deep = (around: string, inner: string) => {
  const [before = '', after = ''] = around.split('…');
  return `${before.repeat(20_000)}${inner}${after.repeat(20_000)}`;
};

describe('a message that is too deep', () => {
  const values = deep('{"mapValue":{"fields":{"a":…}}}', '{"nullValue":null}');
  const filters = deep('{"compositeFilter":{"op":"AND","filters":[…]}}', '{"unaryFilter":{}}');

  it.each([
    ['values', 'commit', `{"writes":[{"update":{"name":"${name}","fields":{"n":${values}}}}]}`],
    ['filters', 'runQuery', `{"structuredQuery":{"from":[{}],"where":${filters}}}`],
  ])('LF-01 because of %s is the client’s fault', async (_what, method, body) => {
    const answer = await answerOf(method, body);
    expect(answer).toEqual(refused(400, 'INVALID_ARGUMENT', 'Message too deep'));
  });
});

describe('what production has and the embedded Firebase has not', () => {
  const findNearest = { vectorField: field, queryVector: value, limit: 1 };

  it.each<[string, string, object]>([
    ['the nearest vectors', 'runQuery', { structuredQuery: { from, findNearest } }],
    ['the plan', 'runQuery', { structuredQuery: { from }, explainOptions: { analyze: true } }],
    [
      'nearest',
      'runAggregationQuery',
      {
        structuredAggregationQuery: {
          structuredQuery: { from, findNearest },
          aggregations: [{ count: {} }],
        },
      },
    ],
    ['partitionQuery', 'partitionQuery', { structuredQuery: { from } }],
    ['executePipeline', 'executePipeline', { structuredPipeline: {} }],
  ])('LF-03 is UNIMPLEMENTED: %s', async (said, method, body) => {
    expect(await answerOf(method, body)).toEqual(refused(501, 'UNIMPLEMENTED', said));
  });

  it('LF-03 is so on a stream', async () => {
    const engine = await engineWith();
    const listen = listenStream(engine, () => admin)(
      () => undefined,
      () => undefined,
    );
    const query = { parent: ROOT, structuredQuery: { from, findNearest } };
    const nearest = () => listen.receive({ addTarget: { targetId: 2, query } });
    expect(nearest).toThrow(failing('UNIMPLEMENTED', 'nearest'));
    const pipeline = () => listen.receive({ addTarget: { targetId: 2, pipelineQuery: {} } });
    expect(pipeline).toThrow(failing('UNIMPLEMENTED', 'pipeline'));
  });
});

it('LF-03 a read takes part in one transaction, not in two', async () => {
  const { call } = await startRest();
  const { transaction } = (await call('beginTransaction', {})).body;
  const reads = { documents: [name], transaction, newTransaction: {} };
  const message = "oneof field 'consistency_selector' is already set";
  expect(await answerOf('batchGet', reads)).toEqual(refused(400, 'INVALID_ARGUMENT', message));
});

describe('a stream', () => {
  it('LF-03 refuses fields that its messages do not have', async () => {
    const engine = await engineWith();
    const listen = listenStream(engine, () => admin)(
      () => undefined,
      () => undefined,
    );
    const documents = { documents: [name] };
    const target = () => listen.receive({ addTarget: { targetId: 2, documents, resume: 'x' } });
    expect(target).toThrow(failing('INVALID_ARGUMENT', '"resume" at \'add_target\''));
    const write = writeStream(engine, () => admin)(
      () => undefined,
      () => undefined,
    );
    const writes = [{ update, updateMsk: {} }];
    const misspelled = () => write.receive({ writes });
    expect(misspelled).toThrow(failing('INVALID_ARGUMENT', '"updateMsk" at \'writes[0]\''));
  });
});
