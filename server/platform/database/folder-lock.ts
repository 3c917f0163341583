import { readFileSync } from 'node:fs';
import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../program/start-error.ts';

const heldHere = new Set<string>();

/**
 * Takes the folder for this process: PGlite has no lock of its own, and two processes on one folder lose
 * each other's rows. A lock whose process is gone is taken over.
 *
 * @returns how to give it back
 * @throws when a living process has the folder
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
    // Somebody else was faster.
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
  // A container gives every life of a program the same process id.
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

/** When the process started, where the system tells (Linux): process ids are used again. Otherwise ''. */
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
