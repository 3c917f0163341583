import { readFile, stat, writeFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import * as fc from 'fast-check';
import { temporaryFile } from 'test-tools/temporary-file.ts';
import { describe, expect, it, beforeEach } from 'vitest';
import { openFirestoreEngine } from '#src/firestore/engine.ts';
import type { FieldTransform, Write, Value } from '#src/firestore/values/types.ts';
import { forAll } from '../../support/for-all.ts';
import {
  admin,
  deleteWrite,
  engineWith,
  failing,
  fieldsOf,
  nameOf,
  setWrite,
  toFields,
  toValue,
  from,
  pathsOf,
} from './builders.ts';

const name = nameOf('o/a');

describe('writes', () => {
  it('sees within a commit what earlier writes of it did', async () => {
    const engine = await engineWith();
    const increment: FieldTransform = { fieldPath: 'n', increment: toValue(1) };
    const { writeResults } = await engine.commit(admin, [
      setWrite('o/a', { n: 1 }),
      { transform: { document: name, fieldTransforms: [increment] } },
      { ...deleteWrite('o/a'), currentDocument: { exists: true } },
      { ...setWrite('o/a', { m: 1 }), updateTransforms: [increment] },
    ]);
    expect(writeResults.map(({ transformResults }) => transformResults)).toEqual([
      undefined,
      [toValue(2)],
      undefined,
      [toValue(1)],
    ]);
    expect(fieldsOf(engine, 'o/a')).toEqual(toFields({ m: 1, n: 1 }));
  });

  it('gives every commit a later time, when the clock stands still or goes back', async () => {
    let now = 1_700_000_000_000;
    const engine = await openFirestoreEngine({ file: null, now: () => now-- });
    const times: string[] = [];
    for (let n = 0; n < 20; n++) {
      times.push(engine.readTime());
      times.push((await engine.commit(admin, [setWrite('o/a', { n })])).commitTime);
    }
    expect(times).toEqual([...new Set(times)].toSorted());
    expect(times[0]).toMatch(/^2023-11-14T22:13:20\.\d{6}Z$/);
  });
});

describe('preconditions', () => {
  const old = { currentDocument: { updateTime: '2020-01-01T00:00:00Z' } };

  it.each<[string, Write, string]>([
    ['a version of a missing document', { ...deleteWrite('o/x'), ...old }, 'FAILED_PRECONDITION'],
    [
      'a verification that fails',
      { verify: nameOf('o/x'), currentDocument: { exists: true } },
      'NOT_FOUND',
    ],
  ])('refuse %s, with all of the commit', async (_what, write, status) => {
    const engine = await engineWith({ 'o/a': { a: 1 } });
    const commit = engine.commit(admin, [setWrite('o/a', {}), write]);
    await expect(commit).rejects.toThrow(failing(status));
    expect(fieldsOf(engine, 'o/a')).toEqual(toFields({ a: 1 }));
  });

  it('let the version pass that is stored, however its time is written', async () => {
    const engine = await engineWith({ 'o/a': { a: 1 } });
    const stored = engine.batchGet(admin, [name])[0]?.document?.updateTime ?? '';
    const currentDocument = { updateTime: stored.replace('Z', '000+00:00') };
    await engine.commit(admin, [{ verify: name, currentDocument }]);
    await engine.commit(admin, [{ ...setWrite('o/a', { a: 2 }), currentDocument }]);
    expect(fieldsOf(engine, 'o/a')).toEqual(toFields({ a: 2 }));
  });
});

describe('a write that cannot be', () => {
  it.each<[string, object]>([
    ['nothing in it', {}],
    ['no name', { update: { fields: {} } }],
    ['the name of a collection', { delete: nameOf('o') }],
    ['a bad value', { update: { name, fields: { a: { integerValue: 'x' } } } }],
    ['a bad mask', { update: { name }, updateMask: { fieldPaths: ['a..b'] } }],
    ['a mask that is no list', { update: { name }, updateMask: { fieldPaths: 'a' } }],
    ['an unknown transform', { update: { name }, updateTransforms: [{ fieldPath: 'a' }] }],
    [
      'an increment by text',
      { update: { name }, updateTransforms: [{ fieldPath: 'a', increment: toValue('1') }] },
    ],
    ['a precondition of text', { delete: name, currentDocument: { exists: 'yes' } }],
    ['a precondition of no time', { delete: name, currentDocument: { updateTime: 'now' } }],
  ])('with %s is INVALID_ARGUMENT', async (_what, write) => {
    const engine = await engineWith();
    await expect(engine.commit(admin, [write])).rejects.toThrow(failing('INVALID_ARGUMENT'));
  });

  it('of any JSON is INVALID_ARGUMENT and never an internal error', async () => {
    const engine = await engineWith();
    const piece = fc.oneof(fc.jsonValue(), fc.constant(name), fc.constant({ name, fields: {} }));
    const keys = 'update updateMask updateTransforms delete transform currentDocument'.split(' ');
    const write = fc.dictionary(fc.constantFrom(...keys), piece);
    await forAll([write], async (input) => {
      const outcome = await engine.commit(admin, [input]).then(
        () => 'stored',
        (error: { status?: string }) => error.status,
      );
      expect(outcome).toMatch(
        /^(stored|INVALID_ARGUMENT|NOT_FOUND|ALREADY_EXISTS|FAILED_PRECONDITION)$/,
      );
    });
  });
});

const NOT_A_NUMBER = { doubleValue: 'NaN' };
const union = (...n: number[]) => ({ appendMissingElements: { values: n.map(toValue) } });
const removal = (...n: number[]) => ({ removeAllFromArray: { values: n.map(toValue) } });

describe('transforms', () => {
  const max = { integerValue: '9223372036854775807' };
  const min = { integerValue: '-9223372036854775808' };

  it.each<[string, Value | null, Omit<FieldTransform, 'fieldPath'>, Value, Value | null]>([
    ['increment integers', toValue(2), { increment: toValue(3) }, toValue(5), toValue(5)],
    ['increment nothing', null, { increment: toValue(3) }, toValue(3), toValue(3)],
    ['increment text', toValue('a'), { increment: toValue(3) }, toValue(3), toValue(3)],
    ['increment by a double', toValue(2), { increment: toValue(0.5) }, toValue(2.5), toValue(2.5)],
    ['increment past the end', max, { increment: toValue(1) }, max, max],
    ['decrement past the end', min, { increment: toValue(-1) }, min, min],
    ['maximum', toValue(2), { maximum: toValue(3) }, toValue(3), toValue(3)],
    ['maximum of less', toValue(2), { maximum: toValue(1.5) }, toValue(2), toValue(2)],
    ['maximum of nothing', null, { maximum: toValue(1) }, toValue(1), toValue(1)],
    ['minimum', toValue(2), { minimum: toValue(1) }, toValue(1), toValue(1)],
    ['minimum of more', toValue(2), { minimum: toValue(3) }, toValue(2), toValue(2)],
    ['LF-02 maximum with NaN', toValue(2), { maximum: NOT_A_NUMBER }, NOT_A_NUMBER, NOT_A_NUMBER],
    ['LF-02 maximum of NaN', NOT_A_NUMBER, { maximum: toValue(2) }, NOT_A_NUMBER, NOT_A_NUMBER],
    ['LF-02 minimum with NaN', toValue(2), { minimum: NOT_A_NUMBER }, NOT_A_NUMBER, NOT_A_NUMBER],
    ['LF-02 minimum of NaN', NOT_A_NUMBER, { minimum: toValue(2) }, NOT_A_NUMBER, NOT_A_NUMBER],
    ['union', toValue([1]), union(1, 2, 2), toValue([1, 2]), null],
    ['union with text', toValue('a'), union(1), toValue([1]), null],
    ['remove', toValue([1, 2, 1, 'a']), removal(1), toValue([2, 'a']), null],
    ['remove from nothing', null, removal(1), toValue([]), null],
  ])('%s', async (_what, stored, transform, expected, told) => {
    const engine = await engineWith();
    await engine.commit(admin, [
      { update: { name, fields: stored ? { f: { mapValue: { fields: { v: stored } } } } : {} } },
    ]);
    const { writeResults } = await engine.commit(admin, [
      {
        update: { name },
        updateMask: { fieldPaths: [] },
        updateTransforms: [{ fieldPath: 'f.v', ...transform }],
      },
    ]);
    expect(fieldsOf(engine, 'o/a')).toEqual({ f: { mapValue: { fields: { v: expected } } } });
    expect(writeResults[0]?.transformResults).toEqual([told ?? { nullValue: null }]);
  });
});

let file: string;
beforeEach(async () => void (file = await temporaryFile('firestore.jsonl')));

/** A journal's line that replaces the one document there is. */
const line = (n: number) => {
  const time = `2040-01-01T00:00:00.${String(n).padStart(6, '0')}Z`;
  const name = nameOf('o/a');
  const fields = { n: { integerValue: String(n) }, text: { stringValue: 'x'.repeat(20_000) } };
  return JSON.stringify({ time, set: [{ name, fields, createTime: time, updateTime: time }] });
};

describe('after a restart', () => {
  it('times go on behind the last commit, even on a clock that was set back', async () => {
    const before = await openFirestoreEngine({ file, now: () => 2_000_000_000_000 });
    await before.commit(admin, [setWrite('o/a', {})]);
    const last = await before.commit(admin, [deleteWrite('o/a')]);
    await before.close();
    const after = await openFirestoreEngine({ file, now: () => 1_000_000_000_000 });
    const read = after.readTime();
    const next = await after.commit(admin, [setWrite('o/a', {})]);
    expect(last.commitTime < read && read < next.commitTime).toBe(true);
    await after.close();
  });

  it('a commit that was torn is gone as a whole', async () => {
    const before = await openFirestoreEngine({ file });
    await before.commit(admin, [setWrite('o/a', {})]);
    await before.commit(admin, [setWrite('o/b', {}), setWrite('o/c', {})]);
    await before.close();
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.slice(0, -20));
    const after = await openFirestoreEngine({ file });
    expect(pathsOf(after, from('o'))).toEqual(['o/a']);
    await after.close();
  });

  it('refuses commits once it is closed, as UNAVAILABLE', async () => {
    const engine = await openFirestoreEngine({ file });
    await engine.close();
    await expect(engine.commit(admin, [setWrite('o/a', {})])).rejects.toThrow(
      failing('UNAVAILABLE'),
    );
    expect(pathsOf(engine, from('o'))).toEqual([]);
  });
});

describe('the journal', () => {
  it('lets commits build on each other while earlier ones are still being synced', async () => {
    const engine = await openFirestoreEngine({ file });
    const fieldTransforms = [{ fieldPath: 'n', increment: toValue(1) }];
    const increment = { transform: { document: nameOf('o/a'), fieldTransforms } };
    const first = engine.commit(admin, [increment]);
    await setImmediate();
    const others = [engine.commit(admin, [increment]), engine.commit(admin, [increment])];
    await first;
    await Promise.all([...others, engine.commit(admin, [increment])]);
    expect(fieldsOf(engine, 'o/a')).toEqual({ n: toValue(4) });
    await engine.close();
  });

  it('is compacted when it is opened, keeping the last time', async () => {
    const deleted = JSON.stringify({
      time: '2040-06-01T00:00:00.000000Z',
      deleted: [nameOf('o/b')],
    });
    const lines = [...Array.from({ length: 400 }, (_, n) => line(n)), deleted];
    await writeFile(file, lines.join('\n') + '\n');
    const engine = await openFirestoreEngine({ file });
    expect((await stat(file)).size).toBeLessThan(25_000);
    await engine.close();
    const again = await openFirestoreEngine({ file });
    expect(again.runQuery(admin, from('o'))[0]?.fields.n).toEqual({ integerValue: '399' });
    expect(again.readTime() > '2040-06-01').toBe(true);
    await again.close();
  });
});
