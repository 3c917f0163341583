/** What `firebase deploy --only functions` sends: the callables as plain JavaScript, in `dist/functions` or the folder named. */
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite';

const ROOT = resolve(import.meta.dirname, '../..');
const OUT = resolve(process.argv[2] ?? join(ROOT, 'dist/functions'));
/** Read beside the code while it runs. */
const DATA = 'domain/password/common-passwords.txt';
/** What the code imports; the platform installs them, in the versions of the project. */
const NEEDED = ['drizzle-orm', 'firebase-admin', 'firebase-functions', 'pg', 'pg-protocol', 'zod'];

interface Manifest {
  version: string;
  dependencies: Record<string, string>;
}

await rm(OUT, { recursive: true, force: true });
await build({
  configFile: false,
  root: ROOT,
  publicDir: false,
  logLevel: 'warn',
  build: {
    ssr: 'server/functions/cloud.ts',
    outDir: OUT,
    target: 'node20',
    minify: false,
    // File for file, so that what is read beside a file is found.
    rolldownOptions: {
      output: { preserveModules: true, preserveModulesRoot: ROOT, entryFileNames: '[name].js' },
    },
  },
});
await cp(join(ROOT, DATA), join(OUT, DATA));
const own = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as Manifest;
const manifest = {
  name: 'lens-portal-functions',
  version: own.version,
  private: true,
  type: 'module',
  main: 'server/functions/cloud.js',
  engines: { node: '20' },
  dependencies: Object.fromEntries(NEEDED.map((name) => [name, own.dependencies[name]])),
};
await writeFile(join(OUT, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
