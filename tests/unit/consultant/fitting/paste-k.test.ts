import { describe, expect, it } from 'vitest';
import { readBothK, type WrittenK } from '#src/consultant/fitting/eye/paste-k.ts';

const CASES: [text: string, read: [string, string, number | null, WrittenK['unit']]][] = [
  ['43.50/44.75 @ 90', ['43.50', '44.75', 180, 'D']],
  ['43.50 @ 175 / 44.75 @ 85', ['43.50', '44.75', 175, 'D']],
  ['43,50 / 44,75 x 20', ['43,50', '44,75', 110, 'D']],
  ['44.75@90 43.50', ['43.50', '44.75', 180, 'D']],
  ['K: 43.5/44.75', ['43.5', '44.75', null, 'D']],
  ['7.80/7.65', ['7.80', '7.65', null, 'mm']],
  ['7.65 @ 90 / 7.80 @ 180', ['7.80', '7.65', 180, 'mm']],
  ['7.80 mm / 7.65 mm @ 0', ['7.80', '7.65', 90, 'mm']],
];

describe('both K in one text', () => {
  it.each(CASES)('VC-04 %s', (text, [flatK, steepK, flatMeridian, unit]) => {
    expect(readBothK(text)).toEqual({ flatK, steepK, flatMeridian, unit });
  });

  it.each(['', '43.50', '43.50/7.8', 'Jane 43.50/44.75', '43.50/44.75/45', '-3.00 -1.25 x 180'])(
    'VC-04 is not read from %s',
    (text) => {
      expect(readBothK(text)).toBeNull();
    },
  );
});
