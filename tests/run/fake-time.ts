import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const LIBRARIES = '/usr/lib';
const FILE = 'faketime/libfaketimeMT.so.1';

/**
 * Returns the environment in which a process, and all that it starts, has this date, from which its clock goes on. The
 * clock of timers is left alone. Installs libfaketime with apt-get if there is none.
 */
export function findFakeTime(date: Date): Record<string, string> {
  const library = findLibrary() ?? install();
  const ahead = Math.round((date.getTime() - Date.now()) / 1000);
  return {
    LD_PRELOAD: library,
    FAKETIME: `${ahead < 0 ? '' : '+'}${ahead}`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    // Without this a thread that waits for a moment of the clock of timers never sleeps: Chromium has many.
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
    // Every process is told the same distance, so none needs to know of another.
    FAKETIME_DISABLE_SHM: '1',
    FAKETIME_DONT_RESET: '1',
    NO_FAKE_STAT: '1',
  };
}

function findLibrary(): string | undefined {
  const folders = existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : [];
  return folders.map((name) => join(LIBRARIES, name, FILE)).find((file) => existsSync(file));
}

function install(): string {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'libfaketime']])
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  const library = findLibrary();
  if (!library) throw new Error('libfaketime is needed and could not be installed with apt-get.');
  return library;
}
