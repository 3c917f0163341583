import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { functionInputs } from '#domain/access/functions.ts';
import { buildFunctions, type FunctionsBundle } from '../support/functions-bundle.ts';

const run = promisify(execFile);

let bundle: FunctionsBundle;
beforeAll(async () => {
  bundle = await buildFunctions();
});
afterAll(() => bundle.remove());

describe('what is deployed to Cloud Functions', () => {
  it('PM-04 is plain JavaScript that exports the nine callables, and needs no database to be looked at', async () => {
    const script = `import('./${bundle.manifest.main}').then((all) => console.log(Object.keys(all).join()))`;
    const { stdout } = await run(process.execPath, ['-e', script], { cwd: bundle.folder });
    expect(stdout.trim().split(',').toSorted()).toEqual(Object.keys(functionInputs).toSorted());
  });

  it('PM-04 names every package that it imports', async () => {
    const files = await readdir(bundle.folder, { recursive: true });
    const imported = new Set<string>();
    for (const file of files.filter((name) => name.endsWith('.js'))) {
      const source = await readFile(join(bundle.folder, file), 'utf8');
      for (const [, name = ''] of source.matchAll(/(?:from|import) ?"((?!\.|node:)[^"/]+)/g)) {
        imported.add(name);
      }
    }
    expect(imported.size).toBeGreaterThan(0);
    expect([...imported].toSorted()).toEqual(Object.keys(bundle.manifest.dependencies).toSorted());
  });
});
