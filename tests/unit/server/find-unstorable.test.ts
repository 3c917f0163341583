import { findUnstorable } from '#server/platform/http/text-check.ts';
import { describe, expect, it } from 'vitest';

const PAIR = '\ud83d\udc41';

describe('findUnstorable', () => {
  it('SE-10 finds nothing where all can be stored', () => {
    const value = { a: ['x', 1, null, true, PAIR], [PAIR]: { b: 'line\nline' }, c: undefined };
    expect(findUnstorable(value)).toBeNull();
    expect(findUnstorable(null)).toBeNull();
    expect(findUnstorable(undefined)).toBeNull();
  });

  it.each([
    ['the value itself', 'a\0', []],
    ['a field', { notes: 'a\0' }, ['notes']],
    ['a text in a list', { lenses: [{ eye: 'right' }, { eye: '\ud83d' }] }, ['lenses', '1', 'eye']],
    ['a name', { values: { 'a\0b': 1 } }, ['values', 'a\ufffdb']],
    ['the first of several', { a: ['x', '\0'], b: '\0' }, ['a', '1']],
  ])('SE-10 names the place of %s', (_what, value, path) => {
    expect(findUnstorable(value)).toEqual(path);
    expect(findUnstorable(value, ['filter'])).toEqual(['filter', ...path]);
  });

  it('SE-10 reads what is nested as deep as a body can be', () => {
    const depth = 32_000;
    const deep: unknown = JSON.parse(`${'['.repeat(depth)}"\\u0000"${']'.repeat(depth)}`);
    expect(findUnstorable(deep)).toHaveLength(depth);
  });
});
