import { and, asc, inArray, lte } from 'drizzle-orm';
import type { Database, Handle } from '../../platform/database/database.ts';
import type { RememberedCallers } from '../sessions/remembered-callers.ts';
import type { ImportDefinition } from './import-definition.ts';
import { runBatch } from './run-batch.ts';
import { imports } from './table.ts';

/** Milliseconds without progress after which another server takes an import over. */
const LEFT_AFTER = 15_000;

interface RunnerOptions {
  database: Database;
  callers: RememberedCallers;
  definitions: readonly ImportDefinition[];
  clock: () => Date;
  onError: (error: unknown) => void;
}

/**
 * AD-17: works through imports in the background, batch by batch. What is done is in the database with each batch, so
 * any server continues where another one stopped.
 */
export class ImportRunner {
  readonly #options: RunnerOptions;
  readonly #closing = new AbortController();
  readonly #running = new Map<string, Promise<void>>();

  constructor(options: RunnerOptions) {
    this.#options = options;
  }

  /** Works through an import until it is over or the server closes. Errors go to `onError`; the import stays as it is. */
  run(id: string): Promise<void> {
    const running = this.#running.get(id);
    if (running) return running;
    const work = this.#work(id)
      .catch((error: unknown) => this.#options.onError(error))
      .finally(() => this.#running.delete(id));
    this.#running.set(id, work);
    return work;
  }

  /** Continues what a server that stopped has left, and what failed. */
  async continueAll(signal?: AbortSignal): Promise<void> {
    const { database, clock } = this.#options;
    const left = await findLeft(database.db, new Date(clock().getTime() - LEFT_AFTER));
    for (const id of left) {
      if (signal?.aborted) return;
      await this.run(id);
    }
  }

  /** Stops after the current batches and waits for them. */
  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all(this.#running.values());
  }

  async #work(id: string): Promise<void> {
    const { database, callers, definitions, clock } = this.#options;
    while (!this.#closing.signal.aborted) {
      const { isMore, forget } = await database.db.transaction((tx) =>
        runBatch(tx, definitions, { id, now: clock() }),
      );
      for (const uid of forget) callers.forget(uid);
      if (!isMore) return;
    }
  }
}

async function findLeft(db: Handle, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: imports.id })
    .from(imports)
    .where(and(inArray(imports.status, ['checking', 'applying']), lte(imports.movedAt, before)))
    .orderBy(asc(imports.movedAt));
  return rows.map(({ id }) => id);
}
