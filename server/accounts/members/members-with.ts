import { mayDoIn, type Permission, type PracticeRole } from '#domain/access/permissions.ts';
import type { Handle } from '../../platform/database/database.ts';
import type { EmailRecipient } from '../../platform/mail/email-event.ts';
import { membersOf } from './members.ts';
import { findMemberships } from './memberships.ts';

/** EM-04: returns the members of the account whose role has the permission, as recipients of emails. */
export async function membersWith(
  db: Handle,
  accountNumber: string,
  permission: Permission,
): Promise<EmailRecipient[]> {
  const members = await membersOf(db, accountNumber);
  return members
    .filter(({ practiceRole }) => mayDoIn(['CUSTOMER'], practiceRole, permission))
    .map(({ uid, practiceRole }) => ({
      uid,
      address: null,
      accountNumber,
      practiceRole,
      language: null,
    }));
}

/** AD-08: returns the user's present role in the account; null for whoever does not belong to it (any more). */
export async function presentRole(
  db: Handle,
  uid: string,
  accountNumber: string,
): Promise<PracticeRole | null> {
  const memberships = await findMemberships(db, uid);
  return memberships.find((one) => one.accountNumber === accountNumber)?.practiceRole ?? null;
}
