import { deviceName } from '#domain/device.ts';
import { lt } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Handle } from '#server/platform/database/database.ts';
import { userSessions } from './table.ts';

/** Milliseconds that "last seen" may be behind: 5 minutes. */
const SEEN_AGAIN = 5 * 60 * 1000;

/** A browser, as it identifies itself. */
export interface Browser {
  deviceId: string;
  userAgent: string;
}

/** Returns the browser that sent these headers; null when it does not identify itself. */
export function browserOf(headers: Record<string, string | string[] | undefined>): Browser | null {
  const named = z.uuid().safeParse(headers['x-device-id']);
  if (!named.success) return null;
  return { deviceId: named.data, userAgent: String(headers['user-agent'] ?? '') };
}

/** Records that the session was seen. Its browser remains the one in which it was seen first. */
export async function rememberSession(
  db: Handle,
  session: { uid: string; authTime: number; browser: Browser; now: Date },
): Promise<void> {
  const { uid, authTime, browser, now } = session;
  await db
    .insert(userSessions)
    .values({
      id: randomUUID(),
      uid,
      authTime,
      deviceId: browser.deviceId,
      device: deviceName(browser.userAgent),
      lastSeenAt: now,
    })
    .onConflictDoUpdate({
      target: [userSessions.uid, userSessions.authTime],
      set: { lastSeenAt: now },
      setWhere: lt(userSessions.lastSeenAt, new Date(now.getTime() - SEEN_AGAIN)),
    });
}
