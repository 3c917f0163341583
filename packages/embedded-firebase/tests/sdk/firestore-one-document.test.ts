// @vitest-environment node
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import type * as FirestoreSdk from '@google-cloud/firestore';
import { credentials } from '@grpc/grpc-js';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { setTestRules } from './support/firestore-rules.ts';
import { openTarget } from './support/target.ts';

/** CommonJS, which does not survive the transformation of this suite's modules. */
const { v1 }: typeof FirestoreSdk = createRequire(import.meta.url)('@google-cloud/firestore');

const target = await openTarget();
await setTestRules(target);
const { host, port } = target.firestore;
// Otherwise the SDK asks the network whether it runs in Google's cloud.
vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
const client = new v1.FirestoreClient({
  servicePath: host,
  port,
  sslCreds: credentials.createInsecure(),
});
afterAll(async () => {
  await client.close();
  vi.unstubAllEnvs();
  await target.close();
});

const DATABASE = `projects/${target.projectId}/databases/(default)`;
const AS_OWNER = { otherArgs: { headers: { authorization: 'Bearer owner' } } };

const [INVALID_ARGUMENT, NOT_FOUND, ALREADY_EXISTS, PERMISSION_DENIED, FAILED_PRECONDITION] = [
  3, 5, 6, 7, 9,
];

const freshName = () => `${DATABASE}/documents/open/${randomUUID()}/items/x`;

const integer = (n: number) => ({ integerValue: String(n) });

const update = (name: string, fields: Record<string, { integerValue: string }>, more = {}) =>
  client.updateDocument({ document: { name, fields }, ...more }, AS_OWNER);

const plainOf = (fields: Record<string, { integerValue?: unknown }> | null | undefined) =>
  Object.fromEntries(Object.entries(fields ?? {}).map(([key, value]) => [key, value.integerValue]));

const get = async (name: string, more: object = {}) =>
  (await client.getDocument({ name, ...more }, AS_OWNER))[0];

const failing = (code: number, details = '') =>
  expect.objectContaining({ code, details: expect.stringContaining(details) });

describe('one document over gRPC', () => {
  it('LF-02 is made, changed by a mask, read by a mask and deleted', async () => {
    const name = freshName();
    const [made] = await update(name, { a: integer(1), b: integer(2) });
    expect([made.name, plainOf(made.fields)]).toEqual([name, { a: '1', b: '2' }]);
    const masks = { updateMask: { fieldPaths: ['a', 'b'] }, mask: { fieldPaths: ['a'] } };
    const [changed] = await update(name, { a: integer(3), c: integer(4) }, masks);
    expect(plainOf(changed.fields)).toEqual({ a: '3' });
    const read = await get(name);
    expect(plainOf(read.fields)).toEqual({ a: '3' });
    expect(read.createTime).toEqual(made.createTime);
    expect(plainOf((await get(name, { mask: { fieldPaths: ['none'] } })).fields)).toEqual({});
    await client.deleteDocument({ name }, AS_OWNER);
    await expect(get(name)).rejects.toEqual(failing(NOT_FOUND, `"${name}" not found`));
    await client.deleteDocument({ name }, AS_OWNER);
  });

  it('LF-02 a mask without paths changes nothing, and no mask replaces everything', async () => {
    const name = freshName();
    await update(name, { a: integer(1) });
    const [same] = await update(name, { a: integer(2) }, { updateMask: { fieldPaths: [] } });
    expect(plainOf(same.fields)).toEqual({ a: '1' });
    const [replaced] = await update(name, { b: integer(2) });
    expect(plainOf(replaced.fields)).toEqual({ b: '2' });
  });

  it('LF-01 refuses what its preconditions do not find', async () => {
    const name = freshName();
    const exists = { currentDocument: { exists: true } };
    const missing = { currentDocument: { exists: false } };
    const old = { currentDocument: { updateTime: { seconds: 1, nanos: 0 } } };
    await expect(update(name, {}, exists)).rejects.toEqual(failing(NOT_FOUND));
    const remove = (more: object) => client.deleteDocument({ name, ...more }, AS_OWNER);
    await expect(remove(exists)).rejects.toEqual(failing(NOT_FOUND));
    const [{ updateTime }] = await update(name, { a: integer(1) }, missing);
    await expect(update(name, {}, missing)).rejects.toEqual(failing(ALREADY_EXISTS));
    await expect(update(name, {}, old)).rejects.toEqual(failing(FAILED_PRECONDITION));
    await expect(remove(old)).rejects.toEqual(failing(FAILED_PRECONDITION));
    expect(plainOf((await get(name)).fields)).toEqual({ a: '1' });
    await remove({ currentDocument: { updateTime } });
    await expect(get(name)).rejects.toEqual(failing(NOT_FOUND));
  });

  it('LF-02 is read within a transaction, which its change aborts', async () => {
    const name = freshName();
    await update(name, { a: integer(1) });
    const [{ transaction }] = await client.beginTransaction({ database: DATABASE }, AS_OWNER);
    expect(plainOf((await get(name, { transaction })).fields)).toEqual({ a: '1' });
    await update(name, { a: integer(2) });
    const writes = [{ delete: name }];
    const commit = client.commit({ database: DATABASE, writes, transaction }, AS_OWNER);
    await expect(commit).rejects.toMatchObject({ code: 10 });
    await expect(get(name, { transaction })).rejects.toEqual(failing(INVALID_ARGUMENT));
  });

  it.each<[string, () => Promise<unknown>]>([
    ['the name of a collection', () => get(`${DATABASE}/documents/open`)],
    ['no name', () => client.updateDocument({ document: {} }, AS_OWNER)],
    ['a bad mask', () => get(freshName(), { mask: { fieldPaths: ['a..b'] } })],
    ['a bad mask of the answer', () => update(freshName(), {}, { mask: { fieldPaths: ['`'] } })],
    ['a bad name to delete', () => client.deleteDocument({ name: 'x' }, AS_OWNER)],
    ['the past', () => get(freshName(), { readTime: { seconds: 1, nanos: 0 } })],
  ])('LF-01 refuses %s', async (_what, call) => {
    await expect(call()).rejects.toEqual(failing(INVALID_ARGUMENT));
  });

  it('LF-01 asks the rules', async () => {
    const name = `${DATABASE}/documents/locked/x`;
    const calls = [
      client.getDocument({ name }),
      client.updateDocument({ document: { name, fields: {} } }),
      client.deleteDocument({ name }),
    ];
    for (const call of calls) await expect(call).rejects.toEqual(failing(PERMISSION_DENIED));
    const [made] = await client.updateDocument({ document: { name: freshName() } });
    expect(made.fields).toEqual({});
  });
});

it('LF-02 several writes over gRPC stand alone', async () => {
  const [name, absent] = [freshName(), freshName()];
  const writes = [
    { update: { name, fields: {} } },
    { update: { name: absent, fields: {} }, currentDocument: { exists: true } },
  ];
  const [{ status }] = await client.batchWrite({ database: DATABASE, writes }, AS_OWNER);
  expect(status?.map(({ code }) => code ?? 0)).toEqual([0, NOT_FOUND]);
  expect((await get(name)).name).toBe(name);
});
