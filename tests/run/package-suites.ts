import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Step, StepResult } from './step.ts';
import { runVitest } from './tools.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** The packages with a suite, and the folders that a result depends on. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  'embedded-firebase': ['packages/embedded-firebase', 'packages/test-tools'],
  'payment-sandbox': [
    'packages/payment-sandbox',
    'packages/embedded-firebase/src',
    'packages/test-tools',
  ],
};

/**
 * A hash of everything that the result of a package's suite depends on: its files, those of the packages that it uses,
 * the installed versions, and Node's.
 */
export function keyOf(name: string, root = ROOT): string {
  const files = (PACKAGES[name] ?? []).flatMap((folder) => everyFileBelow(root, folder));
  const hash = createHash('sha256').update(process.version);
  for (const file of [...files, 'package-lock.json'].toSorted())
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

function everyFileBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

/**
 * Whether the checkout has, of everything that the result depends on, what the main branch of its origin has: all of that
 * has passed `npm run test:all`. False where there is no origin, or no git.
 */
function isAsOnMain(name: string, root: string): boolean {
  const paths = ['--', ...(PACKAGES[name] ?? []), 'package-lock.json'];
  const git = (...args: string[]) => spawnSync('git', [...args, ...paths], { cwd: root });
  const { status, stdout } = git('status', '--porcelain');
  if (status !== 0 || stdout.length > 0) return false;
  return git('diff', '--quiet', 'origin/HEAD', 'HEAD').status === 0;
}

/** Runs the suites of the packages that changed and have not passed here as they are. */
export async function runPackages(
  run: (name: string) => Promise<StepResult>,
  root = ROOT,
): Promise<StepResult> {
  const folder = join(root, '.cache/passed');
  const sum: Required<StepResult> = { passed: 0, failed: 0, failures: [] };
  for (const name of Object.keys(PACKAGES)) {
    const mark = join(folder, `${name}-${keyOf(name, root)}`);
    if (existsSync(mark) || isAsOnMain(name, root)) {
      console.log(`── ${name} is as it passed before: not run`);
      continue;
    }
    const result = await run(name);
    sum.passed += result.passed;
    sum.failed += result.failed;
    sum.failures = [...sum.failures, ...(result.failures ?? [])];
    if (result.failed > 0) continue;
    mkdirSync(folder, { recursive: true });
    writeFileSync(mark, '');
  }
  return sum;
}

/** The step of `npm test`. `npm run test:all` runs the suites in any case. */
export const changedPackages: Step = {
  name: 'packages that changed',
  run: () =>
    runPackages((name) =>
      runVitest({ projects: [name], files: [], env: {}, workers: 1, isHeld: true }),
    ),
};
