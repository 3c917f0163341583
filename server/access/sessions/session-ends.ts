import { sessionCounts, type SessionEnds } from '#domain/access/session.ts';

/** The maximum by the document's schema. */
const MAX_KEPT = 20;
const MAX_ENDED = 500;

/** Ends all sessions that began before `validAfter` (seconds), except the newest of `keep`. */
export function withAllEnded(
  ends: SessionEnds,
  { validAfter, keep = [] }: { validAfter: number; keep?: number[] },
): SessionEnds {
  // A session that had ended before cannot be kept.
  const counts = (time: number) => sessionCounts({ ...ends, disabled: false }, time);
  const kept = newestFirst(keep).filter(counts).slice(0, MAX_KEPT);
  // A clock that was set back must not make ended sessions valid again.
  return tidy({ ...ends, validAfter: Math.max(ends.validAfter, validAfter), kept });
}

/** Ends these sessions, too. */
export function withEnded(ends: SessionEnds, authTimes: number[]): SessionEnds {
  const ended = newestFirst([...ends.ended, ...authTimes]);
  const surplus = ended[MAX_ENDED];
  // Sessions that do not fit into the list end by `validAfter`, together with all older ones.
  const validAfter = surplus === undefined ? 0 : surplus + 1;
  return tidy({ ...ends, ended, validAfter: Math.max(ends.validAfter, validAfter) });
}

/** Lists each session once: removes ended ones from `kept`, and from `ended` those that `validAfter` covers. */
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
