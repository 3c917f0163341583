import { eq } from 'drizzle-orm';
import { lockAccounts } from '../../accounts/customers/lock-accounts.ts';
import type { Handle } from '../../platform/database/database.ts';
import { stepConflict } from '../step-conflict.ts';
import { getWriteOff, type WriteOffRow } from './find-write-offs.ts';
import { writeOffs } from './table.ts';

/** Locks a write-off: its account first, as a merge does. @throws Problem 404, 409 when the account was merged meanwhile */
export async function lockWriteOff(tx: Handle, id: string): Promise<WriteOffRow> {
  const { accountNumber } = await getWriteOff(tx, id);
  await lockAccounts(tx, [accountNumber]);
  const [row] = await tx.select().from(writeOffs).where(eq(writeOffs.id, id)).for('update');
  if (row?.accountNumber !== accountNumber) {
    throw stepConflict('merged', 'The account was merged into another one. Look again');
  }
  return row;
}
