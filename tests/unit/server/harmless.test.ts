import { describe, expect, it } from 'vitest';
import { harmless } from '#server/platform/csv/harmless.ts';

/** Where a cell begins: at its start, and after what separates cells in some spreadsheet. */
const BEGINNINGS = ['', 'a;', 'a\t', 'a\r', 'a\n', 'a\r\n', 'a;  ', 'a\r  '];
const FORMULAS = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];

describe('what a spreadsheet would run', () => {
  it.each(BEGINNINGS)('SE-05 is made text after %j', (beginning) => {
    for (const sign of FORMULAS) {
      expect(harmless(`${beginning}${sign}1+1`)).toBe(`${beginning}'${sign}1+1`);
    }
  });

  it('SE-05 is made text at each place where a cell begins', () => {
    expect(harmless('=A1;=B1\r=C1')).toBe("'=A1;'=B1\r'=C1");
  });

  it.each(['a=1', 'a + b', 'LP-100', '−2.75', 'a\rb', 'a b', ''])('leaves %j as it is', (text) => {
    expect(harmless(text)).toBe(text);
  });
});
