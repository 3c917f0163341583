import { randomUUID } from 'node:crypto';
import { and, eq, gt, lte, sql, type SQL } from 'drizzle-orm';
import type { PracticeRole } from '#domain/access/permissions.ts';
import type { Locale } from '#domain/basics/locale.ts';
import { recordAudits, type Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { INVITATION_LIFE } from './invitation-life.ts';
import type { InvitationRow } from './invitation-rows.ts';
import { RESEND_AFTER } from './invite-member.ts';
import { notifyOfInvitations } from './notify-of-invitations.ts';
import { memberInvitations } from './table.ts';

export interface Invitee {
  accountNumber: string;
  /** In lower case. */
  email: string;
  practiceRole: PracticeRole;
}

interface InvitingMany {
  actor: Actor;
  invitees: readonly Invitee[];
  locale: Locale;
  /** Whether they get an email now; otherwise the invitation waits until they sign in, or it is sent again. */
  sendEmails: boolean;
  now: Date;
}

/** Returns the open invitations of these accounts to these addresses. */
export async function openInvitations(
  db: Handle,
  invitees: readonly Pick<Invitee, 'accountNumber' | 'email'>[],
  now: Date,
): Promise<Invitee[]> {
  if (invitees.length === 0) return [];
  return db
    .select({
      accountNumber: memberInvitations.accountNumber,
      email: memberInvitations.email,
      practiceRole: memberInvitations.practiceRole,
    })
    .from(memberInvitations)
    .where(
      and(
        isOneOf(invitees),
        eq(memberInvitations.status, 'pending'),
        gt(memberInvitations.expiresAt, now),
      ),
    );
}

/**
 * AD-08: invites several people, as `inviteMember` does one. Whoever has an open invitation keeps it. The limit of an
 * hour is one for owners of accounts, not for an import by the maker. Call it in a transaction.
 */
export async function inviteMany(tx: Handle, inviting: InvitingMany): Promise<void> {
  const { actor, invitees, locale, sendEmails, now } = inviting;
  if (invitees.length === 0) return;
  await endExpired(tx, invitees, now);
  const rows = invitees.map(({ accountNumber, email, practiceRole }): InvitationRow => ({
    accountNumber,
    email,
    practiceRole,
    id: randomUUID(),
    status: 'pending',
    secretHashes: [],
    locale,
    invitedBy: actor.name,
    acceptedBy: '',
    createdAt: now,
    // What was not sent may be sent at once.
    sentAt: sendEmails ? now : new Date(now.getTime() - RESEND_AFTER),
    expiresAt: new Date(now.getTime() + INVITATION_LIFE),
  }));
  const inserted = await tx
    .insert(memberInvitations)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: memberInvitations.id });
  const ids = new Set(inserted.map(({ id }) => id));
  const added = rows.filter(({ id }) => ids.has(id));
  if (added.length === 0) return;
  await recordAudits(
    tx,
    added.map(({ id, accountNumber, email, practiceRole }) => ({
      actor,
      action: 'invitation.add',
      resource: 'member_invitations',
      resourceId: id,
      accountNumber,
      details: { email, practiceRole },
    })),
  );
  if (sendEmails) await notifyOfInvitations(tx, [...ids]);
}

async function endExpired(tx: Handle, invitees: readonly Invitee[], now: Date): Promise<void> {
  await tx
    .update(memberInvitations)
    .set({ status: 'revoked' })
    .where(
      and(
        isOneOf(invitees),
        eq(memberInvitations.status, 'pending'),
        lte(memberInvitations.expiresAt, now),
      ),
    );
}

function isOneOf(invitees: readonly Pick<Invitee, 'accountNumber' | 'email'>[]): SQL {
  const numbers = sql.param(invitees.map(({ accountNumber }) => accountNumber));
  const emails = sql.param(invitees.map(({ email }) => email));
  const { accountNumber, email } = memberInvitations;
  return sql`(${accountNumber}, ${email}) IN (
    SELECT * FROM unnest(${numbers}::text[], ${emails}::text[]))`;
}
