import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { runs } from 'test-tools/runs.ts';
import { afterAll, beforeAll, expect } from 'vitest';
import { seedFirstRun } from '#server/first-run/seed-first-run.ts';
import { openDatabase, type Database } from '#server/platform/database/open-database.ts';
import { seededRandom } from '../../fixtures/random.ts';
import { bundleProcess } from './bundle-process.ts';
import type { ServedDatabase } from './pglite-server.ts';
import { onPostgres, serveTestDatabase } from './test-database.ts';

/** 200 in the long run. */
const KILLS = runs(0.02);
export const KILLS_TIMEOUT = KILLS * 6_000;
/** PGlite serves one connection. */
const CONNECTIONS = onPostgres ? 4 : 1;

interface Common {
  url: string;
  connections: number;
  round: number;
  dieAt: number | null;
}

interface KilledProcesses {
  open: () => Promise<Database>;
  /**
   * Kills processes at random steps, and lets the last one finish. `meanwhile` is called after each.
   *
   * @returns The number of processes.
   */
  killThem: (seed: number, meanwhile?: () => Promise<void>) => Promise<number>;
}

/** Processes of the script that work on one database, one after the other. `more` is the rest of what each is told. */
export function useKilledProcesses<Order extends Common>(
  script: string,
  more: () => Omit<Order, keyof Common>,
): KilledProcesses {
  let served: ServedDatabase;
  let bundle: { folder: string; file: string };
  const children = new Set<ChildProcess>();
  const open = () => openDatabase({ url: served.url, connections: CONNECTIONS });
  beforeAll(async () => {
    [served, bundle] = await Promise.all([serveTestDatabase(), bundleProcess(script)]);
    const database = await open();
    await seedFirstRun(database, { uidByEmail: {} });
    await database.close();
  });
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await Promise.all([served.close(), rm(bundle.folder, { recursive: true })]);
  });

  /** A process loads its code while the one before it works. */
  let next: ChildProcess | undefined;
  const startProcess = (): ChildProcess => {
    const child = fork(bundle.file, []);
    children.add(child);
    child.once('close', () => children.delete(child));
    return child;
  };
  /** Lets a process work until it dies, or until all is done. Returns its steps, or the signal that ended it. */
  const work = async (round: number, dieAt: number | null): Promise<unknown> => {
    const child = next ?? startProcess();
    next = startProcess();
    let steps: unknown;
    child.once('message', (message: { steps: unknown }) => {
      steps = message.steps;
    });
    const ended = once(child, 'close');
    child.send({ url: served.url, connections: CONNECTIONS, round, dieAt, ...more() });
    const [code, signal] = (await ended) as [number | null, unknown];
    expect([0, null]).toContain(code);
    return signal ?? steps;
  };
  const killThem: KilledProcesses['killThem'] = async (seed, meanwhile) => {
    const random = seededRandom(seed);
    const steps = Number(await work(0, null));
    let round = 0;
    // A round may take a step less than another, and so outlive its last one.
    for (let kills = 0; kills < KILLS;) {
      round += 1;
      if ((await work(round, random.integer(1, steps))) === 'SIGKILL') kills += 1;
      await meanwhile?.();
    }
    expect(await work(round + 1, null)).toBeGreaterThan(0);
    return round + 2;
  };
  return { open, killThem };
}
