import { sessionCounts } from '#domain/schemas/session.ts';
import type { DeviceSession } from '#domain/schemas/user.ts';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Handle } from '#server/platform/database/database.ts';
import { sessionEndsOf } from './end-sessions.ts';
import { userSessions } from './table.ts';

const SECOND = 1000;

type SessionRow = typeof userSessions.$inferSelect;

interface Asked {
  uid: string;
  /** The session of the request, when it belongs to the user. */
  current?: number;
  now: Date;
  /** Maximum length of a session, in milliseconds. */
  longest: number;
}

/** Returns the browsers in which the user is signed in, the last seen first. Reads Firestore: not for a transaction. */
export async function findDevices(db: Handle, asked: Asked): Promise<DeviceSession[]> {
  const { current } = asked;
  const rows = await findLiveSessions(db, asked);
  return rows
    .filter((row) => isNewestOfDevice(row, rows))
    .map((row) => toDevice(row, rowsOfDevice(row, rows), current));
}

/** Returns the valid sessions of the user that were seen, the last seen first. */
export async function findLiveSessions(db: Handle, asked: Asked): Promise<SessionRow[]> {
  const { uid, now, longest } = asked;
  const began = Math.floor((now.getTime() - longest) / SECOND);
  const [ends, rows] = await Promise.all([
    sessionEndsOf(uid),
    db
      .select()
      .from(userSessions)
      .where(
        and(
          eq(userSessions.uid, uid),
          isNull(userSessions.endedAt),
          gt(userSessions.authTime, began),
        ),
      )
      .orderBy(desc(userSessions.lastSeenAt), desc(userSessions.authTime)),
  ]);
  return rows.filter(({ authTime }) => sessionCounts(ends, authTime));
}

function rowsOfDevice({ deviceId }: SessionRow, rows: SessionRow[]): SessionRow[] {
  return rows.filter((row) => row.deviceId === deviceId);
}

function isNewestOfDevice(row: SessionRow, rows: SessionRow[]): boolean {
  return rowsOfDevice(row, rows).every(({ authTime }) => authTime <= row.authTime);
}

/** A browser that asked for the password again has several sessions: returns it as the newest one. */
function toDevice(newest: SessionRow, all: SessionRow[], current?: number): DeviceSession {
  const seen = Math.max(...all.map(({ lastSeenAt }) => lastSeenAt.getTime()));
  return {
    id: newest.id,
    device: newest.device,
    signedInAt: new Date(newest.authTime * SECOND).toISOString(),
    lastSeenAt: new Date(seen).toISOString(),
    isCurrent: all.some(({ authTime }) => authTime === current),
  };
}
