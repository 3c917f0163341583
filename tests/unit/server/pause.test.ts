import { pauseAfter, secondsUntil } from '#server/platform/tries/pause.ts';
import { describe, expect, it } from 'vitest';

/** At these seconds after ten o'clock. */
const at = (...seconds: number[]) =>
  seconds.map((second) => new Date(Date.UTC(2026, 10, 20, 10, 0, second)));
const LIMIT = { most: 3, within: 60_000 };

function pauseEnd(...seconds: number[]): string | null {
  const end = pauseAfter(at(...seconds), LIMIT);
  return end === 0 ? null : new Date(end).toISOString().slice(11, 19);
}

describe('three tries within a minute', () => {
  it('RT-04 are followed by a minute from the last one', () => {
    expect(pauseEnd(50, 40, 0)).toBe('10:01:50');
    expect(pauseEnd(59, 40, 0)).toBe('10:01:59');
    // Of more than three the newest count.
    expect(pauseEnd(65, 64, 10, 0)).toBe('10:02:05');
  });

  it('RT-04 are none when they are fewer, or a minute apart', () => {
    expect([pauseEnd(), pauseEnd(2), pauseEnd(2, 1)]).toEqual([null, null, null]);
    expect(pauseEnd(60, 40, 0)).toBeNull();
  });
});

it('RT-04 says whole seconds to wait, never too few', () => {
  const [start = new Date(), end = new Date()] = at(10, 12);
  expect(secondsUntil(end, start)).toBe(2);
  expect(secondsUntil(new Date(end.getTime() + 1), start)).toBe(3);
});
