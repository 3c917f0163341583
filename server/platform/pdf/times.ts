/** Formats `2026-01-15`: a promised day is the same in every time zone. */
export function utcDay(time: Date | string): string {
  return new Date(time).toISOString().slice(0, 10);
}
