import { describe, expect, it } from 'vitest';
import { lastDigestTime } from '#server/emails/bell/digest-time.ts';

const last = (now: string, timeZone: string) => {
  const { at, day } = lastDigestTime(new Date(now), timeZone);
  return [at.toISOString(), day];
};

describe('EM-04 when the daily summary was due last', () => {
  it.each([
    ['2026-06-12T07:00:00Z', 'UTC', '2026-06-12T07:00:00.000Z', '2026-06-12'],
    ['2026-06-12T06:59:59Z', 'UTC', '2026-06-11T07:00:00.000Z', '2026-06-11'],
    ['2026-06-12T12:59:00Z', 'America/Denver', '2026-06-11T13:00:00.000Z', '2026-06-11'],
    ['2026-06-12T13:00:00Z', 'America/Denver', '2026-06-12T13:00:00.000Z', '2026-06-12'],
    ['2026-01-12T14:00:00Z', 'America/Denver', '2026-01-12T14:00:00.000Z', '2026-01-12'],
    // Further ahead of UTC than any other, and by a quarter of an hour.
    ['2026-06-12T17:30:00Z', 'Pacific/Kiritimati', '2026-06-12T17:00:00.000Z', '2026-06-13'],
    ['2026-06-12T01:20:00Z', 'Asia/Kathmandu', '2026-06-12T01:15:00.000Z', '2026-06-12'],
    // The clocks changed in the night.
    ['2026-03-29T06:00:00Z', 'Europe/Madrid', '2026-03-29T05:00:00.000Z', '2026-03-29'],
    ['2026-03-29T04:00:00Z', 'Europe/Madrid', '2026-03-28T06:00:00.000Z', '2026-03-28'],
    ['2026-10-25T06:30:00Z', 'Europe/Madrid', '2026-10-25T06:00:00.000Z', '2026-10-25'],
  ])('EM-04 at %s in %s it was %s', (now, timeZone, at, day) => {
    expect(last(now, timeZone)).toEqual([at, day]);
  });

  it('EM-04 is one time a day, however often one asks', () => {
    // The weeks in which all three zones change their clocks.
    for (const from of ['2026-03-01T00:00:00Z', '2026-10-01T00:00:00Z']) {
      const hours = Array.from({ length: 40 * 24 }, (_, at) => Date.parse(from) + at * 3_600_000);
      for (const zone of ['Europe/Madrid', 'America/New_York', 'Australia/Lord_Howe']) {
        const times = hours.map((hour) => lastDigestTime(new Date(hour), zone));
        const days = new Map(times.map(({ at, day }) => [day, at.getTime()]));
        for (const { at, day } of times) expect(at.getTime()).toBe(days.get(day));
        expect(days.size).toBeGreaterThanOrEqual(40);
      }
    }
  });
});
