import { randomUUID } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Invitation, InvitationInput } from '#domain/access/member.ts';
import type { AccountScope } from '../../access/caller/caller.ts';
import { recordAudit, type Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { lockAccounts } from '../customers/lock-accounts.ts';
import { requireAccount } from '../customers/require-account.ts';
import { isEmailOfMember } from '../team/list-members.ts';
import { INVITATION_LIFE } from './invitation-life.ts';
import { lockInvitation, toInvitation, type InvitationRow } from './invitation-rows.ts';
import { notifyOfInvitations } from './notify-of-invitations.ts';
import { memberInvitations } from './table.ts';

/** The emails that go to strangers in an account's name have limits. */
const MAX_IN_AN_HOUR = 30;
const HOUR = 60 * 60 * 1000;
/** The shortest time between two emails of an invitation. */
export const RESEND_AFTER = 60 * 1000;

interface Inviting {
  actor: Actor;
  scope: AccountScope;
  accountNumber: string;
  now: Date;
}

/**
 * AD-08: invites somebody to become a member of the account. The outbox sends the email. Call it in a transaction.
 *
 * @throws Problem 403, 404; 422 for a member, and for somebody who is invited already; 429
 */
export async function inviteMember(
  tx: Handle,
  { input, ...inviting }: Inviting & { input: InvitationInput },
): Promise<Invitation> {
  const { actor, scope, accountNumber, now } = inviting;
  await requireAccount(tx, scope, accountNumber);
  await lockAccounts(tx, [accountNumber]);
  await refuseTooMany(tx, accountNumber, now);
  const email = input.email.toLowerCase();
  if (await isEmailOfMember(tx, accountNumber, email)) {
    throw refusedEmail('member', 'This person is a member already');
  }
  await endExpired(tx, { accountNumber, email, now });
  const row: InvitationRow = {
    id: randomUUID(),
    accountNumber,
    email,
    practiceRole: input.practiceRole,
    status: 'pending',
    secretHashes: [],
    locale: input.language,
    invitedBy: actor.name,
    acceptedBy: '',
    createdAt: now,
    sentAt: now,
    expiresAt: new Date(now.getTime() + INVITATION_LIFE),
  };
  const inserted = await tx
    .insert(memberInvitations)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: memberInvitations.id });
  if (inserted.length === 0) throw refusedEmail('invited', 'This person is invited already');
  await recordInvitation(tx, actor, 'invitation.add', row);
  await notifyOfInvitations(tx, [row.id]);
  return toInvitation(row);
}

/**
 * Sends the email again, with a link that is valid for seven more days. Call it in a transaction.
 *
 * @throws Problem 404; 409 when it is accepted or revoked; 429 within a minute
 */
export async function resendInvitation(
  tx: Handle,
  { id, ...inviting }: Inviting & { id: string },
): Promise<Invitation> {
  const { actor, scope, accountNumber, now } = inviting;
  const row = await lockInvitation(tx, scope, { id, accountNumber });
  refuseClosed(row);
  const due = row.sentAt.getTime() + RESEND_AFTER;
  if (due > now.getTime()) throw tooMany(Math.ceil((due - now.getTime()) / 1000));
  const changes = { sentAt: now, expiresAt: new Date(now.getTime() + INVITATION_LIFE) };
  await tx.update(memberInvitations).set(changes).where(eq(memberInvitations.id, id));
  await recordInvitation(tx, actor, 'invitation.resend', row);
  await notifyOfInvitations(tx, [id]);
  return toInvitation({ ...row, ...changes });
}

/** Makes the invitation's links invalid. Call it in a transaction. @throws Problem 404; 409 when it is accepted */
export async function revokeInvitation(
  tx: Handle,
  { id, ...inviting }: Omit<Inviting, 'now'> & { id: string },
): Promise<void> {
  const { actor, scope, accountNumber } = inviting;
  const row = await lockInvitation(tx, scope, { id, accountNumber });
  if (row.status === 'revoked') return;
  refuseClosed(row);
  await tx.update(memberInvitations).set({ status: 'revoked' }).where(eq(memberInvitations.id, id));
  await recordInvitation(tx, actor, 'invitation.revoke', row);
}

export async function recordInvitation(
  tx: Handle,
  actor: Actor,
  action: string,
  { id, accountNumber, email, practiceRole }: InvitationRow,
): Promise<void> {
  await recordAudit(tx, {
    actor,
    action,
    resource: 'member_invitations',
    resourceId: id,
    accountNumber,
    details: { email, practiceRole },
  });
}

/** @throws Problem 409 */
export function refuseClosed({ status }: Pick<InvitationRow, 'status'>): void {
  if (status === 'pending') return;
  throw new Problem('conflict', `The invitation is ${status}`);
}

/** One that is over makes room for a new one to the same address. */
async function endExpired(
  tx: Handle,
  { accountNumber, email, now }: { accountNumber: string; email: string; now: Date },
): Promise<void> {
  await tx
    .update(memberInvitations)
    .set({ status: 'revoked' })
    .where(
      and(
        eq(memberInvitations.accountNumber, accountNumber),
        eq(memberInvitations.email, email),
        eq(memberInvitations.status, 'pending'),
        lte(memberInvitations.expiresAt, now),
      ),
    );
}

/** The account is locked, so that simultaneous invitations cannot exceed the limit. */
async function refuseTooMany(tx: Handle, accountNumber: string, now: Date): Promise<void> {
  const recent = await tx.$count(
    memberInvitations,
    and(
      eq(memberInvitations.accountNumber, accountNumber),
      gt(memberInvitations.createdAt, new Date(now.getTime() - HOUR)),
    ),
  );
  if (recent >= MAX_IN_AN_HOUR) throw tooMany(HOUR / 1000);
}

function tooMany(retryAfter: number): Problem {
  const message = 'Too many invitations were sent. Wait before you send more';
  return new Problem('too-many-requests', message, { retryAfter });
}

function refusedEmail(rule: string, message: string): Problem {
  return new Problem('invalid', message, { errors: { email: { rule, message } } });
}
