import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bundleServer, ENTRIES } from '#server/local/bundle/bundle-server.mjs';

const ROOT = resolve(import.meta.dirname, '../../..');
const OPTIONS = { entries: ['server/local.ts'], folders: ['server'] };

/** Has a type, reads a file beside it, and loads a part late. */
const SOURCE = `import { readFileSync } from 'node:fs';
export const read = (): string => readFileSync(new URL('./beside.txt', import.meta.url), 'utf8');
export const folder: string = import.meta.dirname;
export const later = async (): Promise<string> => (await import('./later.ts')).said;
`;

interface Bundled {
  read(): string;
  folder: string;
  later(): Promise<string>;
}

let root: string;
beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'lens-portal-bundle-')));
  await mkdir(join(root, 'server'));
  await write('local.ts', SOURCE);
  await write('later.ts', "export const said = 'later';");
  await write('beside.txt', 'beside');
});
afterEach(() => rm(root, { recursive: true }));

function write(name: string, text: string): Promise<void> {
  return writeFile(join(root, 'server', name), text);
}

const bundle = () => bundleServer(root, OPTIONS);

it('makes JavaScript that finds the files beside its sources', async () => {
  const module = (await import(join(await bundle(), 'local.mjs'))) as Bundled;
  expect(module.read()).toBe('beside');
  expect(module.folder).toBe(join(root, 'server'));
  expect(await module.later()).toBe('later');
});

it('is kept as long as no source changes', async () => {
  const folder = await bundle();
  const made = await stat(join(folder, 'local.mjs'));
  expect(await bundle()).toBe(folder);
  expect((await stat(join(folder, 'local.mjs'))).ino).toBe(made.ino);
  await write('later.ts', "export const said = 'even later';");
  expect(await bundle()).not.toBe(folder);
});

it('is made once by two programs that start at the same time', async () => {
  const module = pathToFileURL(join(ROOT, 'server/local/bundle/bundle-server.mjs')).href;
  const code = `const { bundleServer } = await import('${module}');
    console.log(await bundleServer(${JSON.stringify(root)}, ${JSON.stringify(OPTIONS)}));`;
  const start = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', code]);
  const [first, second] = await Promise.all([start(), start()]);
  expect(first.stdout).toBe(second.stdout);
  expect(await readdir(join(root, 'dist/server'))).toHaveLength(1);
});

it('names the line that cannot be read, and begins anew when it is mended', async () => {
  await write('later.ts', 'export const said = ;');
  await expect(bundle()).rejects.toThrow('server/later.ts:1:20');
  await write('later.ts', "export const said = 'mended';");
  expect(existsSync(join(await bundle(), 'local.mjs'))).toBe(true);
});

it('keeps the three newest: a portal that runs may still load parts of an older one', async () => {
  for (let count = 0; count < 5; count += 1) {
    await write('later.ts', `export const said = '${count}';`);
    await bundle();
  }
  expect(await readdir(join(root, 'dist/server'))).toHaveLength(3);
});

it('has every program that the server starts', () =>
  expect(ENTRIES.filter((entry) => !existsSync(join(ROOT, entry)))).toEqual([]));
