import { bigint, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

/** The sessions in which users are or were lately signed in; one row for each sign-in that was seen. */
export const userSessions = pgTable(
  'user_sessions',
  {
    id: uuid('id').primaryKey(),
    uid: text('uid').notNull(),
    /** Seconds since 1970 as in the token. With the uid it identifies the session. */
    authTime: bigint('auth_time', { mode: 'number' }).notNull(),
    /** What the browser calls itself, or an id of ours: says whether it was seen before, and proves nothing. */
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
