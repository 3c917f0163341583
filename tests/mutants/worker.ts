/** One Vitest that stays: runs a test file with a mutant on, as often as the parent asks. */
import { resolve } from 'node:path';
import { createVitest, type TestModule } from 'vitest/node';
import type { Answer, Job } from './job.ts';

const vitest = await createVitest('test', {
  config: resolve(import.meta.dirname, 'vitest.config.ts'),
  watch: false,
  bail: 1,
  maxWorkers: 1,
  // The parent measures time by the first run of a file: on a busy machine the limits of the projects are too short.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  reporters: [{}],
});
const specifications = await vitest.globTestSpecifications();

async function run({ test, mutant }: Job): Promise<Answer> {
  const started = performance.now();
  for (const project of vitest.projects) project.provide('mutant', mutant);
  const isAsked = (moduleId: string) => moduleId.endsWith(`/${test}`);
  const asked = specifications.filter(({ moduleId }) => isAsked(moduleId));
  const result = await vitest.runTestSpecifications(asked);
  const { unhandledErrors } = result;
  // Vitest tells of every file that it has run so far.
  const testModules = result.testModules.filter(({ moduleId }) => isAsked(moduleId));
  const failed = unhandledErrors.length > 0 || testModules.some((module) => !module.ok());
  return {
    failed: failed || testModules.length === 0,
    failure: failed ? failureOf(testModules) : null,
    reached: testModules.flatMap(reachedIn),
    ms: performance.now() - started,
  };
}

function failureOf(modules: TestModule[]): string {
  const [test] = modules.flatMap((module) => [...module.children.allTests('failed')]);
  return test ? test.fullName : 'does not load';
}

function reachedIn(module: TestModule): number[] {
  const all = [...module.children.allTests()].flatMap((test) => test.meta().reached ?? []);
  return [...new Set(all)];
}

process.on('message', (job: Job) => {
  run(job).then(
    (answer) => process.send?.(answer),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
