import { until } from 'test-tools/until.ts';
import { describe, expect, it } from 'vitest';
import { openFirestoreEngine, type OpenedEngine } from '#src/firestore/engine.ts';
import type { Write, WriteResponse } from '#src/firestore/values/types.ts';
import {
  admin,
  deleteWrite,
  engineWith,
  failing,
  field,
  fieldsOf,
  from,
  nameOf,
  setWrite,
  toFields,
  toValue,
  where,
} from './builders.ts';

const aborted = failing('ABORTED');
const expired = failing('INVALID_ARGUMENT', 'transaction has expired');

const name = nameOf('o/a');

/** A transaction that has asked for what is above three. */
async function afterQuery() {
  const engine = await engineWith({ 'o/a': { n: 1 }, 'o/b': { n: 5 } });
  const transaction = engine.beginTransaction();
  const above3 = from('o', { where: where('n', 'GREATER_THAN', toValue(3)) });
  engine.runQuery(admin, above3, transaction);
  return { engine, transaction };
}

describe('transactions by id', () => {
  it.each([
    ['changed', 'o/a', setWrite('o/a', { n: 9 })],
    ['deleted', 'o/a', deleteWrite('o/a')],
    ['created', 'o/x', setWrite('o/x', {})],
  ])(
    'are ABORTED, storing nothing, when a document they read was %s',
    async (_what, path, write) => {
      const engine = await engineWith({ 'o/a': { n: 1 } });
      const transaction = engine.beginTransaction();
      engine.batchGet(admin, [nameOf(path)], transaction);
      await engine.commit(admin, [write]);
      await expect(engine.commit(admin, [setWrite('o/y', {})], { transaction })).rejects.toThrow(
        aborted,
      );
      expect(fieldsOf(engine, 'o/y')).toBeNull();
    },
  );

  it('are ABORTED by a commit that is still being synced', async () => {
    const engine = await engineWith({ 'o/a': { n: 1 } });
    const transaction = engine.beginTransaction();
    engine.batchGet(admin, [name], transaction);
    const other = engine.commit(admin, [setWrite('o/a', { n: 2 })]);
    const own = engine.commit(admin, [setWrite('o/a', { n: 3 })], { transaction });
    await expect(own).rejects.toThrow(aborted);
    await other;
    expect(fieldsOf(engine, 'o/a')).toEqual(toFields({ n: 2 }));
  });

  it.each([
    ['a row that came', setWrite('o/c', { n: 7 })],
    ['a row that left', setWrite('o/b', { n: 0 })],
    ['a row that changed', setWrite('o/b', { n: 6 })],
  ])('are ABORTED by %s in a query they read, synced or not', async (_what, write) => {
    for (const isSynced of [true, false]) {
      const { engine, transaction } = await afterQuery();
      const other = engine.commit(admin, [write]);
      if (isSynced) await other;
      await expect(engine.commit(admin, [], { transaction })).rejects.toThrow(aborted);
      await other;
    }
  });

  it('are not disturbed by rows beside their query', async () => {
    const { engine, transaction } = await afterQuery();
    const others = [setWrite('o/a', { n: 2 }), setWrite('p/b', { n: 9 })];
    await engine.commit(admin, [others[0] ?? {}]);
    const underWay = engine.commit(admin, [others[1] ?? {}]);
    await engine.commit(admin, [setWrite('o/b', { n: 6 })], { transaction });
    await underWay;
    expect(fieldsOf(engine, 'o/b')).toEqual(toFields({ n: 6 }));
  });

  it.each([
    ['a sum that changed', setWrite('o/b', { n: 6 }), 'ABORTED'],
    ['a sum that is the same', setWrite('o/b', { n: 5, m: 1 }), 'COMMITTED'],
    ['a row beside it', setWrite('o/a', { n: 2 }), 'COMMITTED'],
  ])('LF-02 know %s', async (_what, write, expected) => {
    const engine = await engineWith({ 'o/a': { n: 1 }, 'o/b': { n: 5 } });
    const transaction = engine.beginTransaction();
    const { parent, structuredQuery } = from('o', {
      where: where('n', 'GREATER_THAN', toValue(3)),
    });
    const sum = { alias: 'sum', sum: field('n') };
    engine.runAggregation(admin, parent, { structuredQuery, aggregations: [sum] }, transaction);
    await engine.commit(admin, [write]);
    const own = engine.commit(admin, [setWrite('o/x', {})], { transaction });
    const outcome = await own.then(
      () => 'COMMITTED',
      (error: { status?: string }) => error.status,
    );
    expect(outcome).toBe(expected);
    expect(fieldsOf(engine, 'o/x') !== null).toBe(expected === 'COMMITTED');
  });

  it('LF-01 that only read may not write, and may end', async () => {
    const engine = await engineWith({ 'o/a': { n: 1 } });
    const transaction = engine.beginTransaction({ readOnly: true });
    engine.batchGet(admin, [name], transaction);
    const refusal = failing('INVALID_ARGUMENT', 'read-only transaction');
    for (const write of [setWrite('o/y', {}), deleteWrite('o/a')])
      await expect(engine.commit(admin, [write], { transaction })).rejects.toThrow(refusal);
    expect(fieldsOf(engine, 'o/a')).toEqual(toFields({ n: 1 }));
    await engine.commit(admin, [], { transaction });
  });

  it('LF-02 are not over when their writes were refused', async () => {
    const engine = await engineWith({ 'o/a': { n: 1 } });
    const transaction = engine.beginTransaction();
    await expect(engine.commit(admin, [refused], { transaction })).rejects.toThrow(
      failing('NOT_FOUND'),
    );
    expect(() => engine.rollback(transaction)).not.toThrow();
  });

  it('LF-01 are rolled back once, and not after they were committed or aborted', async () => {
    const engine = await engineWith({ 'o/a': { n: 1 } });
    const [done = '', lost = '', rolledBack = ''] = [1, 2, 3].map(() => engine.beginTransaction());
    await engine.commit(admin, [], { transaction: done });
    engine.batchGet(admin, [name], lost);
    await engine.commit(admin, [setWrite('o/a', { n: 2 })]);
    await expect(engine.commit(admin, [], { transaction: lost })).rejects.toThrow(aborted);
    engine.rollback(rolledBack);
    for (const transaction of [done, lost, rolledBack, 'unknown', ''])
      expect(() => engine.rollback(transaction)).toThrow(expired);
  });

  it('end with their commit, a rollback, or after 270 seconds', async () => {
    let now = 1_700_000_000_000;
    const engine = await openFirestoreEngine({ file: null, now: () => now });
    const [done, rolledBack, late] = [1, 2, 3].map(() => engine.beginTransaction());
    await engine.commit(admin, [], { transaction: done });
    engine.rollback(rolledBack ?? '');
    expect(() => engine.batchGet(admin, [name], late)).not.toThrow();
    now += 271_000;
    for (const transaction of [done, rolledBack, late, 'unknown']) {
      await expect(engine.commit(admin, [], { transaction })).rejects.toThrow(expired);
      expect(() => engine.batchGet(admin, [name], transaction)).toThrow(expired);
    }
  });
});

function openStream(engine: OpenedEngine) {
  const responses: WriteResponse[] = [];
  const errors: unknown[] = [];
  const stream = engine.write(
    admin,
    (response) => responses.push(response),
    (error) => errors.push(error),
  );
  stream.receive({});
  return { stream, responses, errors };
}

const increment: Write = {
  transform: {
    document: nameOf('o/a'),
    fieldTransforms: [{ fieldPath: 'n', increment: toValue(1) }],
  },
};

const refused: Write = { ...setWrite('o/none', {}), currentDocument: { exists: true } };

describe('the write stream', () => {
  it('after a refused batch answers those before it, fails once, and leaves those behind it', async () => {
    const engine = await engineWith();
    const { stream, responses, errors } = openStream(engine);
    stream.receive({ writes: [increment] });
    stream.receive({ writes: [refused] });
    stream.receive({ writes: [increment] });
    stream.receive({ writes: [refused] });
    await until(() => expect(errors).not.toEqual([]));
    expect(responses).toHaveLength(2);
    expect(errors).toEqual([expect.objectContaining({ status: 'NOT_FOUND' })]);
    expect(fieldsOf(engine, 'o/a')).toEqual(toFields({ n: 1 }));
  });

  it('finishes what it has begun when it is closed, but tells nobody', async () => {
    const engine = await engineWith();
    const { stream, responses, errors } = openStream(engine);
    stream.receive({ writes: [increment] });
    stream.close();
    stream.receive({ writes: [increment] });
    await until(() => expect(fieldsOf(engine, 'o/a')).not.toBeNull());
    await engine.close();
    expect([responses.length, errors.length]).toEqual([1, 0]);
    expect(fieldsOf(engine, 'o/a')).toEqual(toFields({ n: 1 }));
  });
});
