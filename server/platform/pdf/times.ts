/** Formats `2026-01-15 03:30 CST` in that zone, with its name so that no reader takes it for their own. */
export function minuteIn(timeZone: string, time: Date | string): string {
  const format = new Intl.DateTimeFormat('en-US', { ...MINUTE, timeZone });
  const parts = new Map(
    format.formatToParts(new Date(time)).map(({ type, value }) => [type, value]),
  );
  const of = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? '';
  const day = [of('year'), of('month'), of('day')].join('-');
  return `${day} ${of('hour')}:${of('minute')} ${of('timeZoneName')}`;
}

const MINUTE: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
};

/** Formats `2026-01-15`: a promised day is the same in every time zone. */
export function utcDay(time: Date | string): string {
  return new Date(time).toISOString().slice(0, 10);
}
