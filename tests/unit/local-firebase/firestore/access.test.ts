import { describe, expect, it } from 'vitest';
import type { AccessCheck, Value } from '#local-firebase/firestore/values/types.ts';
import {
  deleteWrite,
  engineWith,
  fieldsOf,
  nameOf,
  nobody,
  setWrite,
  toFields,
  toValue,
} from './builders.ts';

const denied = expect.objectContaining({ status: 'PERMISSION_DENIED' });
const documents = { 'o/a': { owner: 'ann', n: 1 } };

const numberOf = (value: Value | undefined) =>
  value && 'integerValue' in value ? Number(value.integerValue) : NaN;

/** A rule that lets a counter only go up by one. */
const isNext = ({ resource, next }: AccessCheck) =>
  numberOf(next?.fields.n) === numberOf(resource?.fields.n) + 1;

describe('what the rules are asked', () => {
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
