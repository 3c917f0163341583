import type { UserRow } from '#domain/schemas/user.ts';
import { userPages } from '../users/auth-users.ts';
import { toUserRow } from '#server/access/caller/user-row.ts';

/** Returns every user of Auth for whom `isWanted` is true, by email address. */
export async function listUsersOf(isWanted: (user: UserRow) => boolean): Promise<UserRow[]> {
  const rows: UserRow[] = [];
  for await (const page of userPages()) rows.push(...page.map(toUserRow).filter(isWanted));
  return rows.toSorted(byEmail);
}

function byEmail(one: UserRow, other: UserRow): number {
  if (one.email === other.email) return one.id < other.id ? -1 : 1;
  return one.email < other.email ? -1 : 1;
}
