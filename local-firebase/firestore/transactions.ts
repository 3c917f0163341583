import { randomBytes } from 'node:crypto';
import { RpcError } from '../rpc-error.ts';
import { invalid } from './values/invalid.ts';
import { isInScope } from './query/query-scope.ts';
import { parentOf } from './values/document-name.ts';
import { selectDocuments } from './query/query.ts';
import type { CompiledQuery } from './query/query.ts';
import type { Ledger } from './ledger.ts';
import type { FirestoreDocument } from './values/types.ts';

const LIFETIME_MS = 270_000;

interface QueryRead {
  query: CompiledQuery;
  versions: string;
}

interface Transaction {
  startedMs: number;
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

  begin(): string {
    this.#dropExpired();
    const id = randomBytes(15).toString('base64');
    this.#open.set(id, { startedMs: this.#nowMs(), documents: new Map(), queries: [] });
    return id;
  }

  end(id: string): void {
    this.#open.delete(id);
  }

  noteDocument(id: string, name: string, document: FirestoreDocument | null): void {
    this.#find(id).documents.set(name, document?.updateTime ?? null);
  }

  noteQuery(id: string, query: CompiledQuery, documents: readonly FirestoreDocument[]): void {
    this.#find(id).queries.push({ query, versions: versionsOf(documents) });
  }

  /** Ends the transaction. Throws ABORTED when something it read has changed since. */
  verify(id: string): void {
    const { documents, queries } = this.#find(id);
    this.end(id);
    for (const [name, updateTime] of documents)
      if ((this.#ledger.latest(name)?.updateTime ?? null) !== updateTime) throw stale(name);
    for (const read of queries)
      if (!this.#isCurrent(read)) throw stale(`a query below ${read.query.scope.parent}`);
  }

  #isCurrent({ query, versions }: QueryRead): boolean {
    const touched = this.#ledger.underWay().some(({ before, after }) => {
      const document = after ?? before;
      if (!document || !isInScope(query.scope, parentOf(document.name))) return false;
      return [before, after].some((version) => version !== null && query.matches(version));
    });
    return !touched && versionsOf(selectDocuments(this.#ledger.documents, query)) === versions;
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
