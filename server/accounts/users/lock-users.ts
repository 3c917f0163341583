import { sql } from 'drizzle-orm';
import type { Database, Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { withDeadline } from '../../platform/firebase/deadline.ts';

/** Time limits in milliseconds. */
export interface Holding {
  /** For getting the lock. A call that waits longer is refused and changes nothing. */
  turn: number;
  /** For requests to Firebase; none is sent after it. */
  work: number;
}

/** A callable's caller waits for 70 s (FUNCTION_TIMEOUT), with up to 15 s for the lock and 5 s for identification. */
const WITHIN_A_CALLABLE: Holding = { turn: 30_000, work: 15_000 };
/** The caller of the API waits for 30 s. */
export const WITHIN_A_REQUEST: Holding = { turn: 10_000, work: 10_000 };

/** Milliseconds after the work's limit at which the database rolls the transaction back. */
const GRACE = 1_000;

const lastTurns = new WeakMap<Database, Promise<unknown>>();

/**
 * AD-06: runs `work` while no other call, in any instance, can change users' rights. `work` reads and changes Firebase
 * Auth in the open transaction, an exception from decision 7: "one super admin is left" is a fact about Auth, which has
 * neither transactions nor locks, so the advisory lock must last until the change is made. Rows that `work` writes stay
 * locked as long: audit entries and one user. Within a process, calls wait before they take a connection.
 *
 * Waiting and working have time limits, so that a call that its caller gave up never runs later.
 *
 * @throws Problem 503 when the lock is not available in time, or Firebase does not answer in time
 */
export async function lockUsers<T>(
  database: Database,
  work: (tx: Handle) => Promise<T>,
  { turn, work: longest }: Holding = WITHIN_A_CALLABLE,
): Promise<T> {
  const until = performance.now() + turn;
  let hasBegun = false;
  const run = () => {
    timeLeft(until);
    return database.db.transaction(async (tx) => {
      await lock(tx, timeLeft(until), longest);
      timeLeft(until);
      hasBegun = true;
      return withDeadline(longest, () => work(tx));
    });
  };
  const mine = (lastTurns.get(database) ?? Promise.resolve()).then(run, run);
  lastTurns.set(database, mine);
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      if (!hasBegun) reject(waitedTooLong());
    }, turn);
  });
  try {
    return await Promise.race([mine, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

/** Milliseconds until `until`, at least 1. @throws Problem 503 after it */
function timeLeft(until: number): number {
  const left = Math.ceil(until - performance.now());
  if (left > 0) return left;
  throw waitedTooLong();
}

function waitedTooLong(): Problem {
  return new Problem(
    'unavailable',
    'Someone else is changing users right now. Nothing was changed. Try again',
  );
}

async function lock(tx: Handle, turn: number, work: number): Promise<void> {
  await tx.execute(
    sql`SELECT set_config('lock_timeout', ${String(turn)}, true),
      set_config('idle_in_transaction_session_timeout', ${String(work + GRACE)}, true)`,
  );
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('portal_users', 0))`);
  await tx.execute(sql`SELECT set_config('lock_timeout', '0', true)`);
}
