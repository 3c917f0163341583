import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { lockAccounts } from '../customers/lock-accounts.ts';
import { recordJoining } from '../members/join-accounts.ts';
import { lockUser } from '../members/lock-user.ts';
import { findMemberships, saveMembership } from '../members/memberships.ts';
import { startLanguage } from '../preferences/preferences.ts';
import { changeProfile } from '../profile/profile-change.ts';
import { noSuchInvitation, type InvitationRow } from './invitation-rows.ts';
import { recordInvitation, refuseClosed } from './invite-member.ts';
import { memberInvitations } from './table.ts';

interface Accepting {
  /** With their verified address: it proves that the invitation is theirs. */
  actor: Actor & { email: string };
  id: string;
  now: Date;
}

/**
 * AD-08: makes the invited user a member of the account. Accepting again changes nothing. Returns the account, and the
 * id of the outbox row that updates the profile, if it is the user's first account. Call it in a transaction.
 *
 * @throws Problem 404 for somebody else's invitation; 409 when it is accepted, revoked or expired, or a merge moved it
 */
export async function acceptInvitation(
  tx: Handle,
  accepting: Accepting,
): Promise<{ accountNumber: string; outboxId: number | null }> {
  const { actor, now } = accepting;
  await lockUser(tx, actor.uid);
  const [own] = await findOwn(tx, accepting);
  if (!own) throw noSuchInvitation();
  const { accountNumber } = own;
  // The account before the invitation: in the order of a merge.
  await lockAccounts(tx, [accountNumber]);
  const [row] = await findOwn(tx, accepting).for('update');
  if (row?.accountNumber !== accountNumber) {
    throw new Problem('conflict', 'The account was merged into another one. Look again');
  }
  if (row.status === 'accepted' && row.acceptedBy === actor.uid) {
    return { accountNumber, outboxId: null };
  }
  refuseClosed(row);
  if (row.expiresAt <= now) throw new Problem('conflict', 'The invitation is expired');
  await tx
    .update(memberInvitations)
    .set({ status: 'accepted', acceptedBy: actor.uid })
    .where(eq(memberInvitations.id, row.id));
  await recordInvitation(tx, actor, 'invitation.accept', row);
  await startLanguage(tx, { uid: actor.uid, language: row.locale, now });
  return { accountNumber, outboxId: await join(tx, actor, row) };
}

/** A member by now keeps the role that they have. */
async function join(tx: Handle, actor: Actor, row: InvitationRow): Promise<number | null> {
  const { accountNumber, practiceRole } = row;
  const memberships = await findMemberships(tx, actor.uid);
  if (memberships.some((membership) => membership.accountNumber === accountNumber)) return null;
  const membership = { accountNumber, practiceRole, isMain: memberships.length === 0 };
  await saveMembership(tx, { ...membership, uid: actor.uid });
  await recordJoining(tx, { actor, uid: actor.uid, membership });
  return membership.isMain ? changeProfile(tx, actor.uid, { accountNumber }) : null;
}

function findOwn(tx: Handle, { actor, id }: Accepting) {
  return tx
    .select()
    .from(memberInvitations)
    .where(
      and(eq(memberInvitations.id, id), eq(memberInvitations.email, actor.email.toLowerCase())),
    );
}
