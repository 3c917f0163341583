/** EN-03: the collection of the activity records, by uid. This file loads no schemas: the sign-in needs it. */
export const ACTIVITY = 'userActivity';

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

/** The user's activity record as this browser received it, with times by the clock of this machine. */
export interface SeenRecord {
  /** The last activity in the record, milliseconds since 1970; 0 without a record. */
  lastActivity: number;
  /** When this browser wrote it; null when another device did. */
  writtenHereAt: number | null;
  /** The session in the record, when this browser wrote it; its start time is by the server's clock. */
  session: { id: string; startTime: number } | null;
}

const fieldsOf = (value: unknown): Partial<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const numberOr = (value: unknown, otherwise: number) =>
  typeof value === 'number' ? value : otherwise;

/** Reads a record from any device; null is no record. `ahead`: how far this clock is ahead of the server's, in ms. */
export function seenRecord(record: unknown, deviceId: string, ahead: number): SeenRecord {
  const fields = fieldsOf(record);
  const recorded = momentOfActivity(record);
  const lastActivity = recorded === null ? 0 : recorded + ahead;
  if (fields['deviceId'] !== deviceId) return { lastActivity, writtenHereAt: null, session: null };
  const startTime = numberOr(fieldsOf(fields['session'])['startTime'], recorded ?? 0);
  const id = fields['sessionId'];
  return {
    lastActivity,
    writtenHereAt: numberOr(fields['lastSync'], 0) + ahead,
    session: typeof id === 'string' ? { id, startTime } : null,
  };
}
