import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findMutants } from '../../mutants/find-mutants.ts';
import { rejectedByTypes } from '../../mutants/rejected-by-types.ts';

const FILES: Record<string, string> = {
  'domain/name.ts': `export interface Named { name: string | null; tell: () => void }`,
  'domain/greet.ts': `
    import type { Named } from './name';
    export function greet({ name, tell }: Named, count: number): string {
      if (count > 1) tell();
      return name ?? 'you';
    }`,
  // A copy of a class with a private field is another type than the class.
  'domain/box.ts': `
    import { open } from './open';
    export class Box { #kept = 1; open(): string { return open(this) ?? ''; } kept() { return this.#kept; } }`,
  'domain/open.ts': `
    import type { Box } from './box';
    export function open(box: Box): string | undefined { return box ? 'open' : undefined; }`,
  'domain/broken.ts': `export const wrong: string = 1 + 1;`,
};

const codeOf = (path: string) => FILES[path] ?? '';

/** The changes of a file with which it does not compile, in a project of `files`. */
async function changesRejected(file: string, files: readonly string[]): Promise<string[]> {
  const root = await mkdtemp(join(tmpdir(), 'lens-portal-types-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'domain'));
  for (const path of files) await writeFile(join(root, path), codeOf(path));
  const compilerOptions = { strict: true, types: [], lib: ['ES2023'], skipLibCheck: true };
  await writeFile(join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  const mutants = findMutants(file, codeOf(file)).map((mutant, id) =>
    Object.assign(mutant, { id }),
  );
  const rejected = await rejectedByTypes(mutants, { root, codeOf });
  expect(await readdir(join(root, '.cache'))).toEqual([]);
  return mutants.filter(({ id }) => rejected.has(id)).map(({ change }) => change);
}

it('a mutant that does not compile is told from one that does', async () => {
  const files = ['domain/name.ts', 'domain/greet.ts'];
  const rejected = await changesRejected('domain/greet.ts', files);
  expect(rejected).toEqual(["name ?? 'you' → null", "name ?? 'you' → name"]);
});

it('a file is not judged of which the untouched copy does not compile', async () => {
  expect(await changesRejected('domain/box.ts', ['domain/box.ts', 'domain/open.ts'])).toEqual([]);
});

it('nothing is said of mutants when the project itself does not compile', async () => {
  await expect(changesRejected('domain/greet.ts', Object.keys(FILES))).rejects.toThrow('broken.ts');
});
