import { existsSync, readFileSync } from 'node:fs';

const STAT = '/proc/self/stat';
/** The unit of the times in /proc, in all builds of Linux that Node runs on. */
const TICKS_PER_SECOND = 100;
/** Where utime, stime, cutime and cstime stand behind the name of the process: proc(5). */
const TIMES = [11, 12, 13, 14];

/**
 * Returns the seconds of CPU, user and system, of this process and of all children that have ended, theirs included.
 * Null where there is no /proc.
 */
export function cpuSoFar(): number | null {
  return existsSync(STAT) ? cpuIn(readFileSync(STAT, 'utf8')) : null;
}

/** Reads those seconds from the contents of /proc/<pid>/stat. The name of the process may hold spaces and brackets. */
export function cpuIn(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return TIMES.reduce((sum, at) => sum + Number(fields[at]), 0) / TICKS_PER_SECOND;
}
