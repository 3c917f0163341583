import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import { recordAudit, type Actor } from '../../platform/audit/record-audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { publishChange } from '../../platform/events/publish-change.ts';
import { userSessions } from './table.ts';

interface Ended {
  actor: Actor;
  /** The user of the sessions. */
  uid: string;
  action: 'session.end' | 'session.endOthers' | 'session.endAll';
  now: Date;
  /** Only these sessions. Nothing is recorded when all of them had ended before. */
  only?: number[];
  /** All sessions except these; all without `only` and `but`. */
  but?: number[];
}

/** Removes ended sessions from the list of devices and records it. Returns their number. */
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
      await publishChange(tx, { resource: 'users', id: uid, actor: actor.name });
    }
    return devices.length;
  });
}
