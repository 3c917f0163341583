import { sql } from 'drizzle-orm';
import type { Database, Handle } from '#server/platform/database/database.ts';
import { withDeadline } from '#server/platform/firebase/deadline.ts';
import { Problem } from '#server/platform/errors/problem.ts';

/** In milliseconds. */
export interface Holding {
  /** For the turn to come. Who waited longer is refused, and what they asked for is not done. */
  turn: number;
  /** For the work to ask Firebase; it begins no question after that. */
  work: number;
}

/** A caller of a callable waits for 70 s (FUNCTION_TIMEOUT), with up to 15 s for the lock and 5 s for who they are. */
const WITHIN_A_CALLABLE: Holding = { turn: 30_000, work: 15_000 };
/** A caller of the API waits for 30 s. */
export const WITHIN_A_REQUEST: Holding = { turn: 10_000, work: 10_000 };

/** Beyond the work's own time the database gives the transaction up, unwritten. */
const GRACE = 1_000;

const lastTurns = new WeakMap<Database, Promise<unknown>>();

/**
 * AD-06: runs `work` while nobody else, in any instance, changes who may do what. `work` asks and changes Firebase Auth
 * while the transaction is held open, an exception from decision 7: "one super admin is left" is a fact about Auth, which
 * has neither transactions nor locks, and the advisory lock must last until the change is made. What `work` has
 * written, the audit trail and the rows of one user, stays locked as long. Within one process each waits before it takes a connection.
 *
 * What its caller gave up on never runs later: waiting and working have their time.
 *
 * @throws Problem 503 when the turn does not come in time, and when Firebase does not answer in time
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

/** Milliseconds, at least 1. @throws Problem 503 when the time is over */
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
