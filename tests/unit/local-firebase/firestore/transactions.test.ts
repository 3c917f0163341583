import { describe, expect, it } from 'vitest';
import type { OpenedEngine } from '#local-firebase/firestore/engine.ts';
import { openFirestoreEngine } from '#local-firebase/firestore/engine.ts';
import { RpcError } from '#local-firebase/rpc-error.ts';
import {
  admin,
  deleteWrite,
  engineWith,
  fieldsOf,
  from,
  nameOf,
  setWrite,
  toFields,
  toValue,
  where,
} from './builders.ts';

const aborted = expect.objectContaining({ status: 'ABORTED' });
const expired = expect.objectContaining({
  status: 'INVALID_ARGUMENT',
  message: expect.stringContaining('transaction has expired'),
});
const name = nameOf('o/a');

function readNumber(
  engine: OpenedEngine,
  transaction?: string,
): { n: number; updateTime?: string } {
  const document = engine.batchGet(admin, [name], transaction)[0]?.document;
  const n = document?.fields.n;
  return {
    n: n && 'integerValue' in n ? Number(n.integerValue) : 0,
    updateTime: document?.updateTime,
  };
}

/** Runs it again as long as somebody else was faster, as the SDKs do. */
async function retried(run: () => Promise<unknown>): Promise<void> {
  for (let attempt = 0; attempt < 500; attempt++) {
    try {
      await run();
      return;
    } catch (error) {
      const isContention =
        error instanceof RpcError && ['ABORTED', 'FAILED_PRECONDITION'].includes(error.status);
      if (!isContention) throw error;
    }
  }
  throw new Error('No attempt got through');
}

describe('transactions by id', () => {
  it('commit when nothing they read has changed', async () => {
    const engine = await engineWith({ 'o/a': { n: 1 }, 'o/b': { n: 1 } });
    const transaction = engine.beginTransaction();
    expect(readNumber(engine, transaction).n).toBe(1);
    await engine.commit(admin, [setWrite('o/b', { n: 5 })]);
    await engine.commit(admin, [setWrite('o/a', { n: 2 })], { transaction });
    expect(fieldsOf(engine, 'o/a')).toEqual(toFields({ n: 2 }));
  });

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
      const engine = await engineWith({ 'o/a': { n: 1 }, 'o/b': { n: 5 } });
      const transaction = engine.beginTransaction();
      engine.runQuery(
        admin,
        from('o', { where: where('n', 'GREATER_THAN', toValue(3)) }),
        transaction,
      );
      const other = engine.commit(admin, [write]);
      if (isSynced) await other;
      await expect(engine.commit(admin, [], { transaction })).rejects.toThrow(aborted);
      await other;
    }
  });

  it('are not disturbed by rows beside their query', async () => {
    const engine = await engineWith({ 'o/a': { n: 1 }, 'o/b': { n: 5 } });
    const transaction = engine.beginTransaction();
    engine.runQuery(
      admin,
      from('o', { where: where('n', 'GREATER_THAN', toValue(3)) }),
      transaction,
    );
    const others = [setWrite('o/a', { n: 2 }), setWrite('p/b', { n: 9 })];
    await engine.commit(admin, [others[0] ?? {}]);
    const underWay = engine.commit(admin, [others[1] ?? {}]);
    await engine.commit(admin, [setWrite('o/b', { n: 6 })], { transaction });
    await underWay;
    expect(fieldsOf(engine, 'o/b')).toEqual(toFields({ n: 6 }));
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

describe('contention', () => {
  it('counts every one of 60 concurrent transactions by id', async () => {
    const engine = await engineWith({ 'o/a': { n: 0 } });
    const increment = async () => {
      const transaction = engine.beginTransaction();
      const { n } = readNumber(engine, transaction);
      await engine.commit(admin, [setWrite('o/a', { n: n + 1 })], { transaction });
    };
    await Promise.all(Array.from({ length: 60 }, () => retried(increment)));
    expect(readNumber(engine).n).toBe(60);
  });

  it('counts every one of 60 concurrent transactions by update time, as the web SDK runs them', async () => {
    const engine = await engineWith({ 'o/a': { n: 0 } });
    const increment = async () => {
      const { n, updateTime } = readNumber(engine);
      const write = { ...setWrite('o/a', { n: n + 1 }), currentDocument: { updateTime } };
      await engine.commit(admin, [write]);
    };
    await Promise.all(Array.from({ length: 60 }, () => retried(increment)));
    expect(readNumber(engine).n).toBe(60);
  });
});
