import { eq } from 'drizzle-orm';
import type { Handle } from '../database/database.ts';
import type { OutboxState } from './settle.ts';
import { outbox } from './table.ts';

/** Lets callers wait until a row is settled, whichever instance delivers it. */
export class SettledRows {
  readonly #waiting = new Map<number, Set<() => void>>();

  /** Call it when the row is settled. */
  notify(id: number): void {
    for (const done of this.#waiting.get(id) ?? []) done();
  }

  /** Call it when notifications of settled rows may have been missed. */
  notifyAll(): void {
    for (const id of this.#waiting.keys()) this.notify(id);
  }

  /** Returns the row's state once it is settled, or after this many milliseconds. Not for use in a transaction. */
  async settled(db: Handle, id: number, milliseconds: number): Promise<OutboxState> {
    const stop = new AbortController();
    const limit = setTimeout(() => stop.abort(), milliseconds);
    const announced = this.#announced(id, stop.signal);
    try {
      // The row may have been settled before the wait started.
      const state = await stateOf(db, id);
      if (state !== 'waiting') return state;
      await announced;
      return await stateOf(db, id);
    } finally {
      clearTimeout(limit);
      stop.abort();
    }
  }

  /** Resolves when the row is notified, or when `signal` aborts. */
  #announced(id: number, signal: AbortSignal): Promise<void> {
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
