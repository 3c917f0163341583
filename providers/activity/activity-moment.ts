function ofTimestamp(value: unknown): number | null {
  if (typeof value !== 'object' || value === null || !('toMillis' in value)) return null;
  const { toMillis } = value;
  const moment: unknown = typeof toMillis === 'function' ? toMillis.call(value) : null;
  return typeof moment === 'number' ? moment : null;
}

/** EN-03: returns the `lastActivity` of a record, milliseconds since 1970; null when it has none. */
export function momentOfActivity(record: unknown): number | null {
  if (typeof record !== 'object' || record === null || !('lastActivity' in record)) return null;
  const { lastActivity } = record;
  return typeof lastActivity === 'number' ? lastActivity : ofTimestamp(lastActivity);
}
