import { mayDoIn, type Permission } from '#domain/access/permissions.ts';
import { presentRole } from '../../accounts/members/members-with.ts';
import type { Handle } from '../../platform/database/database.ts';
import type { EmailReader } from '../../platform/mail/email-event.ts';

/** Whether the reader's present role has the permission. A preview has no user, but the role that it is made for. */
export async function maySee(
  db: Handle,
  { uid, practiceRole }: EmailReader,
  { accountNumber, permission }: { accountNumber: string; permission: Permission },
): Promise<boolean> {
  const role = uid === null ? practiceRole : await presentRole(db, uid, accountNumber);
  return role !== null && mayDoIn(['CUSTOMER'], role, permission);
}
