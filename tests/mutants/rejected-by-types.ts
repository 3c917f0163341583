import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { codeWith } from './instrument.ts';
import type { Mutant } from './mutant.ts';

const TSC = resolve(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
/** Below the root, in the package: its imports (`#server/*`) are found from there, and git leaves it alone. */
const FOLDER = '.cache';
/** What declares the types that all files share, such as those added to Fastify's. */
const CODE = 'domain src resources providers server packages *.ts'.split(' ');

/**
 * The ids of the mutants with which their file does not compile. Each stands in a copy of its file, and one `tsc` checks all
 * copies. What only other files would not compile with is not found. A file of which the untouched copy does not compile
 * is not judged.
 */
export async function rejectedByTypes(
  mutants: readonly Mutant[],
  { root, codeOf }: { root: string; codeOf: (file: string) => string },
): Promise<Set<number>> {
  await mkdir(join(root, FOLDER), { recursive: true });
  const folder = await mkdtemp(join(root, FOLDER, 'types-'));
  try {
    const files = [...new Set(mutants.map(({ file }) => file))];
    const copies = [
      ...files.map((file, index) => ({ name: `own-${index}`, file, code: codeOf(file) })),
      ...mutants.map((mutant) => ({
        name: `${mutant.id}`,
        file: mutant.file,
        code: codeWith(codeOf(mutant.file), mutant),
      })),
    ];
    await Promise.all(copies.map(({ name, file, code }) => write(join(folder, name, file), code)));
    const names = copies.map(({ name }) => name);
    await write(join(folder, 'tsconfig.json'), JSON.stringify(configOf(names)));
    const rejected = compile(root, folder);
    const judged = new Set(files.filter((_, index) => !rejected.has(`own-${index}`)));
    const isRejected = ({ id, file }: Mutant) => judged.has(file) && rejected.has(`${id}`);
    return new Set(mutants.filter(isRejected).map(({ id }) => id));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** Each copy finds what it imports as if it stood in the project. What nothing uses any more is no error: a mutant may leave it so. */
function configOf(names: readonly string[]): object {
  const up = '../..';
  return {
    extends: `${up}/tsconfig.json`,
    compilerOptions: {
      rootDirs: [up, ...names.map((name) => `./${name}`)],
      noUnusedLocals: false,
      noUnusedParameters: false,
      allowUnreachableCode: true,
    },
    include: [...names, ...CODE.map((path) => `${up}/${path}`)],
    exclude: [],
  };
}

/** The names of the copies that have an error. Throws when one is elsewhere: then no error says anything about a mutant. */
function compile(root: string, folder: string): Set<string> {
  const args = [TSC, '--noEmit', '--pretty', 'false', '--project', folder];
  const { stdout, status } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  const errors = stdout.split('\n').filter((line) => /error TS\d+/.test(line));
  const place = new RegExp(`^${FOLDER}/${basename(folder)}/([^/]+)/`);
  const names = errors.map((line) => place.exec(line)?.[1] ?? elsewhere(line));
  if (status !== 0 && names.length === 0) throw new Error(`tsc ended with ${status}: ${stdout}`);
  return new Set(names);
}

function elsewhere(line: string): never {
  throw new Error(`the project does not compile: ${line}`);
}
