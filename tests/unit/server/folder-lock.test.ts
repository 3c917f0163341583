import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from '#server/platform/database/connections/folder-lock.ts';

/** What the lock file of a process says: its id, and on Linux when it started. */
function lockOf(pid: number): string {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return `${pid} \n`;
  const fields = readFileSync(path, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return `${pid} ${fields[19]}\n`;
}

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lens-portal-lock-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** A process that says what it is told, and lives until it is told to end. */
async function anotherProcess() {
  const child = spawn(process.execPath, ['-e', 'process.stdin.pipe(process.stdout)']);
  await once(child, 'spawn');
  return Object.assign(child, { pid: Number(child.pid) });
}

async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('close', resolve));
}

/** Takes the lock, reads whose it says it is, and gives it back. */
async function holderAfterLocking(): Promise<number> {
  const unlock = await lockFolder(folder);
  const text = await readFile(join(folder, '.lock'), 'utf8');
  await unlock();
  return Number(text.split(' ')[0]);
}

describe('lockFolder', () => {
  it('lets one in, and the next when it is given back', async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
    await unlock();
    expect(await readdir(folder)).toEqual([]);
    await (
      await lockFolder(folder)
    )();
  });

  it('does not take over from a process that lives, and does from one that is gone', async () => {
    const holder = await anotherProcess();
    await writeFile(join(folder, '.lock'), lockOf(holder.pid));
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${holder.pid}`);
    // Asking whether it lives does not disturb it.
    holder.stdin.write('alive');
    expect(String(await Promise.race([once(holder.stdout, 'data'), once(holder, 'exit')]))).toBe(
      'alive',
    );
    await end(holder);
    expect(await holderAfterLocking()).toBe(process.pid);
  });

  it.each(['', 'nonsense', '0 0', `${process.pid} 1`])(
    'takes over one that says %o',
    async (text) => {
      await writeFile(join(folder, '.lock'), text);
      expect(await holderAfterLocking()).toBe(process.pid);
    },
  );
});
