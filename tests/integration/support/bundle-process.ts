import { mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';

const ROOT = resolve(import.meta.dirname, '../../..');
/** The database's thread is a file beside the module that starts it. */
const THREAD = 'pglite-worker.mjs';

/**
 * Builds a script of `support` into one JavaScript file, which starts in a fifth of the time: a test that starts a
 * process again and again spends its time on the processes' work. Returns the folder, which the caller removes, and the file.
 */
export async function bundleProcess(name: string): Promise<{ folder: string; file: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'lens-portal-process-'));
  await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: join(import.meta.dirname, `${name}.ts`),
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      minify: true,
      rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
    },
  });
  await symlink(join(ROOT, 'server/platform/database/connections', THREAD), join(folder, THREAD));
  return { folder, file: join(folder, `${name}.mjs`) };
}
