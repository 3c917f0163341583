import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { getAuth } from 'firebase-admin/auth';
import { sessionCounts } from '#domain/access/session.ts';
import type { DeviceSession } from '#domain/access/user.ts';
import type { Handle } from '../../platform/database/database.ts';
import { askFirebase } from '../../platform/firebase/ask-firebase.ts';
import { sessionEndsOf } from './end-sessions.ts';
import { userSessions } from './table.ts';

const SECOND = 1000;
/** How long Firebase's tokens last, in milliseconds. */
const TOKEN_LIFE = 60 * 60 * SECOND;

type SessionRow = typeof userSessions.$inferSelect;

interface Asked {
  uid: string;
  /** The session of the request, when it belongs to the user. */
  current?: number;
  now: Date;
  /** Maximum length of a session, in milliseconds; null: there is none. */
  longest: number | null;
}

/**
 * SE-14: returns the sessions of the user that count, the last seen first. Each stands alone: two that name the same
 * browser need not be of one. Reads Auth and Firestore: not for a transaction.
 */
export async function findDevices(db: Handle, asked: Asked): Promise<DeviceSession[]> {
  const { uid, current, now } = asked;
  const [ends, renewedFrom, rows] = await Promise.all([
    sessionEndsOf(uid),
    renewedFromAt(uid),
    findSessions(db, asked),
  ]);
  return rows
    .filter(({ authTime }) => sessionCounts(ends, authTime))
    .map((row) => toDevice(row, { current, renewedFrom }))
    .filter(({ endsAt }) => endsAt === null || Date.parse(endsAt) > now.getTime());
}

/** Returns when the sessions began whose tokens Firebase still renews, at the earliest; in milliseconds. */
async function renewedFromAt(uid: string): Promise<number> {
  const { users } = await askFirebase(() => getAuth().getUsers([{ uid }]));
  return Date.parse(users[0]?.tokensValidAfterTime ?? '') || 0;
}

function findSessions(db: Handle, { uid, now, longest }: Asked): Promise<SessionRow[]> {
  const began = longest === null ? 0 : Math.floor((now.getTime() - longest) / SECOND);
  return db
    .select()
    .from(userSessions)
    .where(
      and(
        eq(userSessions.uid, uid),
        isNull(userSessions.endedAt),
        gt(userSessions.authTime, began),
      ),
    )
    .orderBy(desc(userSessions.lastSeenAt), desc(userSessions.authTime));
}

/** A session that continues after a change of the password ends with its last token. */
function toDevice(
  { id, device, authTime, lastSeenAt }: SessionRow,
  { current, renewedFrom }: { current: number | undefined; renewedFrom: number },
): DeviceSession {
  const isRenewed = authTime * SECOND >= renewedFrom;
  return {
    id,
    device,
    signedInAt: new Date(authTime * SECOND).toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    endsAt: isRenewed ? null : new Date(renewedFrom + TOKEN_LIFE).toISOString(),
    isCurrent: authTime === current,
  };
}
