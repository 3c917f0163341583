/** EM-04: the hour of a person's day at which the daily summary is made. */
export const DIGEST_HOUR = 7;

/** When a summary was due last: the moment, and the day that it is of. */
export interface DigestTime {
  at: Date;
  /** Such as `2026-06-12`, in the person's time zone. */
  day: string;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

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
  const wanted = Date.parse(`${day}T0${DIGEST_HOUR}:00:00Z`);
  // The difference to UTC may be another one at 7:00 than now, so it is read where the first guess lies.
  const guess = wanted - offset(now, timeZone);
  return { at: new Date(wanted - offset(new Date(guess), timeZone)), day };
}

/** Returns by how much the clocks of the zone are ahead of UTC, in milliseconds. */
function offset(at: Date, timeZone: string): number {
  const whole = Math.floor(at.getTime() / MINUTE) * MINUTE;
  return Date.parse(`${wallClock(new Date(whole), timeZone)}Z`) - whole;
}

const CLOCK = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Keeps each, because creating one takes much longer than using it. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en', { ...CLOCK, timeZone });
  clocks.set(timeZone, clock);
  return clock;
}

/** Returns what the clocks of the zone show, as `2026-06-12T07:00:00`. */
function wallClock(at: Date, timeZone: string): string {
  const parts = clockOf(timeZone).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const date = `${part('year')}-${part('month')}-${part('day')}`;
  return `${date}T${part('hour')}:${part('minute')}:${part('second')}`;
}
