import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { deviceName } from '#domain/basics/device.ts';
import type { Handle } from '../../platform/database/database.ts';
import { notifyOfEvents } from '../../platform/mail/notify-of-events.ts';
import { userSessions } from './table.ts';

/** Milliseconds that "last seen" may be behind: 5 minutes. */
const SEEN_AGAIN = 5 * 60 * 1000;

/** What a client says about itself. None of it is proven: it only describes a session, and never hides one. */
export interface Browser {
  /** Null when the client sends no valid id. */
  deviceId: string | null;
  userAgent: string;
}

/** Returns what the client that sent these headers says about itself. */
export function browserOf(headers: Record<string, string | string[] | undefined>): Browser {
  const { data: deviceId = null } = z.uuid().safeParse(headers['x-device-id']);
  return { deviceId, userAgent: String(headers['user-agent'] ?? '') };
}

interface SeenSession {
  uid: string;
  authTime: number;
  browser: Browser;
  now: Date;
}

/** SE-14: records that the session was seen. Its browser remains the one in which it was seen first. */
export async function rememberSession(db: Handle, session: SeenSession): Promise<void> {
  const [known] = await db
    .select({ id: userSessions.id, lastSeenAt: userSessions.lastSeenAt })
    .from(userSessions)
    .where(and(eq(userSessions.uid, session.uid), eq(userSessions.authTime, session.authTime)));
  if (!known) return addSession(db, session);
  if (known.lastSeenAt.getTime() >= session.now.getTime() - SEEN_AGAIN) return;
  await db
    .update(userSessions)
    .set({ lastSeenAt: session.now })
    .where(eq(userSessions.id, known.id));
}

/** Adds the session, and notifies its user when it is in a browser that was never seen for them (EM-04). */
async function addSession(db: Handle, session: SeenSession): Promise<void> {
  const { uid, authTime, browser, now } = session;
  // Without an id, the session is a browser of its own.
  const deviceId = browser.deviceId ?? randomUUID();
  await db.transaction(async (tx) => {
    const devices = await tx
      .selectDistinct({ deviceId: userSessions.deviceId })
      .from(userSessions)
      .where(eq(userSessions.uid, uid));
    const [added] = await tx
      .insert(userSessions)
      .values({
        id: randomUUID(),
        uid,
        authTime,
        deviceId,
        device: deviceName(browser.userAgent),
        lastSeenAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: userSessions.id });
    const isFirst = devices.length === 0;
    if (!added || isFirst || devices.some((one) => one.deviceId === deviceId)) return;
    await notifyOfEvents(tx, [{ event: 'newDevice', key: uid, ref: { uid, sessionId: added.id } }]);
  });
}
