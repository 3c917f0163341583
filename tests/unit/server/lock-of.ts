import { existsSync, readFileSync } from 'node:fs';

/** What the lock file of a process says: its id, and on Linux when it started. */
export function lockOf(pid: number): string {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return `${pid} \n`;
  const fields = readFileSync(path, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return `${pid} ${fields[19]}\n`;
}
