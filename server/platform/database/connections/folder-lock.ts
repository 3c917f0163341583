import { readFileSync } from 'node:fs';
import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../../program/start-error.ts';

const heldHere = new Set<string>();

/**
 * Locks the folder for this process. PGlite has no lock of its own, and two processes on one folder lose each other's
 * rows. A lock whose process has ended is taken over.
 *
 * @returns a function that releases the lock
 * @throws Error when a running process has the lock
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, '.lock');
  if (heldHere.has(path)) throw inUse(folder, process.pid);
  const holder = await livingHolder(path);
  if (holder !== null) throw inUse(folder, holder);
  await rm(path, { force: true });
  await writeLock(path, folder);
  heldHere.add(path);
  return async () => {
    heldHere.delete(path);
    await rm(path, { force: true });
  };
}

async function writeLock(path: string, folder: string): Promise<void> {
  try {
    const file = await open(path, 'wx');
    await file.writeFile(`${process.pid} ${startOf(process.pid)}\n`);
    await file.close();
  } catch (error) {
    // Another process was faster.
    if (isCode(error, 'EEXIST')) throw inUse(folder, await livingHolder(path));
    throw error;
  }
}

async function livingHolder(path: string): Promise<number | null> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return '';
    throw error;
  });
  const [pid, start] = text.trim().split(' ');
  const holder = Number(pid);
  // In a container, a restarted program gets the same process id.
  if (!Number.isInteger(holder) || holder <= 0 || holder === process.pid) return null;
  return isAlive(holder) && (start ?? '') === startOf(holder) ? holder : null;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

/** Returns when the process started, on Linux, because process ids are reused. Returns '' on other systems. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function inUse(folder: string, pid: number | null): StartError {
  return new StartError(
    `The data in ${folder} is in use${pid ? ` by process ${pid}` : ''}. ` +
      'Stop that process first, or choose another folder by DATA_FOLDER.',
  );
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
