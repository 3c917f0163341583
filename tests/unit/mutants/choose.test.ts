import { chooseMutants } from '#tests/mutants/choose.ts';
import { findMutants } from '#tests/mutants/find-mutants.ts';
import { expect, it } from 'vitest';

const code = 'const a = b < c;\n'.repeat(50);
const all = ['domain/a.ts', 'server/a.ts', 'providers/a.ts'].flatMap((file) =>
  findMutants(file, code),
);

it('chooses by the shares of the folders, and numbers them', () => {
  const chosen = chooseMutants(all, { count: 40, seed: 1 });
  const count = (file: string) => chosen.filter((mutant) => mutant.file === file).length;
  expect(['domain/a.ts', 'server/a.ts', 'providers/a.ts'].map(count)).toEqual([16, 14, 10]);
  expect(chosen.map(({ id }) => id)).toEqual(chosen.map((_, index) => index + 1));
});

const lines = (seed: number) => chooseMutants(all, { count: 40, seed }).map(({ line }) => line);

it('chooses the same for the same seed, others for another', () => {
  expect(lines(1)).toEqual(lines(1));
  expect(lines(1)).not.toEqual(lines(2));
});

it('chooses the same when other code comes or goes', () => {
  const more = [...findMutants('domain/0.ts', 'const d = e < f;\n'), ...all.slice(0, -1)];
  const names = (mutants: typeof all) =>
    chooseMutants(mutants, { count: 40, seed: 1 }).map(({ file, line }) => `${file}:${line}`);
  const before = names(all);
  const kept = names(more).filter((name) => before.includes(name));
  expect(kept.length).toBeGreaterThanOrEqual(38);
});

it('gives all to the folder that is there alone', () => {
  const own = all.filter(({ file }) => file === 'server/a.ts');
  expect(chooseMutants(own, { count: 20, seed: 1 })).toHaveLength(20);
});
