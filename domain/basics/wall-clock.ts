const MINUTE = 60_000;

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

/** Returns what the clocks of the time zone (IANA) show, as `2026-06-12T07:00:00`. */
export function wallClock(at: Date, timeZone: string): string {
  const parts = clockOf(timeZone).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const date = `${part('year')}-${part('month')}-${part('day')}`;
  return `${date}T${part('hour')}:${part('minute')}:${part('second')}`;
}

/**
 * Returns the moment at which the clocks of the time zone (IANA) show `wall`, such as `2026-06-12T07:00:00`. Where a
 * change of clocks skips or repeats that time, it is a moment within an hour of it, and always the same.
 */
export function momentOf(wall: string, timeZone: string): Date {
  const wanted = Date.parse(`${wall}Z`);
  // The difference to UTC may be another one then, so it is read where the first guess lies.
  const guess = wanted - offset(new Date(wanted), timeZone);
  return new Date(wanted - offset(new Date(guess), timeZone));
}

/** Returns by how much the clocks of the zone are ahead of UTC, in milliseconds. */
function offset(at: Date, timeZone: string): number {
  const whole = Math.floor(at.getTime() / MINUTE) * MINUTE;
  return Date.parse(`${wallClock(new Date(whole), timeZone)}Z`) - whole;
}
