import { runInThisContext } from 'node:vm';
import { afterEach, expect, it } from 'vitest';
import { checkMutant } from '../../mutants/check-mutant.ts';
import { chooseMutants } from '../../mutants/choose.ts';
import { findMutants } from '../../mutants/find-mutants.ts';
import { FirstRuns } from '../../mutants/first-runs.ts';
import { instrument } from '../../mutants/instrument.ts';
import type { Job } from '../../mutants/job.ts';
import { SWITCH, type Mutant } from '../../mutants/mutant.ts';

const code = 'const a = b < c;\n'.repeat(50);

const FILES = ['domain', 'server', 'providers', 'src', 'resources'].map((name) => `${name}/a.ts`);
const all = FILES.flatMap((file) => findMutants(file, code));

it('chooses by the shares of the folders, and numbers them', () => {
  const chosen = chooseMutants(all, { count: 40, seed: 1 });
  const count = (file: string) => chosen.filter((mutant) => mutant.file === file).length;
  expect(FILES.map(count)).toEqual([12, 14, 8, 4, 2]);
  expect(chosen.map(({ id }) => id)).toEqual(chosen.map((_, index) => index + 1));
});

const changes = (code: string) =>
  findMutants('domain/some.ts', code).map(({ operator, change }) => `${operator}: ${change}`);

it.each([
  ['const a = b < c;', ['boundary: b < c → b <= c']],
  ['const a = b === c;', ['equality: b === c → b !== c']],
  ["const a = b === 'c';", ["equality: b === 'c' → b !== 'c'", "string: 'c' → 'mutated'"]],
  ['const a = b * c;', ['arithmetic: b * c → b / c']],
  ["const a = b + 'text';", ["string: 'text' → 'mutated'"]],
  ['const a = b && c;', ['logic: b && c → b || c']],
  ['const a = b ?? c;', ['default: b ?? c → b']],
  ['if (a) b = c;', ['condition: a → !(a)']],
  ['const a = !b;', ['negation: !b → b']],
  ['await a();', ['call: await a(); →']],
  ['const a = () => b;', ['returned: b → null']],
  ['log.error(a < b); c(() => console.warn(a));', ['call: c(() => console.warn(a)); →']],
  ['function a() { return [b]; }', ['returned: [b] → []']],
  ['const a = { b: 1, c: true };', ['number: 1 → 2', 'boolean: true → false']],
  ['const a = { ...b, c };', ['spread: b → {}']],
  ['const a = b.some(c);', ['method: b.some(c) → b.every(c)']],
  ['const a = b.filter(c);', ['method: b.filter(c) → b']],
  ['const a = b?.c;', ['optional: b?.c → b.c']],
  [
    'const a = b?.filter(c).d;',
    ['method: b?.filter(c).d → b.d', 'optional: b?.filter(c).d → b.filter(c).d'],
  ],
])('%s has its mutants', (code, expected) =>
  expect(changes(code).toSorted()).toEqual(expected.toSorted()),
);

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
  const tests = ['tests/unit/a.test.ts', 'tests/integration/a.test.ts'];
  return checkMutant(worker, mutant, { tests, firstRuns: new FirstRuns() }).then((verdict) =>
    Object.assign(verdict, { looked: new Set(jobs.map(({ test }) => test)).size }),
  );
}

it('the verdict on a mutant: is by the nearest tests that reach it, until one fails', async () => {
  const [unit, integration] = ['tests/unit/a.test.ts', 'tests/integration/a.test.ts'];
  const both = await checkBy([unit, integration], [integration]);
  expect(both).toMatchObject({ outcome: 'killed', asked: [unit, integration], looked: 2 });
  expect(await checkBy([unit], [unit])).toMatchObject({ outcome: 'killed', looked: 1 });
  expect(await checkBy([unit])).toMatchObject({ outcome: 'survived', asked: [unit], looked: 2 });
});

afterEach(() => Reflect.deleteProperty(globalThis, SWITCH));

const CODE = `(list) => {
  let count = 0;
  list?.filter((one) => one < 3).forEach((one) => { count = count + one; });
  return list === null ? 'none' : count;
}`;
const mutants = findMutants('domain/some.ts', CODE).map((mutant, index) =>
  Object.assign(mutant, { id: index + 1 }),
);

/** What the instrumented code answers with a mutant on; 0 is none. */
function answer(active: number, list: number[] | null, heard: number[] = []): unknown {
  const isOn = (id: number) => {
    heard.push(id);
    return id === active;
  };
  Object.assign(globalThis, { [SWITCH]: isOn });
  return evaluate(instrument(CODE, mutants))(list);
}

type Code = (list: number[] | null) => unknown;
const evaluate = (code: string) => runInThisContext(code) as Code;

function answerOf(change: string, list: number[] | null): unknown {
  const mutant = mutants.find((each) => each.change.includes(change));
  return answer(mutant?.id ?? 0, list);
}

it('changes nothing without the switch, and with none on', () => {
  const untouched = evaluate(instrument(CODE, mutants));
  for (const list of [null, [], [1, 2, 3]]) {
    expect(untouched(list)).toBe(evaluate(CODE)(list));
    expect(answer(0, list)).toBe(evaluate(CODE)(list));
  }
});

it('has each mutant do what its change says', () => {
  expect(answerOf('one < 3 → one <= 3', [1, 2, 3])).toBe(6);
  expect(answerOf(') → list.forEach', [1, 2, 3])).toBe(6);
  expect(answerOf('=== null → list !== null', [1])).toBe('none');
  expect(() => answerOf('→ list.filter', null)).toThrow(TypeError);
  expect(
    answerOf('list?.filter((one) => one < 3).forEach((one) => { count = count + one; }); →', [1]),
  ).toBe(0);
});
