import { array, assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guidePassageInputSchema } from '#domain/consultant/guide/guide.ts';
import { excerpt, markWords } from '#src/consultant/guide/mark-words.ts';
import { webAddress } from '#src/consultant/guide/web-address.ts';

const joined = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join('');
const marked = (parts: readonly { text: string; isMarked: boolean }[]) =>
  parts.flatMap(({ text, isMarked }) => (isMarked ? [text] : []));

describe('the words that were looked for', () => {
  it('VC-01 are marked whatever their case, accents and number', () => {
    const parts = markWords('Bubbles: a bubble, not BUBBLY.', ['bubbl'], 'en');
    expect(marked(parts)).toEqual(['Bubbles', 'bubble']);
    expect(joined(parts)).toBe('Bubbles: a bubble, not BUBBLY.');
    expect(marked(markWords('La Bóveda y las bóvedas', ['boveda'], 'es'))).toEqual([
      'Bóveda',
      'bóvedas',
    ]);
  });

  it('VC-01 leave every text as it is', () => {
    assert(
      property(string(), array(string()), (text, terms) => {
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

describe('the address of a source', () => {
  const { address } = guidePassageInputSchema.shape.source.shape;

  it.each(['https://www.example.com/a?b=1#c', 'http://example.com', 'HTTPS://example.com/', ''])(
    'SE-08 may be %j',
    (given) => {
      expect(address.safeParse(given).success).toBe(true);
      expect(webAddress(given)).toBe(given || null);
    },
  );

  it.each([
    'javascript:alert(1)',
    'JavaScript://example.com/%0Aalert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'ftp://example.com',
    'example.com',
  ])('SE-08 is no %j, and one that is stored is no link', (given) => {
    expect(address.safeParse(given).success).toBe(false);
    expect(webAddress(given)).toBeNull();
  });
});
