import { ilike } from 'drizzle-orm';
import type { Handle } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/search-text.ts';
import { portalUsers } from './table.ts';

/** Shorter parts match too many addresses to say anything. */
const LEAST = 3;
/** So many users are enough for a page of a list. */
const MOST = 200;

/** Returns users whose email address contains the text, at most 200. */
export async function usersByEmail(db: Handle, part: string): Promise<string[]> {
  if (part.length < LEAST) return [];
  const rows = await db
    .select({ uid: portalUsers.uid })
    .from(portalUsers)
    .where(ilike(portalUsers.email, containing(part)))
    .limit(MOST);
  return rows.map(({ uid }) => uid);
}
