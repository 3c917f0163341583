import type { Actor } from '../platform/audit/record-audit.ts';
import { movedOnProblem, stepConflict } from './step-conflict.ts';

/** What waits for a second admin, as it is stored. */
interface Waiting {
  state: string;
  version: number;
  requestedByUid: string;
  /** Who took the latest step; blank when nobody has yet. */
  decidedBy: string;
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
  { state, version, requestedByUid, decidedBy }: Waiting,
  { actor, decision, versionSeen, current, what }: Decision,
): void {
  if (version !== versionSeen) {
    throw movedOnProblem(`Someone else has decided this ${what}`, decidedBy, current());
  }
  if (state !== 'waiting') {
    throw stepConflict('decided', `This ${what} was decided already`, { who: decidedBy });
  }
  if (decision === 'confirm' && requestedByUid === actor.uid) {
    throw stepConflict('own', `Somebody else must confirm a ${what} that you asked for`);
  }
}
