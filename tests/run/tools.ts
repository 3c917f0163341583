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
import { settle } from './settle.ts';
import type { Printing, StepResult } from './step.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const BIN = join(ROOT, 'node_modules/.bin');

interface ToolOptions {
  printing?: Printing;
  env?: Record<string, string>;
}

/** Runs a tool of node_modules. Resolves to its exit code once it has ended and its output is printed. */
function runTool(tool: string, args: string[], options: ToolOptions): Promise<number> {
  const { printing = 'now', env = {} } = options;
  return new Promise((done, fail) => {
    const child = spawn(join(BIN, tool), args, {
      stdio: ['ignore', ...outputOf(printing)],
      env: { ...process.env, ...env },
    });
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => printed.push(chunk));
    }
    child.on('error', fail);
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(printed));
      done(code ?? 1);
    });
  });
}

function outputOf(printing: Printing): ['inherit' | 'pipe', 'inherit' | 'pipe'] {
  return printing === 'now' ? ['inherit', 'inherit'] : ['pipe', 'pipe'];
}

/** Runs a check that passes or fails as a whole. */
export async function runWhole(
  tool: string,
  args: string[],
  options: ToolOptions = {},
): Promise<StepResult> {
  const code = await runTool(tool, args, options);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Runs Vitest with the arguments. A failure outside of tests (a file that does not load) counts as a failure too. */
export async function runVitest(args: string[], options: ToolOptions = {}): Promise<StepResult> {
  return withReport(async (file) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const code = await runTool('vitest', [...args, ...reporters], options);
    const report = await readReport<VitestReport>(file);
    const failures = vitestFailures(report.testResults, ROOT);
    return settle({ passed: report.numPassedTests, failed: report.numFailedTests, failures }, code);
  });
}

/** Runs Playwright with the arguments, in that Chromium. */
export async function runPlaywright(
  chromium: string,
  args: string[] = [],
  options: ToolOptions = {},
): Promise<StepResult> {
  return withReport(async (file) => {
    const env = {
      ...options.env,
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    };
    const code = await runTool('playwright', ['test', '--reporter=list,json', ...args], {
      ...options,
      env,
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
