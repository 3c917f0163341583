import { reversed } from '#domain/money/ledger/ledger-entry.ts';
import type { Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { findTransactions } from './find-transactions.ts';
import type { LedgerRequest, LedgerResult } from './ledger-request.ts';
import { postTransactions } from './post-transactions.ts';

interface Reversal {
  id: number;
  actor: Actor;
  reason: string;
  effectiveAt: Date;
  now: Date;
}

/**
 * PY-06: takes a posted transaction back by one with the opposite entries. A repeated reversal changes nothing.
 *
 * @throws Problem 404, 409 when it is a reversal itself, is not posted, or a balance no longer allows it
 */
export async function reverseTransaction(tx: Handle, reversal: Reversal): Promise<LedgerResult> {
  const requests = await reversalsOf(tx, [reversal.id], reversal);
  const [result] = await postTransactions(tx, requests, reversal.now);
  if (!result) throw new Error('The ledger gave no result');
  return result;
}

/**
 * Returns what takes the transactions back, to be posted together.
 *
 * @throws Problem 404, 409 when one of them is a reversal itself or is not posted
 */
export async function reversalsOf(
  tx: Handle,
  ids: readonly number[],
  { actor, reason, effectiveAt }: Pick<Reversal, 'actor' | 'reason' | 'effectiveAt'>,
): Promise<LedgerRequest[]> {
  const originals = await findTransactions(tx, ids);
  return [...originals.values()].map(({ id, kind, phase, reversalOf, entries }) => {
    if (reversalOf !== null) throw new Problem('conflict', 'A reversal cannot be reversed');
    if (phase !== 'posted' && phase !== 'post') {
      throw new Problem('conflict', 'Only a posted transaction can be reversed');
    }
    return {
      key: `reversal:${id}`,
      kind,
      entries: reversed(entries),
      reversalOf: id,
      reason,
      actor,
      effectiveAt,
    };
  });
}
