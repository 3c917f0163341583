import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffWords } from '#resources/guide/text-diff.ts';

const joined = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join('');

describe('the difference of two versions', () => {
  it('VC-01 names what was removed and what was added', () => {
    expect(diffWords('Add 100 µm of sag', 'Add 150 µm of sag.')).toEqual([
      { kind: 'same', text: 'Add ' },
      { kind: 'removed', text: '100' },
      { kind: 'added', text: '150' },
      { kind: 'same', text: ' µm of ' },
      { kind: 'removed', text: 'sag' },
      { kind: 'added', text: 'sag.' },
    ]);
    expect(diffWords('first one more', 'one more')).toEqual([
      { kind: 'removed', text: 'first ' },
      { kind: 'same', text: 'one more' },
    ]);
    expect(diffWords('', 'new')).toEqual([{ kind: 'added', text: 'new' }]);
    expect(diffWords('same', 'same')).toEqual([{ kind: 'same', text: 'same' }]);
  });

  it('VC-01 has both texts in it', () => {
    const text = array(constantFrom('a', 'b', 'c', ' ')).map((words) => words.join(' '));
    assert(
      property(text, text, (before, after) => {
        const parts = diffWords(before, after);
        expect(joined(parts.filter(({ kind }) => kind !== 'added'))).toBe(before);
        expect(joined(parts.filter(({ kind }) => kind !== 'removed'))).toBe(after);
      }),
    );
  });
});
