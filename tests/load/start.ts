/**
 * Decision 57: what `npm start` takes until its first answer, on a new data folder: with nothing built, with all built,
 * and once more on the same folder. Builds the page anew.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from 'test-tools/free-port.ts';
import type { Measurement } from './run.ts';
import { ProcessTree } from './support/process-tree.ts';

/** In bytes, when it is ready. */
const MEMORY_AIM = 420_000_000;
/** In milliseconds. */
const LOOK_EVERY = 100;
const MINUTE = 60_000;

/** What a start builds and keeps. */
const BUILT = ['dist/embedded', 'dist/server', 'dist/database'];

export async function run(): Promise<Measurement[]> {
  const data = await mkdtemp(join(tmpdir(), 'lens-portal-start-'));
  const anew = () => rm(data, { recursive: true, force: true });
  for (const folder of BUILT) await rm(folder, { recursive: true, force: true });
  const first = await measure('first start, nothing built', data);
  await anew();
  const built = await measure('first start, all built', data);
  const second = await measure('second start', data);
  await anew();
  return [first, built, second];
}

async function measure(name: string, data: string): Promise<Measurement> {
  const [port, gatewayPort] = await Promise.all([freePort(), freePort()]);
  const began = performance.now();
  const child = spawn(process.execPath, ['server/start.cjs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      GATEWAY_PORT: String(gatewayPort),
      DATA_FOLDER: data,
    },
  });
  const ended = new Promise((done) => child.once('exit', done));
  const tree = new ProcessTree(child.pid ?? 0);
  let most = 0;
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}`);
    most = Math.max(most, await tree.sample());
    await pause(LOOK_EVERY);
  }
  const wall = (performance.now() - began) / 1_000;
  const ready = await tree.sample();
  const { cpu } = tree;
  await pause(MINUTE);
  const later = await tree.sample();
  child.kill('SIGINT');
  await ended;
  const seconds = `${wall.toFixed(1)} s to the first answer, ${cpu.toFixed(1)} s of CPU`;
  const memory = `${mb(ready)} when ready, ${mb(later)} a minute later, ${mb(most)} at most before`;
  return { name, result: `${seconds}; ${memory}`, ok: ready <= MEMORY_AIM };
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function mb(bytes: number): string {
  return `${Math.round(bytes / 1_000_000)} MB`;
}
