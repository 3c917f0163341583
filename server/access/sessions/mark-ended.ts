import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import { recordAudit, type Actor } from '#server/platform/audit/record-audit.ts';
import type { Database } from '#server/platform/database/database.ts';
import { userSessions } from './table.ts';

interface Ended {
  actor: Actor;
  /** Whose sessions they are. */
  uid: string;
  action: 'session.end' | 'session.endOthers' | 'session.endAll';
  now: Date;
  /** Only these, and nothing is recorded when all of them had ended before. */
  only?: number[];
  /** All but these; all without either. */
  but?: number[];
}

/** Takes what has just ended off the lists of devices, and records it. Answers how many there were. */
export async function markEnded({ db }: Database, ended: Ended): Promise<number> {
  const { actor, uid, action, now, only, but } = ended;
  return db.transaction(async (tx) => {
    const rows = await tx
      .update(userSessions)
      .set({ endedAt: now })
      .where(
        and(
          eq(userSessions.uid, uid),
          isNull(userSessions.endedAt),
          only && inArray(userSessions.authTime, only),
          but && notInArray(userSessions.authTime, but),
        ),
      )
      .returning({ device: userSessions.device });
    const devices = rows.map(({ device }) => device).toSorted();
    if (devices.length > 0 || !only) {
      await recordAudit(tx, {
        actor,
        action,
        resource: 'users',
        resourceId: uid,
        accountNumber: null,
        details: { devices },
      });
    }
    return devices.length;
  });
}
