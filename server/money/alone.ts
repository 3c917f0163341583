const HOUR = 60 * 60 * 1000;

/** PY-08, CR-02: the hours over which the limit above which a second admin confirms is counted. Our own choice. */
export const ALONE_HOURS = 24;

/** Returns from when on what a person did alone counts. */
export function aloneSince(now: Date): Date {
  return new Date(now.getTime() - ALONE_HOURS * HOUR);
}
