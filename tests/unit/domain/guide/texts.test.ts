import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerpt, markWords } from '#domain/guide/mark-words.ts';
import { passageIdFor } from '#domain/guide/passage-id.ts';
import { diffWords } from '#domain/guide/text-diff.ts';

const joined = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join('');
const marked = (parts: readonly { text: string; isMarked: boolean }[]) =>
  parts.flatMap(({ text, isMarked }) => (isMarked ? [text] : []));

describe('the words that were looked for', () => {
  it('VC-01 are marked whatever their case, accents and number', () => {
    const parts = markWords('Bubbles: a bubble, not BUBBLY.', ['bubble'], 'en');
    expect(marked(parts)).toEqual(['Bubbles', 'bubble']);
    expect(joined(parts)).toBe('Bubbles: a bubble, not BUBBLY.');
    expect(marked(markWords('La Bóveda y las bóvedas', ['boveda'], 'es'))).toEqual([
      'Bóveda',
      'bóvedas',
    ]);
  });

  it('VC-01 leave every text as it is', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (text, terms) => {
        expect(joined(markWords(text, terms, 'en'))).toBe(text);
      }),
    );
  });

  it('VC-01 stand in the part of a long text that is shown', () => {
    const text = `${'One thing. '.repeat(40)}The vault is low. ${'Another thing. '.repeat(40)}`;
    const parts = excerpt(text, ['vault'], 'en');
    expect(joined(parts).startsWith('… The vault is low.')).toBe(true);
    expect(marked(parts)).toEqual(['vault']);
    expect(joined(parts).length).toBeLessThan(210);
    expect(joined(excerpt('Short.', ['vault'], 'en'))).toBe('Short.');
  });
});

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
    expect(diffWords('', 'new')).toEqual([{ kind: 'added', text: 'new' }]);
    expect(diffWords('same', 'same')).toEqual([{ kind: 'same', text: 'same' }]);
  });

  it('VC-01 has both texts in it', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', ' ')).map((words) => words.join(' '));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = diffWords(before, after);
        expect(joined(parts.filter(({ kind }) => kind !== 'added'))).toBe(before);
        expect(joined(parts.filter(({ kind }) => kind !== 'removed'))).toBe(after);
      }),
    );
  });
});

describe('the address of a new passage', () => {
  it.each([
    ['A lens that fogs', [], 'a-lens-that-fogs'],
    ['A lens that fogs', ['a-lens-that-fogs', 'a-lens-that-fogs-2'], 'a-lens-that-fogs-3'],
    ['  ¿Décentré? 12 % ', [], 'decentre-12'],
    ['眼', [], 'passage'],
    ['x'.repeat(120), [], 'x'.repeat(50)],
  ])('VC-01 of “%s” beside %j is %s', (title, taken, id) => {
    expect(passageIdFor(title, new Set(taken))).toBe(id);
  });

  it('VC-01 is one that the schema takes, and not taken', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (title, others) => {
        const taken = new Set(others);
        const id = passageIdFor(title, taken);
        expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(taken.has(id)).toBe(false);
      }),
    );
  });
});
