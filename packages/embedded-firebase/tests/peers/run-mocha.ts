import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { SuiteResults } from './expected-failures.ts';

const tests = z.array(z.object({ fullTitle: z.string() }));

const report = z.object({ passes: tests, failures: tests });

/** Runs the Mocha of a peer's folder to its end. @throws Error when it leaves no report */
export async function runMocha(
  folder: string,
  args: readonly string[],
  environment: Record<string, string>,
): Promise<SuiteResults> {
  const output = await mkdtemp(join(tmpdir(), 'peer-'));
  const file = join(output, 'report.json');
  try {
    const mocha = join(folder, 'node_modules', 'mocha', 'bin', 'mocha.js');
    const reporter = ['--reporter', 'json', '--reporter-option', `output=${file}`, '--exit'];
    const child = spawn(process.execPath, [mocha, ...args, ...reporter], {
      cwd: folder,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await once(child, 'close');
    const { passes, failures } = report.parse(JSON.parse(await readFile(file, 'utf8')));
    const failed = new Set(failures.map(({ fullTitle }) => fullTitle));
    const passed = passes.map(({ fullTitle }) => fullTitle).filter((title) => !failed.has(title));
    return { passed: new Set(passed), failed };
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}
