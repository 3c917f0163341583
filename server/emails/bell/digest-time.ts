import { momentOf, wallClock } from '#domain/basics/wall-clock.ts';

/** EM-04: the hour of a person's day at which the daily summary is made. */
export const DIGEST_HOUR = 7;

/** When a summary was due last: the moment, and the day that it is of. */
export interface DigestTime {
  at: Date;
  /** Such as `2026-06-12`, in the person's time zone. */
  day: string;
}

const DAY = 24 * 60 * 60_000;

/**
 * Returns the last time it was 7:00 in the time zone. Where a change of clocks skips that hour or repeats it, it is the
 * same moment whenever one asks.
 */
export function lastDigestTime(now: Date, timeZone: string): DigestTime {
  const today = onDayOf(now, timeZone);
  return today.at <= now ? today : onDayOf(new Date(today.at.getTime() - DAY), timeZone);
}

/** Returns 7:00 on the day that it is in the time zone. */
function onDayOf(now: Date, timeZone: string): DigestTime {
  const day = wallClock(now, timeZone).slice(0, 10);
  return { at: momentOf(`${day}T0${DIGEST_HOUR}:00:00`, timeZone), day };
}
