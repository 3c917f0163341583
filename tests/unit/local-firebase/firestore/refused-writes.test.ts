import { describe, expect, it } from 'vitest';
import { openFirestoreEngine } from '#local-firebase/firestore/engine.ts';
import type { Write } from '#local-firebase/firestore/values/types.ts';
import {
  ROOT,
  admin,
  deleteWrite,
  engineWith,
  fieldsOf,
  nameOf,
  nobody,
  setWrite,
  toFields,
  toValue,
} from './builders.ts';

const name = nameOf('o/a');
const update = { name, fields: toFields({ n: 1 }) };
const DATABASE = ROOT.replace('/documents', '');

const refusedWith = (message: string) =>
  expect.objectContaining({
    status: 'INVALID_ARGUMENT',
    message: expect.stringContaining(message),
  });

const increments = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ fieldPath: `f${index}`, increment: toValue(1) }));

const transforming = (path: string, count: number): Write => ({
  transform: { document: nameOf(path), fieldTransforms: increments(count) },
});

describe('a write that production refuses', () => {
  it.each<[string, object, string]>([
    ['two operations', { update, delete: name }, "'operation' is already set. Cannot set 'delete'"],
    ['a verification beside a delete', { delete: name, verify: name }, "Cannot set 'verify'"],
    ['no operation', { currentDocument: { exists: true } }, 'empty write operation'],
    ['a mask on a delete', { delete: name, updateMask: { fieldPaths: ['n'] } }, 'update_mask'],
    ['an empty mask on a delete', { delete: name, updateMask: {} }, 'update_mask'],
    [
      'a transform on a delete',
      { delete: name, updateTransforms: increments(1) },
      'writes[0].update_transforms can be set only when the operation is update, not delete',
    ],
    ['a mask on a verification', { verify: name, updateMask: {} }, 'update_mask'],
    [
      'a mask on a transform',
      { ...transforming('o/a', 1), updateMask: { fieldPaths: [] } },
      'update_mask',
    ],
    [
      'two preconditions',
      { update, currentDocument: { exists: true, updateTime: '2026-01-01T00:00:00Z' } },
      "Cannot set 'updateTime'",
    ],
    [
      'two values in one',
      { update: { name, fields: { a: { stringValue: 'x', integerValue: '1' } } } },
      "Cannot set 'integerValue'",
    ],
    [
      'two transforms in one',
      {
        update,
        updateTransforms: [{ fieldPath: 'n', increment: toValue(1), maximum: toValue(1) }],
      },
      "Cannot set 'maximum'",
    ],
    [
      'a field name of 1,501 bytes',
      { update: { name, fields: { ['é'.repeat(750) + 'x']: toValue(1) } } },
      'The property.name is longer than 1500 bytes.',
    ],
    [
      'such a name within a map',
      { update: { name, fields: toFields({ a: { ['x'.repeat(1501)]: 1 } }) } },
      'The property.name is longer than 1500 bytes.',
    ],
    [
      'a field path of 1,501 bytes',
      {
        update: { name },
        updateMask: { fieldPaths: [`${'x'.repeat(750)}.${'y'.repeat(750)}`] },
      },
      'property path is longer than 1500 bytes.',
    ],
    [
      'an unquoted name of other letters',
      { update: { name }, updateMask: { fieldPaths: ['a b'] } },
      'Invalid property path "a b". Unquoted property paths must match regex',
    ],
    [
      'an id of 1,501 bytes',
      { delete: nameOf(`o/${'x'.repeat(1501)}`) },
      'The key path element name is longer than 1500 bytes.',
    ],
    ['more than 500 transforms', { update, updateTransforms: increments(501) }, 'more than 500'],
  ])('LF-01 because of %s', async (_what, write, message) => {
    const engine = await engineWith({ 'o/a': { n: 7 } });
    await expect(engine.commit(admin, [write])).rejects.toThrow(refusedWith(message));
    expect(fieldsOf(engine, 'o/a')).toEqual(toFields({ n: 7 }));
  });

  it.each(['!', 'a', 'QUJD!', 'QQ=', 'QQ===', '=QQ=', 'Q Q=', 'QR==', 'Q=Q='])(
    'LF-01 because %j is not base64',
    async (bytesValue) => {
      const engine = await engineWith();
      const write = { update: { name, fields: { a: { bytesValue } } } };
      await expect(engine.commit(admin, [write])).rejects.toThrow(
        refusedWith('Base64 decoding failed'),
      );
    },
  );

  it.each(['', 'QQ==', 'QQ', 'QUI=', 'QUI', '_-8', '/+8='])(
    'LF-01 but not because of %j, in whichever alphabet',
    async (bytesValue) => {
      const engine = await engineWith();
      await engine.commit(admin, [{ update: { name, fields: { a: { bytesValue } } } }]);
      const stored = { bytesValue: Buffer.from(bytesValue, 'base64').toString('base64') };
      expect(fieldsOf(engine, 'o/a')).toEqual({ a: stored });
    },
  );

  it('LF-01 counts the transforms of one document over all writes of a commit', async () => {
    const engine = await engineWith();
    await engine.commit(admin, [transforming('o/a', 500), transforming('o/b', 500)]);
    const writes = [transforming('o/a', 250), transforming('o/b', 1), transforming('o/a', 251)];
    await expect(engine.commit(admin, writes)).rejects.toThrow(
      refusedWith('cannot have more than 500 field transforms on a single document'),
    );
  });

  it('LF-01 because it lies in another database', async () => {
    const engine = await engineWith();
    const elsewhere = name.replace('(default)', 'other');
    const writes = [setWrite('o/b', { n: 1 }), { delete: elsewhere }];
    const options = { database: DATABASE };
    await expect(engine.commit(admin, writes, options)).rejects.toThrow(
      refusedWith(`Document name "${elsewhere}" does not lie within database "${DATABASE}".`),
    );
    expect(fieldsOf(engine, 'o/b')).toBeNull();
    await engine.commit(admin, [setWrite('o/b', { n: 1 })], options);
  });
});

/** Of a field that lies in `depth - 1` maps. */
const incrementAt = (depth: number): Write => ({
  update: { name },
  updateMask: {},
  updateTransforms: [
    { fieldPath: Array.from({ length: depth }, () => 'a').join('.'), increment: toValue(1) },
  ],
});

describe('what a write would leave', () => {
  const half = 'x'.repeat(600_000);

  it('LF-01 is 1 MiB at most, also put together from what is stored', async () => {
    const engine = await engineWith({ 'o/a': { a: half } });
    const merge: Write = {
      update: { name, fields: toFields({ b: half }) },
      updateMask: { fieldPaths: ['b'] },
    };
    await expect(engine.commit(admin, [setWrite('o/b', {}), merge])).rejects.toThrow(
      refusedWith('cannot be written because its size (1,200,058 bytes) exceeds'),
    );
    expect(fieldsOf(engine, 'o/b')).toBeNull();
    const union = { appendMissingElements: { values: [toValue(half)] } };
    await expect(
      engine.commit(admin, [
        { update: { name }, updateMask: {}, updateTransforms: [{ fieldPath: 'list', ...union }] },
      ]),
    ).rejects.toThrow(refusedWith('exceeds the maximum allowed size of 1,048,576 bytes.'));
    await engine.commit(admin, [deleteWrite('o/a'), { ...merge, updateMask: undefined }]);
  });

  it('LF-01 nests no deeper because a transform names a deep path', async () => {
    const engine = await engineWith();
    await engine.commit(admin, [incrementAt(21)]);
    await expect(engine.commit(admin, [incrementAt(22)])).rejects.toThrow(refusedWith('20 deep'));
  });

  it('LF-01 is looked at after the rules', async () => {
    const engine = await openFirestoreEngine({ file: null, authorize: () => false });
    const write = setWrite('o/a', { a: half, b: half });
    await expect(engine.commit(nobody, [write])).rejects.toThrow(
      expect.objectContaining({ status: 'PERMISSION_DENIED' }),
    );
  });
});
