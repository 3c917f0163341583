import { sessionCounts, type SessionEnds } from '#domain/schemas/session.ts';

/** The longest that any setting lets a session last: what began before has ended by itself. Seconds. */
const LONGEST = 30 * 24 * 60 * 60;
/** As many as the document's schema allows. */
const MAX_KEPT = 20;
const MAX_ENDED = 500;

/** All that began before `validAfter` (seconds) have ended but for `keep`, of which the newest are kept. */
export function withAllEnded(
  ends: SessionEnds,
  { validAfter, keep = [] }: { validAfter: number; keep?: number[] },
): SessionEnds {
  // Being kept brings nothing back that had ended before.
  const counts = (time: number) => sessionCounts({ ...ends, disabled: false }, time);
  const kept = newestFirst(keep).filter(counts).slice(0, MAX_KEPT);
  // A clock that was set back must not bring back what has ended.
  return tidy({ ...ends, validAfter: Math.max(ends.validAfter, validAfter), kept });
}

/** These have ended too. */
export function withEnded(ends: SessionEnds, authTimes: number[]): SessionEnds {
  const ended = newestFirst([...ends.ended, ...authTimes]);
  const longAgo = Math.max(...ended) - LONGEST;
  const surplus = ended[MAX_ENDED];
  // What does not fit ends by its time, and whatever is as old with it.
  const validAfter = surplus === undefined ? 0 : surplus + 1;
  return tidy({ ...ends, ended, validAfter: Math.max(ends.validAfter, longAgo, validAfter) });
}

/** Each session once: what has ended is not kept, and what `validAfter` says already is not said again. */
function tidy(ends: SessionEnds): SessionEnds {
  const { validAfter } = ends;
  return {
    ...ends,
    kept: ends.kept.filter((time) => !ends.ended.includes(time)),
    ended: ends.ended.filter((time) => time >= validAfter),
  };
}

function newestFirst(times: number[]): number[] {
  return [...new Set(times)].toSorted((a, b) => b - a);
}
