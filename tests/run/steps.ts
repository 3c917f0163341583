import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export interface StepResult {
  passed: number;
  failed: number;
}

const BIN = resolve(import.meta.dirname, '../../node_modules/.bin');

/** Runs a tool of node_modules with its output on the screen; resolves to its exit code. */
function runTool(tool: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(join(BIN, tool), args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', fail);
    child.on('exit', (code) => done(code ?? 1));
  });
}

/** A check that passes or fails as a whole. */
export async function runWhole(tool: string, args: string[]): Promise<StepResult> {
  const code = await runTool(tool, args);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** One vitest project. A run that fails beside its tests (a file that does not load) counts as a failure too. */
export async function runVitest(
  project: string,
  env: Record<string, string> = {},
): Promise<StepResult> {
  return withReport(async (file) => {
    const args = ['run', '--project', project, '--reporter=default', '--reporter=json'];
    const code = await runTool('vitest', [...args, `--outputFile.json=${file}`], env);
    const report = await readReport<VitestReport>(file);
    const failed = report.numFailedTests + report.numPendingTests;
    return settle({ passed: report.numPassedTests, failed: report.numFailedTests }, code, failed);
  });
}

/** The journeys in a real browser. */
export async function runPlaywright(chromium: string): Promise<StepResult> {
  return withReport(async (file) => {
    const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
    const code = await runTool('playwright', ['test', '--reporter=list,json'], env);
    const { stats } = await readReport<PlaywrightReport>(file);
    const failed = stats.unexpected + stats.flaky;
    return settle({ passed: stats.expected, failed }, code, failed);
  });
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** No test run, or a tool that failed without naming a test, is a failure. */
function settle(result: StepResult, code: number, named: number): StepResult {
  if (result.passed + result.failed === 0) return { passed: 0, failed: 1 };
  if (code !== 0 && named === 0) return { ...result, failed: 1 };
  return result;
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
