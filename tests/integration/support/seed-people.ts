import { saveMembership } from '#server/accounts/members/memberships.ts';
import { seedFirstRun } from '#server/first-run/seed-first-run.ts';
import type { Database } from '#server/platform/database/open-database.ts';
import { people } from './people.ts';

/** Seeds the first-run data, and the memberships of the tests' people. */
export async function seedPeople(database: Database): Promise<void> {
  const members = Object.values(people);
  const uidByEmail = Object.fromEntries(members.map(({ email, uid }) => [email, uid]));
  await seedFirstRun(database, { uidByEmail });
  const member = { accountNumber: '100200', isMain: true };
  await saveMembership(database.db, { ...member, uid: people.biller.uid, practiceRole: 'biller' });
  await saveMembership(database.db, {
    ...member,
    uid: people.unverified.uid,
    practiceRole: 'owner',
  });
}
