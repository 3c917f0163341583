/** A script: adds the practices of a letter's journey to the database in the folder named on the command line. */
import { customers } from '#server/accounts/customers/table.ts';
import { accountMembers } from '#server/accounts/members/table.ts';
import { portalUsers } from '#server/accounts/users/table.ts';
import { emailSuppressions } from '#server/emails/suppressions/table.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { letterReaders } from './letter-readers.ts';

const [folder = '', count = ''] = process.argv.slice(2);
const readers = letterReaders(Number(count));
const now = new Date();

const database = await openDatabase({ folder });
await database.db.transaction(async (tx) => {
  await tx.insert(customers).values(
    readers.map(({ accountNumber, practice, isOnHold }) => ({
      accountNumber,
      practice,
      onHold: isOnHold,
    })),
  );
  await tx.insert(portalUsers).values(
    readers.map(({ uid, email, practice }) => ({
      uid,
      email,
      name: practice,
      role: 'customer' as const,
      disabled: false,
      emailVerified: true,
      createdAt: now,
      // The directory forgets users whom Auth does not have. Auth learns of these once the portal runs.
      syncedAt: new Date('2100-01-01'),
    })),
  );
  await tx.insert(accountMembers).values(
    readers.map(({ uid, accountNumber }) => ({
      uid,
      accountNumber,
      practiceRole: 'owner' as const,
      isMain: true,
    })),
  );
  await tx.insert(emailSuppressions).values(
    readers
      .filter(({ isSuppressed }) => isSuppressed)
      .map(({ email }) => ({
        address: email,
        reason: 'bounce' as const,
        detail: '5.1.1',
        firstAt: now,
        lastAt: now,
      })),
  );
});
await database.close();
