/**
 * `npm run test:mutants`: makes small changes in `domain`, `server`, `providers` and the rules of pages, one at a time, and counts how many
 * `npm run test:all` would notice. Fails below 90 %. `--count 300`, `--seed 1`, `--only server/orders` (a path's beginning).
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readImports } from '../arrows/import-graph.ts';
import { checkMutant, type Verdict } from './check-mutant.ts';
import { chooseMutants } from './choose.ts';
import { EQUIVALENT } from './equivalent/all.ts';
import { findMutants } from './find-mutants.ts';
import { FirstRuns } from './first-runs.ts';
import type { Mutant } from './mutant.ts';
import { nearestTests } from './nearest-tests.ts';
import { rejectedByTypes } from './rejected-by-types.ts';
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

const codeOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Every mutant of the files asked for that could be noticed. */
function allMutants(): Mutant[] {
  return sourceFiles(ROOT)
    .filter((file) => file.startsWith(values.only))
    .flatMap((file) => findMutants(file, codeOf(file)))
    .filter(({ file, change }) => EQUIVALENT[file]?.[change] === undefined);
}

/** The compiler is asked first: it takes as long as one test file for all of them. */
async function run(mutants: readonly Mutant[], workers: readonly Worker[]): Promise<Verdict[]> {
  const rejected = await rejectedByTypes(mutants, { root: ROOT, codeOf });
  console.log(`${rejected.size} of ${mutants.length} do not compile`);
  const compiled = mutants.filter(({ id }) => !rejected.has(id));
  const verdicts: Verdict[] = mutants
    .filter(({ id }) => rejected.has(id))
    .map((mutant) => ({ mutant, outcome: 'types', asked: [], failure: null }));
  const testsFor = nearestTests(readImports(ROOT));
  const firstRuns = new FirstRuns();
  const looked = new Set(compiled.flatMap(({ file }) => testsFor(file)));
  await shareOut(workers, [...looked], async (worker, test) => {
    await firstRuns.of(test, worker);
  });
  console.log(`${looked.size} test files run without a mutant`);
  await shareOut(workers, compiled, async (worker, mutant) => {
    const verdict = await checkMutant(worker, mutant, { tests: testsFor(mutant.file), firstRuns });
    verdicts.push(verdict);
    const { file, line } = mutant;
    console.log(`${verdicts.length}/${mutants.length} ${verdict.outcome}: ${file}:${line}`);
  });
  return verdicts.toSorted((a, b) => a.mutant.id - b.mutant.id);
}

const count = Number(values.count);
const seed = Number(values.seed);
const mutants = chooseMutants(allMutants(), { count, seed });
const folder = await mkdtemp(join(tmpdir(), 'lens-portal-mutants-'));
const file = join(folder, 'mutants.json');
await writeFile(file, JSON.stringify(mutants));
const workers = Array.from({ length: Number(values.workers) }, () => new Worker(file));
const started = performance.now();
try {
  const verdicts = await run(mutants, workers);
  const share = killedShare(verdicts);
  const byTests = killedShare(verdicts.filter(({ outcome }) => outcome !== 'types'));
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  console.log(`\n${reportOf(verdicts)}`);
  console.log(`\n${(100 * share).toFixed(1)} % noticed, seed ${seed}, ${minutes} min`);
  console.log(`${(100 * byTests).toFixed(1)} % of those that compile`);
  process.exitCode = share >= LEAST_KILLED ? 0 : 1;
} finally {
  await Promise.all(workers.map((worker) => worker.stop()));
  await rm(folder, { recursive: true });
}
