import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  parseCollectionId,
  parseDocumentName,
  parseParent,
} from '#local-firebase/firestore/values/document-name.ts';
import { fieldAt, parseFieldPath, withField } from '#local-firebase/firestore/values/field-path.ts';
import { ROOT, nameOf, toFields, toValue } from './builders.ts';
import { runs } from '#tests/fixtures/runs.ts';

const invalidArgument = expect.objectContaining({ status: 'INVALID_ARGUMENT' });
const escaped = (name: string) => `\`${name.replace(/[\\`]/g, '\\$&')}\``;

describe('field paths', () => {
  it.each([
    ['a', ['a']],
    ['a.b.c', ['a', 'b', 'c']],
    ['`we.ird`.c', ['we.ird', 'c']],
    ['`a\\`b\\\\`', ['a`b\\']],
    ['`a b`', ['a b']],
  ])('parses %j as %j', (path, segments) => {
    expect(parseFieldPath(path)).toEqual(segments);
  });

  it.each(['', '.a', 'a.', 'a..b', '`a', 'a.`b``', '__x__', '``', undefined])(
    'refuses %j',
    (path) => {
      expect(() => parseFieldPath(path)).toThrow(invalidArgument);
    },
  );

  it('reads back every name the SDKs escape', () => {
    const name = fc
      .string({ minLength: 1, unit: 'binary' })
      .filter((text) => !/^__.*__$/s.test(text));
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 3 }), (names) => {
        expect(parseFieldPath(names.map(escaped).join('.'))).toEqual(names);
      }),
      { numRuns: runs() },
    );
  });

  it('sets, replaces and removes without touching the original', () => {
    const fields = toFields({ a: { b: 1, c: 2 }, d: 3 });
    const original = structuredClone(fields);
    expect(withField(fields, ['a', 'b'], toValue(9))).toEqual(
      toFields({ a: { b: 9, c: 2 }, d: 3 }),
    );
    expect(withField(fields, ['a', 'b'], undefined)).toEqual(toFields({ a: { c: 2 }, d: 3 }));
    expect(withField(fields, ['d', 'e'], toValue(1))).toEqual(
      toFields({ a: { b: 1, c: 2 }, d: { e: 1 } }),
    );
    expect(withField(fields, ['d', 'e'], undefined)).toBe(fields);
    expect(fields).toEqual(original);
  });

  it('finds nothing behind a missing map or an inherited property', () => {
    const fields = toFields({ a: 1 });
    expect(fieldAt(fields, ['a', 'b'])).toBeUndefined();
    expect(fieldAt(fields, ['toString'])).toBeUndefined();
    expect(fieldAt(fields, ['x'])).toBeUndefined();
  });
});

describe('names', () => {
  it.each([nameOf('a/b'), nameOf('a/b/c/d'), nameOf('a/__id7__'), nameOf('ä/𝄞 x')])(
    'takes the document name %s',
    (name) => expect(parseDocumentName(name)).toBe(name),
  );

  it.each([
    undefined,
    '',
    'a/b',
    ROOT,
    nameOf('a'),
    nameOf('a/b/c'),
    nameOf('a//'),
    nameOf('a/.'),
    nameOf('a/..'),
    nameOf('a/__x__'),
    nameOf(`a/${'é'.repeat(751)}`),
  ])('refuses the document name %s', (name) => {
    expect(() => parseDocumentName(name)).toThrow(invalidArgument);
  });

  it('tells parents of collections from collections', () => {
    expect(parseParent(ROOT)).toBe(ROOT);
    expect(parseParent(nameOf('a/b'))).toBe(nameOf('a/b'));
    expect(() => parseParent(nameOf('a'))).toThrow('parent');
    expect(() => parseCollectionId('a/b')).toThrow('collection');
  });
});
