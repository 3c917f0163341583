/**
 * `npm run test:mutants`: makes small changes in `domain`, `server` and `providers`, one at a time, and counts how many the
 * tests notice. Fails below 90 %. `--count 300`, `--seed 1`, `--only server/orders` (a path's beginning).
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chooseMutants } from './choose.ts';
import { EQUIVALENT } from './equivalent/all.ts';
import { findMutants } from './find-mutants.ts';
import { readImports } from '#tests/arrows/import-graph.ts';
import { FirstRuns } from './first-runs.ts';
import { checkMutant, type Verdict } from './check-mutant.ts';
import type { Mutant } from './mutant.ts';
import { nearestTests } from './nearest-tests.ts';
import { killedShare, LEAST_KILLED, reportOf } from './report.ts';
import { sourceFiles } from './source-files.ts';
import { shareOut, Worker } from './workers.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    workers: { type: 'string', default: '2' },
  },
});

/** Every mutant of the files asked for that a test could notice. */
async function allMutants(): Promise<Mutant[]> {
  const files = sourceFiles(ROOT).filter((file) => file.startsWith(values.only));
  const found = await Promise.all(
    files.map(async (file) => findMutants(file, await readFile(join(ROOT, file), 'utf8'))),
  );
  return found.flat().filter(({ file, change }) => EQUIVALENT[file]?.[change] === undefined);
}

async function run(mutants: readonly Mutant[], workers: readonly Worker[]): Promise<Verdict[]> {
  const testsFor = nearestTests(readImports(ROOT));
  const firstRuns = new FirstRuns();
  const looked = new Set(mutants.flatMap(({ file }) => testsFor(file)));
  await shareOut(workers, [...looked], async (worker, test) => {
    await firstRuns.of(test, worker);
  });
  console.log(`${looked.size} test files run without a mutant`);
  const verdicts: Verdict[] = [];
  await shareOut(workers, mutants, async (worker, mutant) => {
    const verdict = await checkMutant(worker, mutant, { tests: testsFor(mutant.file), firstRuns });
    verdicts.push(verdict);
    const { file, line } = mutant;
    console.log(`${verdicts.length}/${mutants.length} ${verdict.outcome}: ${file}:${line}`);
  });
  return verdicts.toSorted((a, b) => a.mutant.id - b.mutant.id);
}

const count = Number(values.count);
const seed = Number(values.seed);
const mutants = chooseMutants(await allMutants(), { count, seed });
const folder = await mkdtemp(join(tmpdir(), 'lens-portal-mutants-'));
const file = join(folder, 'mutants.json');
await writeFile(file, JSON.stringify(mutants));
const workers = Array.from({ length: Number(values.workers) }, () => new Worker(file));
const started = performance.now();
try {
  const verdicts = await run(mutants, workers);
  const share = killedShare(verdicts);
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  console.log(`\n${reportOf(verdicts)}`);
  console.log(`\n${(100 * share).toFixed(1)} % killed, seed ${seed}, ${minutes} min`);
  process.exitCode = share >= LEAST_KILLED ? 0 : 1;
} finally {
  await Promise.all(workers.map((worker) => worker.stop()));
  await rm(folder, { recursive: true });
}
