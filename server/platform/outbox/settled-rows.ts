import { eq } from 'drizzle-orm';
import type { Handle } from '../database/database.ts';
import type { OutboxState } from './settle.ts';
import { outbox } from './table.ts';

/** Lets those wait who want to know what became of a row, whichever instance delivers it. */
export class SettledRows {
  readonly #waiting = new Map<number, Set<() => void>>();

  /** The row is settled. */
  notify(id: number): void {
    for (const done of this.#waiting.get(id) ?? []) done();
  }

  /** Rows may have been settled that nobody told of. */
  notifyAll(): void {
    for (const id of this.#waiting.keys()) this.notify(id);
  }

  /** The state of the row as soon as it is settled, or after so many milliseconds. Not inside a transaction. */
  async settled(db: Handle, id: number, milliseconds: number): Promise<OutboxState> {
    const stop = new AbortController();
    const limit = setTimeout(() => stop.abort(), milliseconds);
    const told = this.#told(id, stop.signal);
    try {
      // It may have been settled before anybody waited.
      const state = await stateOf(db, id);
      if (state !== 'waiting') return state;
      await told;
      return await stateOf(db, id);
    } finally {
      clearTimeout(limit);
      stop.abort();
    }
  }

  /** Resolves when somebody tells of the row, and when `signal` is aborted. */
  #told(id: number, signal: AbortSignal): Promise<void> {
    const waiting = this.#waiting.get(id) ?? new Set();
    this.#waiting.set(id, waiting);
    return new Promise((resolve) => {
      waiting.add(resolve);
      signal.addEventListener('abort', () => {
        waiting.delete(resolve);
        if (waiting.size === 0) this.#waiting.delete(id);
        resolve();
      });
    });
  }
}

async function stateOf(db: Handle, id: number): Promise<OutboxState> {
  const [row] = await db.select({ state: outbox.state }).from(outbox).where(eq(outbox.id, id));
  if (!row) throw new Error(`The outbox has no row ${id}`);
  return row.state;
}
