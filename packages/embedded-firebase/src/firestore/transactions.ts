import { randomBytes } from 'node:crypto';
import { RpcError } from '../base/rpc-error.ts';
import type { Ledger } from './ledger.ts';
import { isInScope } from './query/query-scope.ts';
import { selectDocuments } from './query/query.ts';
import type { CompiledQuery } from './query/query.ts';
import { parentOf } from './values/document-name.ts';
import { invalid } from './values/invalid.ts';
import type { FirestoreDocument } from './values/types.ts';

const LIFETIME_MS = 270_000;

/** What a read says of the rows that it found, as a text to compare. */
type Outcome = (rows: readonly FirestoreDocument[]) => string;

interface QueryRead {
  query: CompiledQuery;
  outcomeOf: Outcome;
  outcome: string;
}

interface Transaction {
  startedMs: number;
  isReadOnly: boolean;
  /** The update time read by name; null when there was no document. */
  documents: Map<string, string | null>;
  queries: QueryRead[];
}

/** What open transactions have read. Nothing is locked: a commit fails when a read went stale. */
export class Transactions {
  readonly #open = new Map<string, Transaction>();
  readonly #ledger: Ledger;
  readonly #nowMs: () => number;

  constructor(ledger: Ledger, nowMs: () => number) {
    this.#ledger = ledger;
    this.#nowMs = nowMs;
  }

  begin(isReadOnly: boolean): string {
    this.#dropExpired();
    const id = randomBytes(15).toString('base64');
    const startedMs = this.#nowMs();
    this.#open.set(id, { startedMs, isReadOnly, documents: new Map(), queries: [] });
    return id;
  }

  /** Throws INVALID_ARGUMENT for one that is over or was never begun. */
  end(id: string): void {
    this.#find(id);
    this.#open.delete(id);
  }

  noteDocument(id: string, name: string, document: FirestoreDocument | null): void {
    this.#find(id).documents.set(name, document?.updateTime ?? null);
  }

  /** A changed aggregate is recognized by another outcome than the versions of its rows: it may stay the same when they change. */
  noteQuery(
    id: string,
    query: CompiledQuery,
    rows: readonly FirestoreDocument[],
    outcomeOf: Outcome = versionsOf,
  ): void {
    this.#find(id).queries.push({ query, outcomeOf, outcome: outcomeOf(rows) });
  }

  /** @throws RpcError INVALID_ARGUMENT when the transaction is to read only */
  requireWritable(id: string): void {
    if (this.#find(id).isReadOnly)
      throw invalid('Cannot modify entities in a read-only transaction.');
  }

  /** Throws ABORTED when something that the transaction read has changed since, which ends it. */
  verify(id: string): void {
    try {
      this.#requireCurrent(this.#find(id));
    } catch (error) {
      this.#open.delete(id);
      throw error;
    }
  }

  #requireCurrent({ documents, queries }: Transaction): void {
    for (const [name, updateTime] of documents)
      if ((this.#ledger.latest(name)?.updateTime ?? null) !== updateTime) throw stale(name);
    for (const read of queries)
      if (!this.#isCurrent(read)) throw stale(`a query below ${read.query.scope.parent}`);
  }

  #isCurrent({ query, outcomeOf, outcome }: QueryRead): boolean {
    const touched = this.#ledger.underWay().some(({ before, after }) => {
      const document = after ?? before;
      if (!document || !isInScope(query.scope, parentOf(document.name))) return false;
      return [before, after].some((version) => version !== null && query.matches(version));
    });
    return !touched && outcomeOf(selectDocuments(this.#ledger.documents, query)) === outcome;
  }

  #find(id: string): Transaction {
    this.#dropExpired();
    const transaction = this.#open.get(id);
    if (!transaction)
      throw invalid('The referenced transaction has expired or is no longer valid.');
    return transaction;
  }

  /** They are kept in the order of their start. */
  #dropExpired(): void {
    const oldest = this.#nowMs() - LIFETIME_MS;
    for (const [id, { startedMs }] of this.#open) {
      if (startedMs >= oldest) return;
      this.#open.delete(id);
    }
  }
}

function versionsOf(documents: readonly FirestoreDocument[]): string {
  return documents.map(({ name, updateTime }) => `${name}@${updateTime}`).join('\n');
}

function stale(what: string): RpcError {
  return new RpcError('ABORTED', `Transaction contention: ${what} changed since it was read`);
}
