import { describe, expect, it } from 'vitest';
import { checkStorable, documentBytes } from '#local-firebase/firestore/values/document-size.ts';
import type { Fields, Value } from '#local-firebase/firestore/values/types.ts';
import { nameOf, toFields, toValue } from './builders.ts';

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
