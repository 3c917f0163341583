import { sql } from 'drizzle-orm';
import { index, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { INVITATION_STATUSES } from '#domain/access/member.ts';
import type { Locale } from '#domain/basics/locale.ts';
import { moment } from '../../platform/database/columns.ts';
import { customers } from '../customers/table.ts';
import { practiceRole } from '../members/table.ts';

export const invitationStatus = pgEnum('invitation_status', INVITATION_STATUSES);

/** AD-08: who is invited to become a member of an account. */
export const memberInvitations = pgTable(
  'member_invitations',
  {
    id: uuid('id').primaryKey(),
    accountNumber: text('account_number')
      .notNull()
      .references(() => customers.accountNumber),
    /** In lower case. */
    email: text('email').notNull(),
    practiceRole: practiceRole('practice_role').notNull(),
    status: invitationStatus('status').notNull(),
    /** Hashes of the secrets in the links that were sent, the newest last; a secret itself is only in its email. */
    secretHashes: text('secret_hashes').array().notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    invitedBy: text('invited_by').notNull(),
    /** The user who accepted; blank until then. */
    acceptedBy: text('accepted_by').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('member_invitations_one_pending')
      .on(t.accountNumber, t.email)
      .where(sql`${t.status} = 'pending'`),
    index('member_invitations_account').on(t.accountNumber, t.createdAt),
    index('member_invitations_email').on(t.email),
    index('member_invitations_expires').on(t.expiresAt),
  ],
);
