import { functionInputs } from '#domain/schemas/functions.ts';
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

const ROOT = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

let folder: string;
let manifest: { main: string; dependencies: Record<string, string> };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lens-portal-functions-'));
  const script = join(ROOT, 'server/functions/build.ts');
  await run(process.execPath, ['--import', 'tsx', script, join(folder, 'out')], { cwd: ROOT });
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const told: unknown = JSON.parse(await readFile(join(folder, 'out/package.json'), 'utf8'));
  manifest = z
    .object({ main: z.string(), dependencies: z.record(z.string(), z.string()) })
    .parse(told);
});
afterAll(() => rm(folder, { recursive: true }));

describe('what is deployed to Cloud Functions', () => {
  it('PM-04 is plain JavaScript that exports the nine callables, and needs no database to be looked at', async () => {
    const script = `import('./${manifest.main}').then((all) => console.log(Object.keys(all).join()))`;
    const { stdout } = await run(process.execPath, ['-e', script], { cwd: join(folder, 'out') });
    expect(stdout.trim().split(',').toSorted()).toEqual(Object.keys(functionInputs).toSorted());
  });

  it('PM-04 names every package that it imports', async () => {
    const files = await readdir(join(folder, 'out'), { recursive: true });
    const imported = new Set<string>();
    for (const file of files.filter((name) => name.endsWith('.js'))) {
      const source = await readFile(join(folder, 'out', file), 'utf8');
      for (const [, name = ''] of source.matchAll(/(?:from|import) ?"((?!\.|node:)[^"/]+)/g)) {
        imported.add(name);
      }
    }
    expect(imported.size).toBeGreaterThan(0);
    expect([...imported].toSorted()).toEqual(Object.keys(manifest.dependencies).toSorted());
  });
});
