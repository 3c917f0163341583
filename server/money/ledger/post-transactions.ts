import { inArray } from 'drizzle-orm';
import { requireBalanced } from '#domain/money/ledger/ledger-entry.ts';
import type { LedgerPhase } from '#domain/money/ledger/ledger-kinds.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { ledgerEntries, ledgerPending, ledgerTransactions } from '../table.ts';
import { BalanceChanges } from './balance-changes.ts';
import { changeBalances } from './change-balances.ts';
import { digestOf } from './digest-of.ts';
import { findTransactions, type StoredTransaction } from './find-transactions.ts';
import type { LedgerRequest, LedgerResult } from './ledger-request.ts';
import type { LockedBalances } from './lock-balances.ts';
import { changeLots } from './lots/change-lots.ts';
import { creditSteps } from './lots/credit-changes.ts';

type Stored = Pick<LedgerRequest, 'key'> & { id: number; isNew: boolean; digest: string };

/**
 * PY-06: posts the transactions, or reserves their amounts, in the transaction of the business event. An event that was
 * posted before changes nothing. Returns the results in the requested order.
 *
 * @throws RangeError when entries do not balance
 * @throws Problem 409 when a balance does not suffice, a pending transaction is posted or void already, or a key stands
 *   for another event
 */
export async function postTransactions(
  tx: Handle,
  requests: readonly LedgerRequest[],
  now: Date,
): Promise<LedgerResult[]> {
  if (requests.length === 0) return [];
  for (const request of requests) requireWhole(request);
  const pending = await findTransactions(
    tx,
    requests.flatMap(({ resolves }) => resolves ?? []),
  );
  const stored = await storeTransactions(tx, requests, now);
  const posted = requests.filter(({ key }) => stored.get(key)?.isNew);
  const changes = changesOf(posted, pending);
  const locked = await changeBalances(tx, changes);
  await storeEntries(tx, { posted, stored, locked });
  await changeLots(
    tx,
    creditSteps(posted, pending, (key) => mustGet(stored, key).id),
    now,
  );
  return requests.map(({ key }) => {
    const { id, isNew } = mustGet(stored, key);
    return { id, key, isNew };
  });
}

/** @throws RangeError */
function requireWhole(request: LedgerRequest): void {
  if (phaseOf(request) === 'void') return;
  requireBalanced(request.entries);
}

function phaseOf({ resolves, entries, pendingUntil }: LedgerRequest): LedgerPhase {
  if (resolves !== undefined) return entries.length > 0 ? 'post' : 'void';
  return pendingUntil ? 'pending' : 'posted';
}

/** Inserts the transactions, in the order of their keys. @throws Problem 409 */
async function storeTransactions(
  tx: Handle,
  requests: readonly LedgerRequest[],
  now: Date,
): Promise<Map<string, Stored>> {
  const rows = requests
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map((request) => rowOf(request, now));
  const inserted = await tx
    .insert(ledgerTransactions)
    .values(rows)
    .onConflictDoNothing({ target: ledgerTransactions.key })
    .returning({
      id: ledgerTransactions.id,
      key: ledgerTransactions.key,
      digest: ledgerTransactions.digest,
    });
  const stored = new Map(inserted.map((row) => [row.key, { ...row, isNew: true }]));
  for (const row of await findFormer(tx, rows, stored))
    stored.set(row.key, { ...row, isNew: false });
  for (const { key, digest } of rows) {
    if (mustGet(stored, key).digest === digest) continue;
    throw new Problem('conflict', `The ledger has another transaction for ${key}`);
  }
  return stored;
}

async function findFormer(
  tx: Handle,
  rows: readonly { key: string }[],
  inserted: ReadonlyMap<string, unknown>,
) {
  const keys = rows.map(({ key }) => key).filter((key) => !inserted.has(key));
  if (keys.length === 0) return [];
  return tx
    .select({
      id: ledgerTransactions.id,
      key: ledgerTransactions.key,
      digest: ledgerTransactions.digest,
    })
    .from(ledgerTransactions)
    .where(inArray(ledgerTransactions.key, keys));
}

function rowOf(request: LedgerRequest, now: Date): typeof ledgerTransactions.$inferInsert {
  const { key, kind, effectiveAt, resolves, reversalOf, reason, actor } = request;
  return {
    key,
    kind,
    digest: digestOf(request),
    phase: phaseOf(request),
    resolves,
    reversalOf,
    reason: reason ?? '',
    actorUid: actor.uid,
    actor: actor.name,
    effectiveAt,
    postedAt: now,
  };
}

function changesOf(
  requests: readonly LedgerRequest[],
  pending: ReadonlyMap<number, StoredTransaction>,
): BalanceChanges {
  const changes = new BalanceChanges();
  for (const { kind, entries, resolves, pendingUntil } of requests) {
    if (resolves !== undefined) {
      changes.add({ ...mustGet(pending, resolves), effect: 'release' });
    }
    changes.add({ kind, entries, effect: pendingUntil ? 'reserve' : 'post' });
  }
  return changes;
}

async function storeEntries(
  tx: Handle,
  {
    posted,
    stored,
    locked,
  }: {
    posted: readonly LedgerRequest[];
    stored: ReadonlyMap<string, Stored>;
    locked: LockedBalances;
  },
): Promise<void> {
  const rows = posted.flatMap(({ key, entries, effectiveAt, pendingUntil }) =>
    entries.map(({ account, cents, invoiceNumber }) => ({
      transactionId: mustGet(stored, key).id,
      ledgerAccountId: mustGet(locked.accounts, account).id,
      cents,
      invoiceNumber,
      isPosted: pendingUntil === undefined,
      effectiveAt,
    })),
  );
  if (rows.length > 0) await tx.insert(ledgerEntries).values(rows);
  await keepPending(tx, posted, stored);
}

async function keepPending(
  tx: Handle,
  posted: readonly LedgerRequest[],
  stored: ReadonlyMap<string, Stored>,
): Promise<void> {
  const opened = posted.flatMap(({ key, pendingUntil }) =>
    pendingUntil ? [{ transactionId: mustGet(stored, key).id, expiresAt: pendingUntil }] : [],
  );
  if (opened.length > 0) await tx.insert(ledgerPending).values(opened);
  const closed = posted.flatMap(({ resolves }) => resolves ?? []);
  if (closed.length === 0) return;
  await tx.delete(ledgerPending).where(inArray(ledgerPending.transactionId, closed));
}

function mustGet<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new Error(`${String(key)} is missing`);
  return value;
}
