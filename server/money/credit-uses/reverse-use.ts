import type { CreditUsed } from '#domain/money/credit/credit.ts';
import { lockAccounts } from '../../accounts/customers/lock-accounts.ts';
import type { Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { reverseTransaction } from '../ledger/reverse-transaction.ts';
import { getCreditUse } from './find-use.ts';
import { notifyOfUse } from './notify-of-use.ts';

interface Reversing {
  actor: Actor;
  id: string;
  reason: string;
  versionSeen: number;
  now: Date;
}

/**
 * CR-02: takes a use of lens credit back: the credits get what they gave, and the invoices owe it again.
 *
 * @throws Problem 404, 412 when it was taken back already, 409 when its account was merged
 */
export async function reverseUse(tx: Handle, reversing: Reversing): Promise<CreditUsed> {
  const { actor, id, reason, versionSeen, now } = reversing;
  const { accountNumber } = await getCreditUse(tx, 'any', id);
  const [locked] = await lockAccounts(tx, [accountNumber]);
  if (locked === undefined) {
    throw new Problem('conflict', 'The account was merged into another one. Its entries stay');
  }
  const use = await getCreditUse(tx, 'any', id);
  if (use.version !== versionSeen) {
    throw new Problem('version-moved-on', 'Someone else has taken this back', { current: use });
  }
  if (use.version > 1) throw new Problem('conflict', 'This was taken back already');
  await notifyOfUse(tx, { ...use, actor }, 1);
  await reverseTransaction(tx, { id: Number(id), actor, reason, effectiveAt: now, now });
  return getCreditUse(tx, 'any', id);
}
