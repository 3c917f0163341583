import { mayDoIn } from '#domain/access/permissions.ts';
import { lockAccounts } from '../../accounts/customers/lock-accounts.ts';
import { presentRole } from '../../accounts/members/members-with.ts';
import type { Handle } from '../../platform/database/database.ts';
import {
  AUTOPAY_ACTOR,
  findAutopay,
  stopAutopay,
  type AutopayRow,
} from '../methods/autopay-setting.ts';

/**
 * PY-09: returns autopay of an account if it is on. When whoever switched it on may not pay for the account any more, it is
 * switched off here, and null is returned.
 */
export async function findRunning(
  db: Handle,
  accountNumber: string,
  now: Date,
): Promise<AutopayRow | null> {
  const row = await findAutopay(db, accountNumber);
  if (!row?.isOn) return null;
  const role = await presentRole(db, row.startedByUid, accountNumber);
  if (role !== null && mayDoIn(['CUSTOMER'], role, 'payments:make')) return row;
  await db.transaction(async (tx) => {
    await lockAccounts(tx, [accountNumber]);
    await stopAutopay(tx, { accountNumber, stop: 'payerLeft', actor: AUTOPAY_ACTOR, now });
  });
  return null;
}
