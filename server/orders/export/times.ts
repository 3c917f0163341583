/** `2026-01-15 09:30 UTC`: the same to every reader, wherever it is printed. */
export function utcMinute(time: Date | string): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** `2026-01-15`. */
export function utcDay(time: Date | string): string {
  return new Date(time).toISOString().slice(0, 10);
}
