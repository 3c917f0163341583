import { momentOfActivity } from './activity-moment.ts';

/** What this browser knows of the user's activity record, in the time of its own clock. */
export interface SeenRecord {
  /** The last activity that it tells of, milliseconds since 1970; 0 without a record. */
  lastActivity: number;
  /** When this browser wrote it; null when another device did. */
  writtenHereAt: number | null;
  /** The session that it names, where this browser wrote it; its time is the server's. */
  session: { id: string; startTime: number } | null;
}

const fieldsOf = (value: unknown): Partial<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const numberOr = (value: unknown, otherwise: number) =>
  typeof value === 'number' ? value : otherwise;

/** Reads a record, whoever wrote it; null is none. This clock is `ahead` of the server's, milliseconds. */
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
