import type { Database } from '#server/platform/database/database.ts';
import { enqueue } from '#server/platform/outbox/enqueue.ts';
import type { Handler, OutboxKind, OutboxLane } from '#server/platform/outbox/lane.ts';
import { OutboxWorker } from '#server/platform/outbox/outbox-worker.ts';
import { outbox } from '#server/platform/outbox/table.ts';
import { asc } from 'drizzle-orm';

/** A clock that stands still until it is moved. */
export class TestClock {
  #now = Date.parse('2026-11-20T10:00:00Z');

  readonly read = (): Date => new Date(this.#now);

  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }

  /** As milliseconds since 1970. */
  moveTo(now: number): void {
    this.#now = now;
  }
}

export interface LoggedFailure {
  level: 'warn' | 'error';
  facts: unknown;
  message: string | undefined;
}

export interface TestWorker {
  worker: OutboxWorker;
  logged: LoggedFailure[];
  /** Wakes it and resolves when everything that is due has been tried. */
  deliverDue: () => Promise<void>;
}

/** One kind in a lane of its own, as profiles have it. */
export function laneOf(kind: string, deliver: Handler, rules?: Omit<OutboxKind, 'deliver'>) {
  return { slots: 8, kinds: { [kind]: { deliver, ...rules } } } satisfies OutboxLane;
}

/** A worker that does nothing until it is told to. `note` is the kind of its messages. */
export function testWorker(database: Database, clock: TestClock, note: Handler): TestWorker {
  return testLanes(database, clock, [laneOf('note', note)]);
}

/** The same with lanes of the test's own. */
export function testLanes(database: Database, clock: TestClock, lanes: OutboxLane[]): TestWorker {
  const logged: LoggedFailure[] = [];
  const log = (level: LoggedFailure['level']) => (facts: unknown, message?: string) =>
    void logged.push({ level, facts, message });
  const worker = new OutboxWorker({
    db: database.db,
    clock: clock.read,
    lanes,
    log: { warn: log('warn'), error: log('error') },
  });
  return {
    worker,
    logged,
    async deliverDue() {
      worker.wake();
      await worker.idle();
    },
  };
}

export async function enqueueNote(
  database: Database,
  key: string,
  payload: unknown,
): Promise<number> {
  return database.db.transaction((tx) => enqueue(tx, { kind: 'note', key, payload }));
}

/** Every row, the oldest first. */
export function outboxRows(database: Database): Promise<(typeof outbox.$inferSelect)[]> {
  return database.db.select().from(outbox).orderBy(asc(outbox.id));
}

/** A promise that is settled from outside. */
export function gate(): { passed: Promise<void>; open: () => void } {
  const gates: (() => void)[] = [];
  const passed = new Promise<void>((resolve) => gates.push(resolve));
  return { passed, open: () => gates.forEach((resolve) => resolve()) };
}
