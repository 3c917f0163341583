import { describe, expect, it } from 'vitest';
import type { Write } from '#src/firestore/values/types.ts';
import {
  admin,
  deleteWrite,
  engineWith,
  failing,
  fieldsOf,
  nameOf,
  nobody,
  setWrite,
  toFields,
} from './builders.ts';
import { documents, follow } from './listening.ts';

const name = nameOf('o/a');

describe('a write of what is stored already', () => {
  const before = { n: Number.NaN, m: { b: 1, a: [0.5] } };

  it('LF-02 leaves the version, which it answers, and no listener hears of it', async () => {
    const engine = await engineWith({ 'o/a': before });
    const updateTime = engine.batchGet(admin, [name])[0]?.document?.updateTime;
    const listener = follow(engine, [documents('o/a')]);
    const again = await engine.commit(admin, [
      setWrite('o/a', { m: { a: [0.5], b: 1 }, n: Number.NaN }),
      { ...setWrite('o/a', {}), updateMask: { fieldPaths: [] } },
    ]);
    expect(again.writeResults).toEqual([{ updateTime }, { updateTime }]);
    expect(engine.batchGet(admin, [name])[0]?.document?.updateTime).toBe(updateTime);
    expect(listener.heard()).toEqual([]);
    const changed = await engine.commit(admin, [setWrite('o/a', { ...before, n: 1 })]);
    expect(changed.writeResults).toEqual([{ updateTime: changed.commitTime }]);
    expect(listener.heard()).toContain('+o/a');
  });

  it('LF-02 does not disturb a transaction that has read it', async () => {
    const engine = await engineWith({ 'o/a': before });
    const transaction = engine.beginTransaction();
    engine.batchGet(admin, [name], transaction);
    await engine.commit(admin, [setWrite('o/a', before)]);
    await engine.commit(admin, [setWrite('o/b', {})], { transaction });
    expect(fieldsOf(engine, 'o/b')).toEqual({});
  });

  it('LF-01 is asked of the rules as any other', async () => {
    const engine = await engineWith({ 'o/a': before }, ({ method }) => method !== 'update');
    const commit = engine.commit(nobody, [setWrite('o/a', before)]);
    await expect(commit).rejects.toThrow(failing('PERMISSION_DENIED'));
  });
});

describe('writes of one document that contradict each other', () => {
  const exists = { currentDocument: { exists: true } };
  const missing = { currentDocument: { exists: false } };

  it.each<[string, Write[]]>([
    ['an update after a delete', [deleteWrite('o/a'), { ...setWrite('o/a', {}), ...exists }]],
    ['a creation after a set', [setWrite('o/x', {}), { ...setWrite('o/x', {}), ...missing }]],
    [
      'a creation after a creation',
      [
        { ...setWrite('o/x', {}), ...missing },
        { ...setWrite('o/x', {}), ...missing },
      ],
    ],
  ])('LF-01 are INVALID_ARGUMENT: %s', async (_what, writes) => {
    const engine = await engineWith({ 'o/a': { a: 1 } });
    await expect(engine.commit(admin, writes)).rejects.toThrow(
      failing('INVALID_ARGUMENT', 'in the same commit'),
    );
    expect(fieldsOf(engine, 'o/a')).toEqual(toFields({ a: 1 }));
  });

  it('LF-02 a creation after a delete, and an update after a set, do not', async () => {
    const engine = await engineWith({ 'o/a': { a: 1 } });
    await engine.commit(admin, [
      deleteWrite('o/a'),
      { ...setWrite('o/a', { a: 2 }), ...missing },
      { ...setWrite('o/a', { a: 3 }), ...exists },
    ]);
    expect(fieldsOf(engine, 'o/a')).toEqual(toFields({ a: 3 }));
  });
});
