import { reversed } from '#domain/ledger/ledger-entry.ts';
import type { Actor } from '#server/platform/audit/record-audit.ts';
import type { Handle } from '#server/platform/database/database.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { findTransactions } from './find-transactions.ts';
import type { LedgerResult } from './ledger-request.ts';
import { postTransactions } from './post-transactions.ts';

/**
 * PY-06: takes a posted transaction back by one with the opposite entries. A repeated reversal changes nothing.
 *
 * @throws Problem 404, 409 when it is a reversal itself, is not posted, or a balance no longer allows it
 */
export async function reverseTransaction(
  tx: Handle,
  {
    id,
    actor,
    reason,
    effectiveAt,
    now,
  }: { id: number; actor: Actor; reason: string; effectiveAt: Date; now: Date },
): Promise<LedgerResult> {
  const original = (await findTransactions(tx, [id])).get(id);
  if (!original) throw new Problem('not-found', `The ledger has no transaction ${id}`);
  const { kind, phase, reversalOf, entries } = original;
  if (reversalOf !== null) throw new Problem('conflict', 'A reversal cannot be reversed');
  if (phase !== 'posted' && phase !== 'post') {
    throw new Problem('conflict', 'Only a posted transaction can be reversed');
  }
  const request = {
    key: `reversal:${id}`,
    kind,
    entries: reversed(entries),
    reversalOf: id,
    reason,
    actor,
    effectiveAt,
  };
  const [result] = await postTransactions(tx, [request], now);
  if (!result) throw new Error('The ledger gave no result');
  return result;
}
