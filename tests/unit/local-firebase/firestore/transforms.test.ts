import { describe, expect, it } from 'vitest';
import type { FieldTransform, Value } from '#local-firebase/firestore/values/types.ts';
import { admin, engineWith, fieldsOf, nameOf, setWrite, toValue } from './builders.ts';

const name = nameOf('o/a');

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
    [
      'union',
      toValue([1]),
      { appendMissingElements: { values: [1, 2, 2].map(toValue) } },
      toValue([1, 2]),
      null,
    ],
    [
      'union with text',
      toValue('a'),
      { appendMissingElements: { values: [toValue(1)] } },
      toValue([1]),
      null,
    ],
    [
      'remove',
      toValue([1, 2, 1, 'a']),
      { removeAllFromArray: { values: [toValue(1)] } },
      toValue([2, 'a']),
      null,
    ],
    [
      'remove from nothing',
      null,
      { removeAllFromArray: { values: [toValue(1)] } },
      toValue([]),
      null,
    ],
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

  it('the server time is the time of the commit, in every field', async () => {
    const engine = await engineWith();
    const { commitTime, writeResults } = await engine.commit(admin, [
      {
        ...setWrite('o/a', { kept: 1 }),
        updateTransforms: [
          { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' },
          { fieldPath: 'deep.at', setToServerValue: 'REQUEST_TIME' },
        ],
      },
    ]);
    const at = { timestampValue: commitTime };
    expect(writeResults[0]?.transformResults).toEqual([at, at]);
    expect(fieldsOf(engine, 'o/a')).toEqual({
      kept: toValue(1),
      at,
      deep: { mapValue: { fields: { at } } },
    });
  });
});
