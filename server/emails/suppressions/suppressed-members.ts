import { and, inArray, isNull } from 'drizzle-orm';
import type { SuppressedMember } from '#domain/emails/email.ts';
import type { AccountScope } from '../../access/caller/caller.ts';
import { listMembers } from '../../accounts/team/list-members.ts';
import type { Handle } from '../../platform/database/database.ts';
import { emailSuppressions } from './table.ts';

/** EM-03: returns the members of an account whom no email reaches. @throws Problem 403, 404 */
export async function suppressedMembers(
  db: Handle,
  scope: AccountScope,
  accountNumber: string,
): Promise<SuppressedMember[]> {
  const members = (await listMembers(db, scope, accountNumber)).filter(({ email }) => email !== '');
  if (members.length === 0) return [];
  const { address, reason, lastAt, liftedAt } = emailSuppressions;
  const addresses = members.map(({ email }) => email.toLowerCase());
  const rows = await db
    .select({ address, reason, lastAt })
    .from(emailSuppressions)
    .where(and(inArray(address, addresses), isNull(liftedAt)));
  const byAddress = new Map(rows.map((row) => [row.address, row]));
  return members.flatMap(({ uid, email }) => {
    const row = byAddress.get(email.toLowerCase());
    return row ? [{ uid, ...row, lastAt: row.lastAt.toISOString() }] : [];
  });
}
