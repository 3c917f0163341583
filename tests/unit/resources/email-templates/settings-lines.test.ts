import { describe, expect, it } from 'vitest';
import { filledLines, linesOf, wrongLineOf } from '#resources/email-settings/lines.ts';

describe('a list that is entered one a line', () => {
  it('AD-04 keeps the blank line that is being typed, and sends none', () => {
    expect(linesOf('')).toEqual([]);
    expect(linesOf('a\n')).toEqual(['a', '']);
    expect(filledLines([' a ', '', 'b'])).toEqual(['a', 'b']);
  });

  it('AD-04 names the line that was refused', () => {
    const errors: unknown[] = [];
    errors[1] = { message: 'wrong' };
    expect(wrongLineOf(errors, ['www.ups.com', 'https://x'])).toEqual({
      line: 2,
      value: 'https://x',
    });
    expect(wrongLineOf({ message: 'too many' }, ['a'])).toEqual({ line: 1, value: 'a' });
    expect(wrongLineOf(undefined, ['a'])).toBeNull();
  });
});
