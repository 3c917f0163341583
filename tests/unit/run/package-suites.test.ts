import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keyOf, runPackages } from '../../run/package-suites.ts';
import type { StepResult } from '../../run/step.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'lens-portal-suites-'));
  for (const file of [
    'package-lock.json',
    'packages/embedded-firebase/src/index.ts',
    'packages/embedded-firebase/tests/peers/list.txt',
    'packages/payment-sandbox/src/index.ts',
    'packages/test-tools/until.ts',
  ])
    await write(file, 'as it was');
});
afterEach(() => rm(root, { recursive: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

/** The names of the suites that run, each with the result. */
async function suitesRun(result: StepResult = { passed: 1, failed: 0 }): Promise<string[]> {
  const ran: string[] = [];
  const quiet = vi.spyOn(console, 'log').mockReturnValue(undefined);
  await runPackages((name) => (ran.push(name), Promise.resolve(result)), root);
  quiet.mockRestore();
  return ran;
}

const BOTH = ['embedded-firebase', 'payment-sandbox'];

it('runs each suite once, and again when something changed that it depends on', async () => {
  expect(await suitesRun()).toEqual(BOTH);
  expect(await suitesRun()).toEqual([]);
  await write('packages/payment-sandbox/src/index.ts', 'changed');
  expect(await suitesRun()).toEqual(['payment-sandbox']);
  await write('packages/embedded-firebase/tests/peers/list.txt', 'changed');
  expect(await suitesRun()).toEqual(['embedded-firebase']);
  for (const shared of ['embedded-firebase/src/new.ts', 'test-tools/until.ts']) {
    await write(`packages/${shared}`, 'changed');
    expect(await suitesRun()).toEqual(BOTH);
  }
  await write('package-lock.json', 'changed');
  expect(await suitesRun()).toEqual(BOTH);
});

function git(...args: string[]): void {
  const as = ['-c', 'user.name=Test', '-c', 'user.email=test@lens.test'];
  expect(spawnSync('git', [...as, ...args], { cwd: root }).status).toBe(0);
}

it('runs only what is other than on the main branch of the origin: changed, new or committed', async () => {
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message=first');
  expect(await suitesRun()).toEqual(BOTH);
  await rm(join(root, '.cache'), { recursive: true });
  git('update-ref', 'refs/remotes/origin/HEAD', 'HEAD');
  expect(await suitesRun()).toEqual([]);
  await write('packages/payment-sandbox/src/index.ts', 'changed');
  expect(await suitesRun()).toEqual(['payment-sandbox']);
  git('commit', '--quiet', '--all', '--message=second');
  await rm(join(root, '.cache'), { recursive: true });
  expect(await suitesRun()).toEqual(['payment-sandbox']);
  await write('packages/embedded-firebase/src/new.ts', 'new');
  expect(await suitesRun()).toEqual(BOTH);
});

it('has the key of before when a change is taken back, and reads nothing that is installed', async () => {
  const before = keyOf('payment-sandbox', root);
  await write('packages/payment-sandbox/node_modules/x/index.js', 'installed');
  expect(keyOf('payment-sandbox', root)).toBe(before);
  await write('packages/payment-sandbox/src/index.ts', 'changed');
  expect(keyOf('payment-sandbox', root)).not.toBe(before);
  await write('packages/payment-sandbox/src/index.ts', 'as it was');
  expect(keyOf('payment-sandbox', root)).toBe(before);
});

it('runs a suite again that failed, and adds the results up', async () => {
  const failed = { passed: 2, failed: 1, failures: [{ line: 'x', alone: 'y' }] };
  expect(await suitesRun(failed)).toEqual(BOTH);
  const sum = await runPackages(() => Promise.resolve(failed), root);
  expect(sum).toEqual({ passed: 4, failed: 2, failures: [...failed.failures, ...failed.failures] });
});
