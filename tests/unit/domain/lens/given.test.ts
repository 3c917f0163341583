import { describe, expect, it } from 'vitest';
import { givenValues, isGiven, isNonZero, reportable, valueOf } from '#domain/lens/model/given.ts';
import type { Prescription } from '#domain/lens/model/lens.ts';

describe('given values', () => {
  it.each([undefined, null, ''])('%j is an empty field', (value) => {
    expect(isGiven(value)).toBe(false);
    expect(isNonZero(value)).toBe(false);
  });

  it.each([-1, 'x', ' ', NaN, false])('%j is given, and not 0', (value) => {
    expect(isGiven(value)).toBe(true);
    expect(isNonZero(value)).toBe(true);
  });

  it.each([0, -0])('%d is given, and 0', (value) => {
    expect(isGiven(value)).toBe(true);
    expect(isNonZero(value)).toBe(false);
  });

  it('reads own values only', () => {
    expect(valueOf({ sphere: -1 }, 'sphere')).toBe(-1);
    expect(valueOf({}, 'constructor')).toBeUndefined();
  });

  it.each([
    ['x', 'x'],
    [-2.5, -2.5],
    [NaN, null],
    [-Infinity, null],
    [{}, null],
    [true, null],
  ])('%j is reported as %j', (value, reported) => {
    expect(reportable(value)).toBe(reported);
  });

  it('stores no empty fields', () => {
    const typed = { sphere: 0, cylinder: '', axis: null } as unknown;
    expect(givenValues(typed as Prescription)).toEqual({ sphere: 0 });
  });
});
