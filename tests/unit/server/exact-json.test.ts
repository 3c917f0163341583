import { describe, expect, it } from 'vitest';
import { parseExactJson } from '#server/platform/http/exact-json.ts';

describe('JSON of others', () => {
  it.each([
    [
      '{"id":9007199254740993,"n":-9007199254740993}',
      { id: '9007199254740993', n: '-9007199254740993' },
    ],
    ['[9007199254740991,-1,0]', [9_007_199_254_740_991, -1, 0]],
    [
      '{"a":"x 9007199254740993 \\" 9007199254740993"}',
      { a: 'x 9007199254740993 " 9007199254740993' },
    ],
    [
      '[0.12345678901234567890,1e-30,12345678901234567890.5]',
      [0.123_456_789_012_345_68, 1e-30, 12_345_678_901_234_567_000],
    ],
  ])('SE-15 keeps every digit of an id, and changes nothing else: %s', (json, parsed) => {
    expect(parseExactJson(json)).toEqual(parsed);
  });

  it('SE-08 refuses what is no JSON', () => {
    for (const json of ['{', '', '09007199254740993 1', '"\\']) {
      expect(() => parseExactJson(json)).toThrow(SyntaxError);
    }
  });
});
