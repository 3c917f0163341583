import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What runs as a program: the portal, and what it starts in a process of its own (`scriptArgs`). */
export const ENTRIES = ['server/local.ts', 'server/platform/database/create-database-process.ts'];

const PACKAGES = ['embedded-firebase', 'payment-sandbox'];
const FOLDERS = ['domain', 'server', ...PACKAGES.map((name) => `packages/${name}/src`)];
const FILES = ['package.json', 'package-lock.json', 'tsconfig.json'];

/** The bundles that stay: a portal that runs still loads parts of an older one. */
const KEPT = 3;

/** It asks where it runs itself: in the bundle or from its source. */
const ASKS_WHERE = /\/server\/platform\/program\/script-args\.ts$/;

/**
 * Bundles the server into `dist/server/<hash of its sources>`, unless that is there, and returns the folder. A bundle
 * appears as a whole or not at all, also when two programs make one at once.
 */
export async function bundleServer(root, { entries = ENTRIES, folders = FOLDERS } = {}) {
  const place = join(root, 'dist/server');
  const folder = join(place, await hashOf(root, folders));
  if (existsSync(folder)) return folder;
  const unfinished = join(place, `unfinished-${process.pid}`);
  await rm(unfinished, { recursive: true, force: true });
  await bundle(root, entries, unfinished);
  try {
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  await removeOld(place);
  return folder;
}

async function bundle(root, entries, outdir) {
  // Only a start that bundles needs it.
  const { build, stop } = await import('esbuild');
  await mkdir(outdir, { recursive: true });
  try {
    await build({
      absWorkingDir: root,
      entryPoints: entries,
      entryNames: '[name]',
      outdir,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      packages: 'external',
      // Ours are part of the bundle.
      alias: Object.fromEntries(
        PACKAGES.map((name) => [name, join(root, `packages/${name}/src/index.ts`)]),
      ),
      platform: 'node',
      target: 'node20',
      format: 'esm',
      sourcemap: true,
      sourcesContent: false,
      logLevel: 'silent',
      plugins: [placesOfSources],
    });
  } finally {
    await stop();
  }
}

/** Modules find the files beside them as if they ran from their own place. */
const placesOfSources = {
  name: 'places-of-sources',
  setup(build) {
    build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      if (!source.includes('import.meta.') || ASKS_WHERE.test(path)) return undefined;
      const contents = source
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)));
      return { contents, loader: 'ts' };
    });
  },
};

/** The place counts too: the bundle names files by it. */
async function hashOf(root, folders) {
  const hash = createHash('sha256').update(`${root}\0`);
  const nested = await Promise.all(folders.map((folder) => sourcesBelow(join(root, folder))));
  /** @type {string[]} */
  const files = [...FILES.map((name) => join(root, name)), ...nested.flat()];
  for (const file of files.toSorted()) {
    hash.update(`${file}\0`).update(await readFile(file).catch(() => ''));
  }
  return hash.digest('hex').slice(0, 16);
}

/** JSON too: what is imported is part of the bundle. */
async function sourcesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(?:ts|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('/migrations/'));
}

async function removeOld(place) {
  const names = await readdir(place);
  const dated = await Promise.all(
    names.map(async (name) => {
      const { mtimeMs } = await stat(join(place, name)).catch(() => ({ mtimeMs: 0 }));
      return { name, mtimeMs };
    }),
  );
  const old = dated.toSorted((a, b) => b.mtimeMs - a.mtimeMs).slice(KEPT);
  for (const { name } of old) await rm(join(place, name), { recursive: true, force: true });
}
