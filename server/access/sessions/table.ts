import { bigint, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#server/platform/database/columns.ts';

/** Which browsers a user is, or lately was, signed in with: a row for each sign-in that was seen. */
export const userSessions = pgTable(
  'user_sessions',
  {
    id: uuid('id').primaryKey(),
    uid: text('uid').notNull(),
    /** Seconds since 1970 as the token has it: with the uid it names the session. */
    authTime: bigint('auth_time', { mode: 'number' }).notNull(),
    /** What the browser calls itself; the same after a password was asked for once more. */
    deviceId: text('device_id').notNull(),
    device: text('device').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (t) => [
    unique('user_sessions_sign_in').on(t.uid, t.authTime),
    index('user_sessions_seen').on(t.uid, t.lastSeenAt),
    index('user_sessions_old').on(t.lastSeenAt),
  ],
);
