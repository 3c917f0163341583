import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { code128 } from '#server/platform/pdf/code-128.ts';

const SYMBOL = 6;
const STOP = [2, 3, 3, 1, 1, 1, 2];
const ALL = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at)).join('');

/** The symbols of the code, each as its six widths, without the stop. */
function symbolsOf(text: string): string[] {
  const widths = code128(text);
  expect(widths.slice(-STOP.length)).toEqual(STOP);
  const rest = widths.slice(0, -STOP.length);
  return Array.from({ length: rest.length / SYMBOL }, (_, at) =>
    rest.slice(at * SYMBOL, (at + 1) * SYMBOL).join(''),
  );
}

describe('Code 128', () => {
  it('AD-13 is what the standard gives for an order number', () => {
    // start B, L, P, -, 1, 0, 0, 0, 0, 1, check
    expect(symbolsOf('LP-100001')).toEqual([
      '211214',
      '132131',
      '313121',
      '122132',
      '123221',
      '123122',
      '123122',
      '123122',
      '123122',
      '123221',
      expect.stringMatching(/^\d{6}$/),
    ]);
  });

  it('AD-13 has the check symbol that scanners compute', () => {
    // (104 + 1·44 + 2·48 + 3·13 + 4·17 + (5 + 6 + 7 + 8)·16 + 9·17) mod 103 = 920 mod 103 = 96, which is 114311
    expect(symbolsOf('LP-100001').at(-1)).toBe('114311');
  });

  it('AD-13 every symbol is 11 modules wide, has an even width of bars, and is unlike the others', () => {
    const symbols = symbolsOf(ALL).slice(1, -1);
    expect(new Set(symbols).size).toBe(95);
    for (const symbol of symbols) {
      const widths = Array.from(symbol, Number);
      expect(widths.reduce((sum, width) => sum + width, 0)).toBe(11);
      const [first = 0, , third = 0, , fifth = 0] = widths;
      expect((first + third + fifth) % 2).toBe(0);
    }
  });

  it('AD-13 can be read back', () => {
    const letters = new Map(
      symbolsOf(ALL)
        .slice(1, -1)
        .map((symbol, at) => [symbol, ALL[at] ?? '']),
    );
    assert(
      property(string({ minLength: 1 }), (text) => {
        const read = symbolsOf(text)
          .slice(1, -1)
          .map((symbol) => letters.get(symbol));
        expect(read.join('')).toBe(text);
      }),
    );
  });

  it.each(['é', '\n', '🙂'])('AD-13 refuses %j, which this code set does not have', (text) => {
    expect(() => code128(text)).toThrow('printable ASCII');
  });
});
