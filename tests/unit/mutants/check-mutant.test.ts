import { FirstRuns } from '#tests/mutants/first-runs.ts';
import { globbedBy } from '#tests/arrows/import-graph.ts';
import type { Job } from '#tests/mutants/job.ts';
import { checkMutant } from '#tests/mutants/check-mutant.ts';
import type { Mutant } from '#tests/mutants/mutant.ts';
import { nearestTests } from '#tests/mutants/nearest-tests.ts';
import { describe, expect, it } from 'vitest';

const mutant: Mutant = {
  id: 7,
  file: 'server/a.ts',
  line: 1,
  operator: 'number',
  replacement: '2',
  start: 0,
  end: 1,
  change: '1 → 2',
};

it('asks the nearest tests first, the fast ones before the others', () => {
  const imports = new Map([
    ['tests/integration/a.test.ts', ['server/a.ts']],
    ['tests/unit/far.test.ts', ['server/b.ts']],
    ['tests/unit/a.test.ts', ['server/b.ts']],
    ['tests/unit/other.test.ts', ['server/c.ts']],
    ['server/b.ts', ['server/a.ts']],
  ]);
  expect(nearestTests(imports)('server/a.ts')).toEqual({
    nearest: ['tests/unit/a.test.ts', 'tests/unit/far.test.ts', 'tests/integration/a.test.ts'],
    others: [],
  });
});

it('leaves no test out that loads the file, except those of a kind that says nothing of it', () => {
  const tests = Array.from({ length: 20 }, (_, index) => `tests/integration/t${index}.test.ts`);
  const imports = new Map([...tests, 'tests/ui/a.test.ts'].map((test) => [test, ['server/a.ts']]));
  const { nearest, others } = nearestTests(imports)('server/a.ts');
  expect(nearest.length).toBeLessThan(tests.length);
  expect([...nearest, ...others]).toEqual(tests);
});

it('follows the imports by a pattern', () => {
  const code = "import.meta.glob<Record<string, unknown>>('/server/*/table.ts', { eager: true })";
  const files = ['server/a/table.ts', 'server/a/b/table.ts', 'server/a/table-ts', 'server/a.ts'];
  expect(globbedBy(code, files)).toEqual(['server/a/table.ts']);
});

/** `reaching` reach the mutant, `failing` fail with it on. */
function checkBy(reaching: string[], failing: string[] = []) {
  const jobs: Job[] = [];
  const worker = {
    ask: async (job: Job) => {
      jobs.push(job);
      const failed = job.mutant === mutant.id && failing.includes(job.test);
      const reached = reaching.includes(job.test) ? [mutant.id] : [];
      return { failed, failure: failed ? 'a test' : null, reached, ms: 1 };
    },
  };
  const tests = {
    nearest: ['tests/unit/a.test.ts', 'tests/integration/a.test.ts'],
    others: ['tests/integration/b.test.ts', 'tests/integration/c.test.ts'],
  };
  return checkMutant(worker, mutant, { tests, firstRuns: new FirstRuns() }).then((verdict) =>
    Object.assign(verdict, { looked: new Set(jobs.map(({ test }) => test)).size }),
  );
}

describe('the verdict on a mutant', () => {
  it('is by the nearest tests that reach it, until one fails', async () => {
    const [unit, integration] = ['tests/unit/a.test.ts', 'tests/integration/a.test.ts'];
    const both = await checkBy([unit, integration], [integration]);
    expect(both).toMatchObject({ outcome: 'killed', asked: [unit, integration], looked: 2 });
    expect(await checkBy([unit], [unit])).toMatchObject({ outcome: 'killed', looked: 1 });
    expect(await checkBy([unit])).toMatchObject({ outcome: 'survived', asked: [unit], looked: 2 });
  });

  it('is by the first other test that reaches it when none of the nearest does', async () => {
    const other = 'tests/integration/b.test.ts';
    const found = await checkBy([other, 'tests/integration/c.test.ts'], [other]);
    expect(found).toMatchObject({ outcome: 'killed', asked: [other], looked: 3 });
  });

  it('is that nothing reaches it only after every test was looked at', async () =>
    expect(await checkBy([])).toMatchObject({ outcome: 'not reached', asked: [], looked: 4 }));
});
