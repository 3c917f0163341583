import type { Members } from '../customers/customer-records.ts';
import { accountsOfUsers, countMembers } from '../members/memberships.ts';
import { usersByEmail } from '../users/users-by-email.ts';

/** What the records of accounts show about their users. */
export const MEMBERS: Members = {
  countMembers,
  accountsByEmail: async (db, part) => accountsOfUsers(db, await usersByEmail(db, part)),
};
