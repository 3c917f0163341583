import type { LedgerEntry } from '#domain/money/ledger/ledger-entry.ts';
import type { Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { findPendingOf } from '../ledger/find-pending.ts';
import type { LedgerRequest } from '../ledger/ledger-request.ts';
import { postTransactions } from '../ledger/post-transactions.ts';
import { resolutionOf } from '../ledger/resolve-pending.ts';
import { movedKeyOf } from './lens-credits.ts';

/**
 * AD-05, CR-04: gives the lens credits of `from` that wait for a lens to `into`: they are void there, and wait here until the
 * same time. One whose time is over is only void. Call it in the transaction of a merge, when the accounts are locked.
 */
export async function moveLensCredits(
  tx: Handle,
  { from, into, actor, now }: { from: string; into: string; actor: Actor; now: Date },
): Promise<void> {
  const account = `credit:${from}` as const;
  const waiting = await findPendingOf(tx, { account, kind: 'creditGrant' });
  const requests = waiting.flatMap((pending): LedgerRequest[] => {
    const { id, expiresAt } = pending;
    const ended = { id, actor, reason: 'Accounts merged', effectiveAt: now };
    const end = resolutionOf(pending, ended, []);
    if (expiresAt <= now) return [{ ...end, reason: 'Expired' }];
    const entries = pending.entries.map((entry): LedgerEntry =>
      entry.account === account ? { ...entry, account: `credit:${into}` } : entry,
    );
    const moved = {
      key: movedKeyOf(pending),
      kind: pending.kind,
      entries,
      pendingUntil: expiresAt,
    };
    return [end, { ...moved, effectiveAt: now, actor }];
  });
  // At once, because the accounts are locked in the order of their ids, and the job that ends what expired locks them, too.
  await postTransactions(tx, requests, now);
}
