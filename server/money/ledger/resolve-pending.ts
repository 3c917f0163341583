import { and, eq, lte, notLike } from 'drizzle-orm';
import type { LedgerEntry } from '#domain/money/ledger/ledger-entry.ts';
import type { Actor } from '../../platform/audit/record-audit.ts';
import type { Database, Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { ledgerPending, ledgerTransactions } from '../table.ts';
import { findTransactions, type StoredTransaction } from './find-transactions.ts';
import type { LedgerRequest, LedgerResult } from './ledger-request.ts';
import { postTransactions } from './post-transactions.ts';

interface Resolution {
  /** The pending transaction. */
  id: number;
  actor: Actor;
  reason?: string;
  effectiveAt: Date;
  now: Date;
}

/**
 * PY-11: what an online payment reserves, of invoices (`checkout:…`) and of lens credit (`creditUse:…:checkout:…`), ends
 * together with the payment, however long the gateway is silent.
 */
const ENDS_ALONE = notLike(ledgerTransactions.key, '%checkout:%');

/** Who ends a pending transaction that expired. */
const PORTAL: Actor = { uid: '', name: 'Lens Portal' };

/**
 * Posts a pending transaction: its own entries, or others in their place when less came in than was reserved.
 *
 * @throws Problem 404, 409 when it was void or posted otherwise before
 */
export async function postPending(
  tx: Handle,
  { entries, ...resolution }: Resolution & { entries?: readonly LedgerEntry[] },
): Promise<LedgerResult> {
  const pending = await findOne(tx, resolution.id);
  return resolve(tx, resolution, entries ?? pending.entries);
}

/** Releases what a pending transaction reserved. @throws Problem 404, 409 when it was posted before */
export async function voidPending(tx: Handle, resolution: Resolution): Promise<LedgerResult> {
  return resolve(tx, resolution, []);
}

async function resolve(
  tx: Handle,
  resolution: Resolution,
  entries: readonly LedgerEntry[],
): Promise<LedgerResult> {
  const request = resolutionOf(await findOne(tx, resolution.id), resolution, entries);
  const [result] = await postTransactions(tx, [request], resolution.now);
  if (!result) throw new Error('The ledger gave no result');
  return result;
}

/** Returns what posts a pending transaction, or voids it when there are no entries. @throws Problem 409 */
export function resolutionOf(
  { kind, phase }: Pick<StoredTransaction, 'kind' | 'phase'>,
  { id, actor, reason, effectiveAt }: Omit<Resolution, 'now'>,
  entries: readonly LedgerEntry[],
): LedgerRequest {
  if (phase !== 'pending') throw new Problem('conflict', 'This transaction is not pending');
  // One key for posting and voiding: of both, the first counts.
  const key = `resolution:${id}`;
  return { key, resolves: id, kind, entries, actor, reason: reason ?? '', effectiveAt };
}

async function findOne(tx: Handle, id: number) {
  const found = (await findTransactions(tx, [id])).get(id);
  if (!found) throw new Problem('not-found', `The ledger has no transaction ${id}`);
  return found;
}

/** Voids what waits for nobody when its time is over, each in a transaction of its own. Returns how many. */
export async function expirePending(
  database: Pick<Database, 'db'>,
  now: Date,
  { signal, most = 500 }: { signal: AbortSignal; most?: number },
): Promise<number> {
  const expired = await database.db
    .select({ id: ledgerPending.transactionId })
    .from(ledgerPending)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerPending.transactionId))
    .where(and(lte(ledgerPending.expiresAt, now), ENDS_ALONE))
    .orderBy(ledgerPending.expiresAt)
    .limit(most);
  let count = 0;
  for (const { id } of expired) {
    if (signal.aborted) break;
    const expiry = { id, actor: PORTAL, reason: 'Expired', effectiveAt: now, now };
    const isVoid = await database.db.transaction((tx) => voidUnlessPosted(tx, expiry));
    if (isVoid) count += 1;
  }
  return count;
}

/** Returns false when it was posted meanwhile. */
async function voidUnlessPosted(tx: Handle, resolution: Resolution): Promise<boolean> {
  try {
    return (await voidPending(tx, resolution)).isNew;
  } catch (error) {
    if (error instanceof Problem && error.code === 'conflict') return false;
    throw error;
  }
}
