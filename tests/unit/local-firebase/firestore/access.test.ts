import { describe, expect, it, vi } from 'vitest';
import type { AccessCheck, Authorize, Value } from '#local-firebase/firestore/values/types.ts';
import {
  ROOT,
  admin,
  deleteWrite,
  engineWith,
  fieldsOf,
  from,
  nameOf,
  nobody,
  setWrite,
  toFields,
  toValue,
  user,
} from './builders.ts';

const denied = expect.objectContaining({ status: 'PERMISSION_DENIED' });
const documents = { 'o/a': { owner: 'ann', n: 1 } };

const numberOf = (value: Value | undefined) =>
  value && 'integerValue' in value ? Number(value.integerValue) : NaN;

/** A rule that lets a counter only go up by one. */
const isNext = ({ resource, next }: AccessCheck) =>
  numberOf(next?.fields.n) === numberOf(resource?.fields.n) + 1;

/** Records what is asked and allows all. */
function recorder() {
  const authorize = vi.fn<Authorize>(() => true);
  return { authorize, asked: () => authorize.mock.calls.map(([check]) => check) };
}

describe('what the rules are asked', () => {
  it('an admin passes without being asked', async () => {
    const engine = await engineWith(documents, () => false);
    await engine.commit(admin, [setWrite('o/a', { n: 2 })]);
    expect(engine.runQuery(admin, from('o'))).toHaveLength(1);
    expect(engine.batchGet(admin, [nameOf('o/a')])[0]?.document?.fields).toEqual(
      toFields({ n: 2 }),
    );
  });

  it('a read by name is a get with what is stored', async () => {
    const { authorize, asked } = recorder();
    const engine = await engineWith(documents, authorize);
    engine.batchGet(user('ann'), [nameOf('o/a'), nameOf('o/x')]);
    expect(asked()).toMatchObject([
      {
        method: 'get',
        name: nameOf('o/a'),
        auth: { uid: 'ann' },
        resource: { fields: documents['o/a'] && toFields(documents['o/a']) },
        next: null,
      },
      { method: 'get', name: nameOf('o/x'), resource: null },
    ]);
  });

  it('a query and an aggregation are a list with the query', async () => {
    const { authorize, asked } = recorder();
    const engine = await engineWith(documents, authorize);
    const target = from('o', { limit: 1 });
    engine.runQuery(nobody, target);
    const { structuredQuery } = target;
    engine.runAggregation(nobody, ROOT, { structuredQuery, aggregations: [{ count: {} }] });
    const list = { method: 'list', name: nameOf('o'), query: target, auth: null, resource: null };
    expect(asked()).toMatchObject([list, list]);
  });

  it('a write is a create, update or delete, with what it leaves after transforms', async () => {
    const { authorize, asked } = recorder();
    const engine = await engineWith(documents, authorize);
    const { commitTime } = await engine.commit(user('ann'), [
      {
        ...setWrite('o/new', {}),
        updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
      },
      {
        update: { name: nameOf('o/a'), fields: toFields({ n: 2 }) },
        updateMask: { fieldPaths: ['n'] },
      },
    ]);
    await engine.commit(user('ann'), [deleteWrite('o/a')]);
    expect(asked()).toMatchObject([
      {
        method: 'create',
        resource: null,
        next: { fields: { at: { timestampValue: commitTime } } },
        time: commitTime,
      },
      {
        method: 'update',
        resource: { fields: toFields(documents['o/a']) },
        next: { fields: toFields({ owner: 'ann', n: 2 }) },
      },
      { method: 'delete', resource: { fields: toFields({ owner: 'ann', n: 2 }) }, next: null },
    ]);
  });

  it('looks up other documents before, and with the writes of the same commit', async () => {
    const seen: unknown[] = [];
    const engine = await engineWith({ 'c/n': { n: 1 } }, (check) => {
      const found = [
        check.get(nameOf('c/n')),
        check.get(nameOf('c/m')),
        check.getAfter(nameOf('c/n')),
        check.getAfter(nameOf('c/m')),
      ];
      seen.push(found.map((document) => document?.fields ?? null));
      return true;
    });
    await engine.commit(nobody, [deleteWrite('c/n'), setWrite('c/m', { m: 1 })]);
    expect(seen[1]).toEqual([toFields({ n: 1 }), null, null, toFields({ m: 1 })]);
  });

  it('checks a commit as it stands with commits that are still being synced', async () => {
    const engine = await engineWith({ 'o/a': { n: 0 } }, isNext);
    await Promise.all([1, 2, 3].map((n) => engine.commit(nobody, [setWrite('o/a', { n })])));
    expect(fieldsOf(engine, 'o/a')).toEqual({ n: toValue(3) });
    await expect(engine.commit(nobody, [setWrite('o/a', { n: 9 })])).rejects.toThrow(denied);
  });
});

describe('a denied call', () => {
  it('stores nothing when one write of several is denied', async () => {
    const engine = await engineWith(documents, ({ name }) => name !== nameOf('o/b'));
    await expect(engine.commit(nobody, [setWrite('o/a', {}), setWrite('o/b', {})])).rejects.toThrow(
      denied,
    );
    expect(fieldsOf(engine, 'o/a')).toEqual(toFields(documents['o/a']));
  });

  it.each([
    ['an existing', 'o/a', { exists: false }, 'ALREADY_EXISTS'],
    ['a missing', 'o/x', { exists: true }, 'NOT_FOUND'],
    ['an existing', 'o/a', { updateTime: '2020-01-01T00:00:00Z' }, 'FAILED_PRECONDITION'],
  ])(
    'a failed precondition tells of %s document only to who may read it',
    async (_what, path, currentDocument, status) => {
      const engine = await engineWith(documents, ({ method }) => method !== 'get');
      const write = { ...setWrite(path, {}), currentDocument };
      await expect(engine.commit(nobody, [write])).rejects.toThrow(denied);
      engine.setAuthorize(({ method }) => method === 'get');
      await expect(engine.commit(nobody, [write])).rejects.toThrow(
        expect.objectContaining({ status }),
      );
    },
  );

  it('verify needs the right to read', async () => {
    const engine = await engineWith(documents, () => false);
    await expect(engine.commit(nobody, [{ verify: nameOf('o/a') }])).rejects.toThrow(denied);
  });
});
