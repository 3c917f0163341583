import { eq } from 'drizzle-orm';
import { recordAudits, type Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { lockUser } from './lock-user.ts';
import { accountMembers } from './table.ts';

/** Removes the user from all accounts. Their orders stay with the accounts. Call it in a transaction. */
export async function leaveAccounts(
  tx: Handle,
  { actor, uid }: { actor: Actor; uid: string },
): Promise<void> {
  await lockUser(tx, uid);
  const left = await tx.delete(accountMembers).where(eq(accountMembers.uid, uid)).returning({
    accountNumber: accountMembers.accountNumber,
    practiceRole: accountMembers.practiceRole,
  });
  if (left.length === 0) return;
  await recordAudits(
    tx,
    left.map(({ accountNumber, practiceRole }) => ({
      actor,
      action: 'member.remove',
      resource: 'account_members',
      resourceId: uid,
      accountNumber,
      details: { practiceRole },
    })),
  );
}
