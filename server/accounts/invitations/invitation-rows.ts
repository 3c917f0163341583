import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Invitation, Invited } from '#domain/access/member.ts';
import type { AccountScope } from '../../access/caller/caller.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { practiceNames } from '../customers/require-account.ts';
import { memberInvitations } from './table.ts';

export type InvitationRow = typeof memberInvitations.$inferSelect;

/** More invitations than an account may have open. */
const MOST = 500;

/** Returns what the owners of the account see. */
export function toInvitation(row: InvitationRow): Invitation {
  const { id, email, practiceRole, invitedBy, sentAt, expiresAt } = row;
  return {
    id,
    email,
    practiceRole,
    invitedBy,
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

/** Returns what the invited person sees. */
export function toInvited(row: InvitationRow, practice: string, now: Date): Invited {
  const isOver = row.status === 'pending' && row.expiresAt <= now;
  return { ...toInvitation(row), status: isOver ? 'expired' : row.status, practice };
}

/** Returns the invitations to an account that are neither accepted nor revoked, the newest first. */
export async function listInvitations(db: Handle, accountNumber: string): Promise<Invitation[]> {
  const rows = await db
    .select()
    .from(memberInvitations)
    .where(
      and(
        eq(memberInvitations.accountNumber, accountNumber),
        eq(memberInvitations.status, 'pending'),
      ),
    )
    .orderBy(desc(memberInvitations.createdAt), desc(memberInvitations.id))
    .limit(MOST);
  return rows.map(toInvitation);
}

/** Returns the open invitations to this address, the newest first. */
export async function listInvited(db: Handle, email: string, now: Date): Promise<Invited[]> {
  const rows = await db
    .select()
    .from(memberInvitations)
    .where(
      and(
        eq(memberInvitations.email, email.toLowerCase()),
        eq(memberInvitations.status, 'pending'),
        gt(memberInvitations.expiresAt, now),
      ),
    )
    .orderBy(desc(memberInvitations.createdAt))
    .limit(MOST);
  const practices = await practiceNames(
    db,
    rows.map(({ accountNumber }) => accountNumber),
  );
  return rows.map((row) => toInvited(row, practices.get(row.accountNumber) ?? '', now));
}

/** Returns an invitation to an account within the scope, locked for the rest of the transaction. @throws Problem 404 */
export async function lockInvitation(
  tx: Handle,
  scope: AccountScope,
  { id, accountNumber }: { id: string; accountNumber: string },
): Promise<InvitationRow> {
  const [row] = await tx
    .select()
    .from(memberInvitations)
    .where(
      and(
        eq(memberInvitations.id, id),
        eq(memberInvitations.accountNumber, accountNumber),
        scope === 'any' ? undefined : inArray(memberInvitations.accountNumber, [...scope]),
      ),
    )
    .for('update');
  if (!row) throw noSuchInvitation();
  return row;
}

export function noSuchInvitation(): Problem {
  return new Problem('not-found', 'There is no such invitation');
}

/** Returns an invitation, whatever its state; undefined when there is none. */
export async function findInvitation(db: Handle, id: string): Promise<InvitationRow | undefined> {
  const [row] = await db.select().from(memberInvitations).where(eq(memberInvitations.id, id));
  return row;
}
