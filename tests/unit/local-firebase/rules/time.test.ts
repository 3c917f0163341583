import { describe, expect, it } from 'vitest';
import { buildCheck, verdict } from './verdict.ts';

/** A Friday. */
const AT = buildCheck({ time: '2026-01-02T03:04:05.678901Z' });

const TRUE = [
  'request.time.year() == 2026 && request.time.month() == 1 && request.time.day() == 2',
  'request.time.hours() == 3 && request.time.minutes() == 4 && request.time.seconds() == 5',
  'request.time.nanos() == 678901000',
  'request.time.dayOfWeek() == 5 && request.time.dayOfYear() == 2',
  'timestamp.date(2026, 1, 4).dayOfWeek() == 7',
  'timestamp.date(2024, 12, 31).dayOfYear() == 366',
  'request.time.date() == timestamp.date(2026, 1, 2)',
  'request.time.time() == duration.time(3, 4, 5, 678901000)',
  'request.time.toMillis() == 1767323045678',
  'timestamp.value(1767323045678).nanos() == 678000000',
  'timestamp.value(-1).year() == 1969 && timestamp.value(-1).nanos() == 999000000',
  "request.time + duration.value(1, 'd') > request.time",
  "request.time - duration.value(2, 'd') < timestamp.date(2026, 1, 1)",
  "timestamp.date(2026, 1, 2) - timestamp.date(2026, 1, 1) == duration.value(24, 'h')",
  "duration.value(1, 'w') == duration.value(7, 'd')",
  "duration.value(1, 'm') == duration.value(60, 's')",
  "duration.value(1, 's') == duration.value(1000, 'ms')",
  "duration.value(1, 'ms') == duration.value(1000000, 'ns')",
  "duration.value(90, 's').seconds() == 90 && duration.time(0, 0, 1, 5).nanos() == 5",
  "duration.abs(duration.value(-3, 's')) == duration.value(3, 's')",
  "duration.value(1, 'h') + duration.value(1, 'm') == duration.value(61, 'm')",
  "duration.value(1, 'h') - duration.value(1, 'm') == duration.value(59, 'm')",
  "duration.value(1, 'm') + timestamp.date(2026, 1, 1) == timestamp.value(1767225660000)",
  'request.time != 1767323045678',
];

const ERRORS = [
  "duration.value(1, 'y') == duration.value(365, 'd')",
  "duration.value(1.5, 's') > duration.value(1, 's')",
  'timestamp.date(2026, 2, 30) < request.time',
  'request.time + 1 > request.time',
  'request.time + request.time > request.time',
  'request.time < 5',
  "duration.value(1, 's') - request.time == request.time",
];

describe('timestamps and durations', () => {
  it.each(TRUE)('%s', (condition) => expect(verdict(condition, AT)).toBe('true'));
  it.each(ERRORS)('cannot be decided: %s', (condition) =>
    expect(verdict(condition, AT)).toBe('error'),
  );

  it('keeps microseconds and honours an offset', () => {
    const check = buildCheck({ time: '2026-01-01T01:00:00.000001+02:00' });
    expect(verdict('request.time.year() == 2025 && request.time.nanos() == 1000', check)).toBe(
      'true',
    );
  });
});
