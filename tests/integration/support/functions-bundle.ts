import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const ROOT = resolve(import.meta.dirname, '../../..');
const manifestSchema = z.object({
  main: z.string(),
  dependencies: z.record(z.string(), z.string()),
});

/** The bundle that `firebase deploy --only functions` would upload. */
export interface FunctionsBundle {
  folder: string;
  /** Its package.json. */
  manifest: z.infer<typeof manifestSchema>;
  remove(): Promise<void>;
}

/** Builds the callables into a new folder from which the project's packages resolve. */
export async function buildFunctions(): Promise<FunctionsBundle> {
  const outer = await mkdtemp(join(tmpdir(), 'lens-portal-functions-'));
  const folder = join(outer, 'out');
  const script = join(ROOT, 'server/accounts/callables/build.ts');
  const run = promisify(execFile);
  await run(process.execPath, ['--import', 'tsx', script, folder], { cwd: ROOT });
  await symlink(join(ROOT, 'node_modules'), join(outer, 'node_modules'));
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as unknown;
  return {
    folder,
    manifest: manifestSchema.parse(manifest),
    remove: () => rm(outer, { recursive: true }),
  };
}
