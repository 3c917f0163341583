import { describe, expect, it } from 'vitest';
import { ACTIVITY_WRITE_MIN_INTERVAL } from '#domain/basics/constants.ts';
import { isWritePending, writeDueAt } from '#providers/activity/activity-write.ts';
import {
  announcedAt,
  countdown,
  countsAsActivity,
  idleStatusAt,
  idleStatusOf,
  nextLook,
  secondsLeft,
} from '#providers/activity/idle.ts';

const MINUTE = 60_000;
const SECOND = 1_000;
const START = Date.UTC(2026, 10, 20, 9);

const after = (minutes: number, seconds: number) => START + minutes * MINUTE + seconds * SECOND;

describe('the status of a session', () => {
  it.each([
    [54, 59_000, { kind: 'active' }],
    [55, 0, { kind: 'warning', remaining: 300_000 }],
    [59, 59_999, { kind: 'warning', remaining: 1 }],
    [60, 0, { kind: 'expired' }],
  ])('IN-01 IN-02 after %i minutes and %i ms is %j', (minutes, more, status) => {
    expect(idleStatusAt(after(minutes, 0) + more, START)).toEqual(status);
  });

  it('IN-10 is over when nothing is known of any activity', () => {
    expect(idleStatusOf(START, null)).toEqual({ kind: 'expired' });
  });

  it('takes an activity that lies ahead for one of now', () => {
    expect(idleStatusAt(START, START + 10 * MINUTE)).toEqual({ kind: 'active' });
  });
});

describe('when to look again', () => {
  it.each([
    ['waits for the warning', after(54, 55), 5 * SECOND],
    ['but not longer than the timeout', after(10, 0), 10 * SECOND],
    ['and for each second of the countdown', after(55, 0) + 250, 750],
    ['a whole one after it changed', after(56, 0), SECOND],
  ])('IN-02 %s', (_what, now, milliseconds) => {
    expect(nextLook(now, START, 10 * SECOND)).toBe(milliseconds);
  });
});

describe('what counts as activity', () => {
  const page = { onAuthRoute: false, warningHidden: false };
  const counts = (now: number, over = {}) =>
    countsAsActivity({ now, lastActivity: START, ...page, ...over });

  it('IN-07 more than a second after the last', () => {
    expect(counts(START + SECOND)).toBe(false);
    expect(counts(START + SECOND + 1)).toBe(true);
  });

  it('IN-07 nothing on auth routes', () => {
    expect(counts(after(10, 0), { onAuthRoute: true })).toBe(false);
  });

  it('IN-07 nothing while the warning shows', () => {
    expect(counts(after(55, 0))).toBe(false);
    expect(counts(after(54, 59))).toBe(true);
  });

  it('IN-11 but where it shows no warning', () => {
    expect(counts(after(57, 0), { warningHidden: true })).toBe(true);
  });

  it('IN-05 nothing once the time is up', () => {
    expect(counts(after(60, 0))).toBe(false);
    expect(counts(after(60, 0), { warningHidden: true })).toBe(false);
  });
});

describe('the countdown', () => {
  it.each([
    [300_000, '05:00'],
    [299_999, '05:00'],
    [299_000, '04:59'],
    [61_000, '01:01'],
    [1, '00:01'],
    [0, '00:00'],
  ])('IN-03 shows %i ms as %s', (remaining, shown) => {
    expect(countdown(secondsLeft(remaining))).toBe(shown);
  });

  it('IN-03 is announced at 5, 2 and 1 minutes and 30 seconds only', () => {
    const announced: (number | null)[] = [];
    let before: number | null = null;
    for (let seconds = 300; seconds >= 0; seconds -= 1) {
      announced.push(announcedAt(before, seconds));
      before = seconds;
    }
    expect(announced.filter((mark) => mark !== null)).toEqual([300, 120, 60, 30]);
  });

  it('IN-10 nothing is announced when it begins in between', () => {
    expect(announcedAt(null, 180)).toBeNull();
  });

  it('a tab that was held up announces the last that it missed', () => {
    expect(announcedAt(130, 55)).toBe(60);
    expect(announcedAt(55, 54)).toBeNull();
  });
});

const NOON = Date.UTC(2026, 10, 20, 12);

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
