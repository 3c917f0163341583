import { asc } from 'drizzle-orm';
import { until } from 'test-tools/until.ts';
import { expect } from 'vitest';
import type { Database } from '#server/platform/database/database.ts';
import { enqueue } from '#server/platform/outbox/enqueue.ts';
import type { Handler, OutboxKind, OutboxLane } from '#server/platform/outbox/lane.ts';
import { OutboxWorker } from '#server/platform/outbox/outbox-worker.ts';
import { outbox } from '#server/platform/outbox/table.ts';

/** A clock that only moves when the test moves it. */
export class TestClock {
  #now = Date.parse('2026-11-20T10:00:00Z');

  readonly read = (): Date => new Date(this.#now);

  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }

  /** `now` is in milliseconds since 1970. */
  moveTo(now: number): void {
    this.#now = now;
  }
}

interface LoggedFailure {
  level: 'warn' | 'error';
  facts: unknown;
  message: string | undefined;
}

export interface TestWorker {
  worker: OutboxWorker;
  logged: LoggedFailure[];
  /** Wakes the worker. Resolves when it has tried to deliver every due message. */
  deliverDue: () => Promise<void>;
}

/** Returns a lane with a single kind, as for profiles. */
export function laneOf(kind: string, deliver: Handler, rules?: Omit<OutboxKind, 'deliver'>) {
  return { slots: 8, kinds: { [kind]: { deliver, ...rules } } } satisfies OutboxLane;
}

/** Returns a worker that runs only on request. The kind of its messages is `note`. */
export function testWorker(database: Database, clock: TestClock, note: Handler): TestWorker {
  return testLanes(database, clock, [laneOf('note', note)]);
}

/** The same with the test's own lanes. */
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

/** Returns every row, oldest first. */
export function outboxRows(database: Database): Promise<(typeof outbox.$inferSelect)[]> {
  return database.db.select().from(outbox).orderBy(asc(outbox.id));
}

/** Waits until every message was delivered or given up. */
export async function untilNothingWaits(database: Database): Promise<void> {
  await until(async () => {
    const waiting = (await outboxRows(database)).filter(({ state }) => state === 'waiting');
    expect(waiting).toEqual([]);
  });
}

/** Returns a promise that `open` resolves. */
export function gate(): { passed: Promise<void>; open: () => void } {
  const gates: (() => void)[] = [];
  const passed = new Promise<void>((resolve) => gates.push(resolve));
  return { passed, open: () => gates.forEach((resolve) => resolve()) };
}
