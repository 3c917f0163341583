import type { Caller } from '../base/caller.ts';
import type { Ledger } from './ledger.ts';
import type { Access } from './query/access.ts';
import { stageCommit } from './stage-commit.ts';
import type { Changes } from './stage-commit.ts';
import type { Transactions } from './transactions.ts';
import { requireWithin } from './values/document-name.ts';
import { invalid } from './values/invalid.ts';
import { MAX_TRANSFORMS } from './values/limits.ts';
import type { CommitOptions, CommitResult } from './values/types.ts';
import { compileWrite } from './write/compile-write.ts';
import type { CompiledWrite } from './write/compile-write.ts';

/** Decides commits one after the other; their syncing overlaps. */
export class Committer {
  readonly #ledger: Ledger;
  readonly #access: Access;
  readonly #transactions: Transactions;

  constructor(ledger: Ledger, access: Access, transactions: Transactions) {
    this.#ledger = ledger;
    this.#access = access;
    this.#transactions = transactions;
  }

  time(): string {
    return this.#ledger.readTime();
  }

  /**
   * Throws at once when the commit is refused, and is then as if it had never been; otherwise it
   * is decided, and the promise resolves when it is synced. Writes outside of `database` are refused.
   */
  commit(
    caller: Caller,
    writes: readonly unknown[],
    { transaction, database }: CommitOptions = {},
  ): Promise<CommitResult> {
    const compiled = writes.map((write, index) => compileWrite(write, `writes[${index}]`));
    if (database !== undefined) for (const { name } of compiled) requireWithin(database, name);
    checkTransforms(compiled);
    if (transaction && compiled.length > 0) this.#transactions.requireWritable(transaction);
    if (transaction) this.#transactions.verify(transaction);
    const commitTime = this.#ledger.clock.next();
    const stored = (name: string) => this.#ledger.latest(name);
    const staged = stageCommit(compiled, commitTime, stored, caller, this.#access);
    if (transaction) this.#transactions.end(transaction);
    this.#dropUnchanged(staged.changes);
    return this.#append(staged.changes, { writeResults: staged.writeResults, commitTime });
  }

  /** A document that a commit leaves as it is gets no new version, and nobody hears of it. */
  #dropUnchanged(changes: Changes): void {
    for (const [name, document] of changes) {
      // Not the latest but the visible one: what is still being synced must be synced before this commit is answered, too.
      const visible = this.#ledger.documents.get(name);
      if (document && document.updateTime === visible?.updateTime) changes.delete(name);
    }
  }

  async #append(changes: Changes, result: CommitResult): Promise<CommitResult> {
    if (changes.size > 0) await this.#ledger.append(changes, result.commitTime);
    return result;
  }

  /** Deletes everything below a prefix. */
  async clear(prefix: string): Promise<number> {
    const below = `${prefix.replace(/\/$/, '')}/`;
    const changes: Changes = new Map();
    for (const { name } of this.#ledger.documents.all())
      if (name.startsWith(below) && this.#ledger.latest(name)) changes.set(name, null);
    for (const { name, after } of this.#ledger.underWay())
      if (name.startsWith(below) && after) changes.set(name, null);
    if (changes.size > 0) await this.#ledger.append(changes, this.#ledger.clock.next());
    return changes.size;
  }
}

/** @throws RpcError INVALID_ARGUMENT */
function checkTransforms(writes: readonly CompiledWrite[]): void {
  const counts = new Map<string, number>();
  for (const { name, transforms } of writes) {
    const count = (counts.get(name) ?? 0) + transforms;
    if (count > MAX_TRANSFORMS)
      throw invalid(
        `cannot have more than ${MAX_TRANSFORMS} field transforms on a single document`,
      );
    counts.set(name, count);
  }
}
