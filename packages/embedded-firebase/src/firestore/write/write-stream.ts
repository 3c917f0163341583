import { randomUUID } from 'node:crypto';
import type { Caller } from '../../base/caller.ts';
import type { Committer } from '../committer.ts';
import type { ServerStream } from '../engine-contract.ts';
import { tokenOf } from '../listen/listen-messages.ts';
import { parseList } from '../values/invalid.ts';
import type { CommitResult, WriteRequest, WriteResponse } from '../values/types.ts';

/**
 * Batches of one client, answered in order. It sends further batches before the first is answered:
 * once one is refused, those behind it are not looked at, as the client sends them again.
 */
export class WriteStream implements ServerStream<WriteRequest> {
  readonly #committer: Committer;
  readonly #caller: Caller;
  readonly #send: (message: WriteResponse) => void;
  readonly #fail: (error: unknown) => void;
  #answered: Promise<unknown> = Promise.resolve();
  #isOpen = false;
  #database: string | undefined;
  #isRefused = false;
  #isOver = false;

  constructor(
    committer: Committer,
    caller: Caller,
    send: (message: WriteResponse) => void,
    fail: (error: unknown) => void,
  ) {
    this.#committer = committer;
    this.#caller = caller;
    this.#send = send;
    this.#fail = fail;
  }

  receive({ database, writes }: WriteRequest): void {
    if (this.#isOver || this.#isRefused) return;
    if (this.#isOpen) {
      this.#commit(writes);
      return;
    }
    this.#isOpen = true;
    this.#database = database;
    this.#send({ streamId: randomUUID(), streamToken: tokenOf(this.#committer.time()) });
  }

  close(): void {
    this.#isOver = true;
  }

  #commit(writes: unknown): void {
    const before = this.#answered;
    try {
      const database = this.#database;
      const list = parseList(writes, 'writes');
      const committed = this.#committer.commit(this.#caller, list, { database });
      this.#answered = Promise.all([committed, before]).then(([result]) => this.#answer(result));
    } catch (error) {
      this.#isRefused = true;
      this.#answered = before.then(() => Promise.reject(error));
    }
    this.#answered.catch((error: unknown) => this.#end(error));
  }

  #answer(result: CommitResult): void {
    if (!this.#isOver) this.#send({ streamToken: tokenOf(result.commitTime), ...result });
  }

  #end(error: unknown): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#fail(error);
  }
}
