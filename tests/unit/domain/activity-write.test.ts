import { describe, expect, it } from 'vitest';
import { isWritePending, writeDueAt } from '#domain/activity-write.ts';
import { ACTIVITY_WRITE_MIN_INTERVAL } from '#domain/constants.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const SECOND = 1_000;

/** Written at noon, and something was done so many seconds later. */
const done = (seconds: number) => ({
  lastActivity: NOON + seconds * SECOND,
  writtenActivity: NOON,
  pendingSince: NOON + seconds * SECOND,
  lastWrite: NOON,
});

describe('when activity is written', () => {
  it('IN-08 not when there is nothing new', () => {
    expect(isWritePending(done(0))).toBe(false);
    expect(writeDueAt(done(0))).toBeNull();
    expect(writeDueAt(done(1))).toBeNull();
  });

  it('IN-08 one sync interval after the last write', () => {
    expect(writeDueAt(done(5))).toBe(NOON + 60 * SECOND);
  });

  it('IN-08 after a pause once what is done within a second is together', () => {
    expect(writeDueAt(done(600))).toBe(NOON + 601 * SECOND);
  });

  it('IN-08 never sooner than the shortest time between two writes', () => {
    const due = [2, 5, 29, 31, 59, 61].map((seconds) => (writeDueAt(done(seconds)) ?? 0) - NOON);
    expect(Math.min(...due)).toBeGreaterThanOrEqual(ACTIVITY_WRITE_MIN_INTERVAL);
  });

  it('IN-08 activity without a pause does not put it off', () => {
    const facts = { ...done(600), lastActivity: NOON + 640 * SECOND };
    expect(writeDueAt(facts)).toBe(NOON + 601 * SECOND);
  });
});
