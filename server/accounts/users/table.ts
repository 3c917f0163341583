import { boolean, index, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { USER_ROLES } from '#domain/access/user.ts';
import { moment } from '../../platform/database/columns.ts';

export const userRole = pgEnum('user_role', USER_ROLES);

/**
 * The users of Firebase Auth, which cannot search or sort, as a copy. Auth remains the source: changes to a user read
 * it, and this copy follows.
 */
export const portalUsers = pgTable(
  'portal_users',
  {
    uid: text('uid').primaryKey(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    role: userRole('role').notNull(),
    mayRecordPayments: boolean('may_record_payments').notNull().default(false),
    disabled: boolean('disabled').notNull(),
    emailVerified: boolean('email_verified').notNull(),
    createdAt: moment('created_at').notNull(),
    lastSignInAt: moment('last_sign_in_at'),
    /** When the user was last read from Auth. Users that Auth no longer has keep an older time. */
    syncedAt: moment('synced_at').notNull(),
  },
  (t) => [
    index('portal_users_email').on(t.email, t.uid),
    index('portal_users_created').on(t.createdAt, t.uid),
    index('portal_users_last_sign_in').on(t.lastSignInAt.nullsFirst(), t.uid),
    index('portal_users_synced').on(t.syncedAt).concurrently(),
    index('portal_users_role').on(t.role, t.email, t.uid),
    index('portal_users_search').using(
      'gin',
      t.email.op('gin_trgm_ops'),
      t.name.op('gin_trgm_ops'),
    ),
  ],
);
