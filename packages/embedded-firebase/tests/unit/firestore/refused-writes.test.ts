import { describe, expect, it } from 'vitest';
import { openFirestoreEngine } from '#src/firestore/engine.ts';
import { checkStorable, documentBytes } from '#src/firestore/values/document-size.ts';
import type { Write, Fields, Value, AccessCheck } from '#src/firestore/values/types.ts';
import {
  admin,
  engineWith,
  failing,
  fieldsOf,
  nameOf,
  nobody,
  setWrite,
  toFields,
  toValue,
  deleteWrite,
} from './builders.ts';

const name = nameOf('o/a');
const update = { name, fields: toFields({ n: 1 }) };
const refusedWith = (message: string) => failing('INVALID_ARGUMENT', message);

const increments = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ fieldPath: `f${index}`, increment: toValue(1) }));

const transforming = (path: string, count: number): Write => ({
  transform: { document: nameOf(path), fieldTransforms: increments(count) },
});

const TOO_LONG = 'The property.name is longer than 1500 bytes.';
const ID_TOO_LONG = 'The key path element name is longer than 1500 bytes.';
const OF_UPDATES =
  'writes[0].update_transforms can be set only when the operation is update, not delete';
const UNQUOTED = 'Invalid property path "a b". Unquoted property paths must match regex';
const BOTH = { exists: true, updateTime: '2026-01-01T00:00:00Z' };
const TWO_IN_ONE = [{ fieldPath: 'n', increment: toValue(1), maximum: toValue(1) }];
const PATH_TOO_LONG = 'property path is longer than 1500 bytes.';
const masked = (path: string) => ({ update: { name }, updateMask: { fieldPaths: [path] } });
const holding = (fields: object) => ({ update: { name, fields } });

describe('a write that production refuses', () => {
  it.each<[string, object, string]>([
    ['two operations', { update, delete: name }, "'operation' is already set. Cannot set 'delete'"],
    ['a verification beside a delete', { delete: name, verify: name }, "Cannot set 'verify'"],
    ['no operation', { currentDocument: { exists: true } }, 'empty write operation'],
    ['a mask on a delete', { delete: name, updateMask: { fieldPaths: ['n'] } }, 'update_mask'],
    ['an empty mask on a delete', { delete: name, updateMask: {} }, 'update_mask'],
    ['a transform on a delete', { delete: name, updateTransforms: increments(1) }, OF_UPDATES],
    ['a mask on a verification', { verify: name, updateMask: {} }, 'update_mask'],
    ['a mask on a transform', { ...transforming('o/a', 1), updateMask: {} }, 'update_mask'],
    ['two preconditions', { update, currentDocument: BOTH }, "Cannot set 'updateTime'"],
    ['two values', holding({ a: { stringValue: 'x', integerValue: '1' } }), "set 'integerValue'"],
    ['two transforms in one', { update, updateTransforms: TWO_IN_ONE }, "Cannot set 'maximum'"],
    ['a name of 1,501 bytes', holding({ ['é'.repeat(750) + 'x']: toValue(1) }), TOO_LONG],
    ['such a name in a map', holding(toFields({ a: { ['x'.repeat(1501)]: 1 } })), TOO_LONG],
    ['a path of 1,501 bytes', masked(`${'x'.repeat(750)}.${'y'.repeat(750)}`), PATH_TOO_LONG],
    ['an unquoted name of other letters', masked('a b'), UNQUOTED],
    ['an id of 1,501 bytes', { delete: nameOf(`o/${'x'.repeat(1501)}`) }, ID_TOO_LONG],
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

  it('LF-01 nests no deeper because a transform names a deep path', async () => {
    const engine = await engineWith();
    await engine.commit(admin, [incrementAt(21)]);
    await expect(engine.commit(admin, [incrementAt(22)])).rejects.toThrow(refusedWith('20 deep'));
  });

  it('LF-01 is looked at after the rules', async () => {
    const engine = await openFirestoreEngine({ file: null, authorize: () => false });
    const write = setWrite('o/a', { a: half, b: half });
    await expect(engine.commit(nobody, [write])).rejects.toThrow(denied);
  });
});

/** What a value adds to a document, with a field's name of three bytes. */
function bytesOf(value: Value): number {
  const name = nameOf('a/b');
  return documentBytes(name, { abc: value }) - documentBytes(name, {}) - 4;
}

const text = (length: number): Fields => ({ text: { stringValue: 'x'.repeat(length) } });

/** Of `o/a` with a field called `text`, without the value: 16 + 2 + 2 + 32 + 5. */
const FRAME = 57;

describe('the size of a document', () => {
  it('LF-01 is that of the example of the documentation', () => {
    const fields = toFields({
      type: 'Personal',
      done: false,
      priority: 1,
      description: 'Learn Cloud Firestore',
    });
    expect(documentBytes(nameOf('users/jeff/tasks/my_task_id'), fields)).toBe(147);
  });

  it.each<[string, Value, number]>([
    ['null', toValue(null), 1],
    ['a boolean', toValue(true), 1],
    ['an integer', toValue(7), 8],
    ['a double', toValue(0.5), 8],
    ['a time', toValue(new Date(0)), 8],
    ['a text in UTF-8', toValue('é€'), 6],
    ['bytes', { bytesValue: Buffer.alloc(5).toString('base64') }, 5],
    ['a reference', { referenceValue: nameOf('users/jeff') }, 27],
    ['a point', { geoPointValue: { latitude: 1, longitude: 2 } }, 16],
    ['a list', toValue([1, 'ab', null]), 12],
    ['a map', toValue({ ab: 1 }), 43],
  ])('LF-01 counts %s', (_what, value, bytes) => {
    expect(bytesOf(value)).toBe(bytes);
  });

  it('LF-01 is 1 MiB at most', () => {
    const name = nameOf('o/a');
    const half = { stringValue: 'x'.repeat(524_000) };
    const rest = 1_048_576 - documentBytes(name, { a: half, ...text(0) });
    expect(() => checkStorable(name, { a: half, ...text(rest) })).not.toThrow();
    expect(() => checkStorable(name, { a: half, ...text(rest + 1) })).toThrow(
      `Document '${name}' cannot be written because its size (1,048,577 bytes) exceeds the maximum allowed size of 1,048,576 bytes.`,
    );
  });

  it('LF-01 leaves 1,048,487 bytes to one value', () => {
    const name = nameOf('o/a');
    expect(FRAME + 1_048_487 + 1).toBeLessThanOrEqual(1_048_576);
    expect(() => checkStorable(name, text(1_048_487))).not.toThrow();
    expect(() => checkStorable(name, text(1_048_488))).toThrow(
      'The value of property "text" is longer than 1048487 bytes.',
    );
    const bytes = { bytesValue: Buffer.alloc(1_048_488).toString('base64') };
    expect(() => checkStorable(name, { a: { mapValue: { fields: { b: bytes } } } })).toThrow(
      'The value of property "b" is longer',
    );
  });
});

const denied = failing('PERMISSION_DENIED');
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
      await expect(engine.commit(nobody, [write])).rejects.toThrow(failing(status));
    },
  );

  it('verify needs the right to read', async () => {
    const engine = await engineWith(documents, () => false);
    await expect(engine.commit(nobody, [{ verify: nameOf('o/a') }])).rejects.toThrow(denied);
  });
});
