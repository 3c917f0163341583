import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  playwrightFailures,
  vitestFailures,
  type PlaywrightSuite,
  type VitestFile,
} from './failures.ts';
import { SEED } from './seed.ts';
import { settle } from './settle.ts';
import type { StepResult } from './step.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const BIN = join(ROOT, 'node_modules/.bin');

/**
 * Runs a tool of node_modules. Resolves to its exit code once it has ended and its output is printed: as it comes, or with
 * `isHeld` at the end, so that it does not mix with that of another tool.
 */
function runTool(
  tool: string,
  args: readonly string[],
  env: Record<string, string> = {},
  isHeld = false,
): Promise<number> {
  return new Promise((done, fail) => {
    const output = isHeld ? 'pipe' : 'inherit';
    const child = spawn(join(BIN, tool), args, {
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
    });
    const held: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: Buffer) => held.push(part));
    child.on('error', fail);
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(held));
      done(code ?? 1);
    });
  });
}

/** Runs a check that passes or fails as a whole. */
export async function runWhole(tool: string, args: readonly string[]): Promise<StepResult> {
  if ((await runTool(tool, args)) === 0) return { passed: 1, failed: 0 };
  const alone = `npx ${[tool, ...args].join(' ')}`;
  return { passed: 0, failed: 1, failures: [{ line: `${tool} is not satisfied`, alone }] };
}

interface VitestRun {
  /** Projects of vitest.config.ts. */
  projects: readonly string[];
  /** Only these files, or those below these folders. */
  files: readonly string[];
  env: Record<string, string>;
  /** Instead of one for each core. */
  workers?: number;
  /** Prints the output at the end. */
  isHeld?: boolean;
  /** The command that takes a file and a name to run one test alone, when it is not Vitest's own. */
  alone?: string;
}

/**
 * Runs Vitest, its files in the order of the seed. A failure outside of tests (a file that does not load) counts as a
 * failure too.
 */
export async function runVitest(asked: VitestRun): Promise<StepResult> {
  const { projects, files, env, workers, isHeld, alone } = asked;
  const chosen = projects.flatMap((project) => ['--project', project]);
  return withReport(async (file) => {
    const args = ['run', ...chosen, `--sequence.seed=${SEED}`];
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const limited = workers ? { ...env, VITEST_MAX_WORKERS: `${workers}` } : env;
    const code = await runTool('vitest', [...args, ...reporters, ...files], limited, isHeld);
    const report = await readReport<VitestReport>(file);
    const command = alone ?? ['npx vitest run', ...chosen].join(' ');
    const failures = vitestFailures(report.testResults, ROOT, command);
    return settle({ passed: report.numPassedTests, failed: report.numFailedTests, failures }, code);
  });
}

/** Runs Playwright with the arguments, in that Chromium. */
export async function runPlaywright(
  chromium: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<StepResult> {
  return withReport(async (file) => {
    const code = await runTool('playwright', ['test', '--reporter=list,json', ...args], {
      ...env,
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    });
    const { stats, suites } = await readReport<PlaywrightReport>(file);
    const failures = playwrightFailures(suites);
    const failed = stats.unexpected + stats.flaky;
    return settle({ passed: stats.expected, failed, failures }, code);
  });
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly VitestFile[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: readonly PlaywrightSuite[];
}

async function withReport(run: (file: string) => Promise<StepResult>): Promise<StepResult> {
  const folder = await mkdtemp(join(tmpdir(), 'lens-portal-report-'));
  try {
    return await run(join(folder, 'report.json'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readReport<Report>(file: string): Promise<Report> {
  return JSON.parse(await readFile(file, 'utf8')) as Report;
}
