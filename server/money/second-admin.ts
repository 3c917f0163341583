import type { Actor } from '#server/platform/audit/record-audit.ts';
import { Problem } from '#server/platform/errors/problem.ts';

/** What waits for a second admin, as it is stored. */
interface Waiting {
  state: string;
  version: number;
  requestedByUid: string;
}

interface Decision {
  actor: Actor;
  decision: 'confirm' | 'decline';
  versionSeen: number;
  /** Returns the record as it is now, for whoever saw an older version. */
  current: () => unknown;
  /** `write-off` */
  what: string;
}

/**
 * PY-08, CR-02: whether somebody may decide what waits for a second admin. Whoever asked may take it back, but not confirm it.
 *
 * @throws Problem 412 with the present record, 409 when it was decided already, 403 for whoever asked
 */
export function requireDecidable(
  { state, version, requestedByUid }: Waiting,
  { actor, decision, versionSeen, current, what }: Decision,
): void {
  if (version !== versionSeen) {
    throw new Problem('version-moved-on', `Someone else has decided this ${what}`, {
      current: current(),
    });
  }
  if (state !== 'waiting') throw new Problem('conflict', `This ${what} was decided already`);
  if (decision === 'confirm' && requestedByUid === actor.uid) {
    throw new Problem('forbidden', `Somebody else must confirm a ${what} that you asked for`);
  }
}
