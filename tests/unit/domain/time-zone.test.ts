import { describe, expect, it } from 'vitest';
import { isZoneName } from '#domain/basics/time-zone.ts';

describe('the name of a time zone', () => {
  it.each([
    ['America/Chicago', true],
    ['Pacific/Auckland', true],
    ['UTC', true],
    ['+01:00', false],
    ['-0500', false],
    ['America/Nowhere', false],
    ['', false],
  ])('PY-07 %s: %s', (name, isOne) => {
    expect(isZoneName(name)).toBe(isOne);
  });
});
