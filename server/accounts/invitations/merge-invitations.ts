import { and, asc, eq, inArray } from 'drizzle-orm';
import { mergeInvitations } from '#domain/customers/customer-merge.ts';
import type { Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { recordInvitation } from './invite-member.ts';
import { memberInvitations } from './table.ts';

interface Accounts {
  from: string;
  into: string;
}

type Plan = Awaited<ReturnType<typeof planInvitations>>;

/** AD-05: returns what a merge makes of the open invitations to `from`. */
export async function planInvitations(db: Handle, { from, into }: Accounts) {
  return mergeInvitations(await pendingIn(db, from), await pendingIn(db, into));
}

/** AD-05: moves all invitations of `from` to `into`; of two open ones to one person one is revoked, as planned. */
export async function moveInvitations(
  tx: Handle,
  { actor, from, into }: Accounts & { actor: Actor },
  plan: Plan,
): Promise<void> {
  const beaten = plan.filter(({ fate }) => fate === 'replaces');
  const emails = new Set(beaten.map(({ invitation }) => invitation.email));
  const theirs = (await pendingIn(tx, into)).filter(({ email }) => emails.has(email));
  const own = plan.filter(({ fate }) => fate === 'ends').map(({ invitation }) => invitation);
  const ending = [...own, ...theirs];
  if (ending.length > 0) {
    const ids = ending.map(({ id }) => id);
    await tx
      .update(memberInvitations)
      .set({ status: 'revoked' })
      .where(inArray(memberInvitations.id, ids));
    for (const row of ending) await recordInvitation(tx, actor, 'invitation.revoke', row);
  }
  await tx
    .update(memberInvitations)
    .set({ accountNumber: into })
    .where(eq(memberInvitations.accountNumber, from));
}

function pendingIn(db: Handle, accountNumber: string) {
  return db
    .select()
    .from(memberInvitations)
    .where(
      and(
        eq(memberInvitations.accountNumber, accountNumber),
        eq(memberInvitations.status, 'pending'),
      ),
    )
    .orderBy(asc(memberInvitations.email));
}
