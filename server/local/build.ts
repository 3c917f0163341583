import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildPage } from '../platform/static/build-page.ts';

export const EMBEDDED_BUILD = 'dist/embedded';

const SOURCES = ['src', 'resources', 'providers', 'domain', 'public'];
const FILES = ['index.html', 'vite.config.ts', 'package-lock.json', 'tsconfig.json'];
const STAMP = 'sources.sha256';

/** Builds the app for the embedded mode if its sources changed since the last build. Returns whether it did. */
export async function buildIfChanged(root: string): Promise<boolean> {
  const wanted = await sourcesHash(root);
  const stamp = join(root, EMBEDDED_BUILD, STAMP);
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return false;
  await buildPage(root, 'embedded');
  await writeFile(stamp, wanted);
  return true;
}

/** Hashes names, sizes and contents, so that a touched but unchanged file causes no build. */
async function sourcesHash(root: string): Promise<string> {
  const hash = createHash('sha256');
  const nested = await Promise.all(SOURCES.map((folder) => filesBelow(join(root, folder))));
  for (const file of [...FILES.map((name) => join(root, name)), ...nested.flat()].toSorted()) {
    hash.update(`${file.slice(root.length)}\0`).update(await readFile(file));
  }
  return hash.digest('hex');
}

async function filesBelow(folder: string): Promise<string[]> {
  const exists = await stat(folder).catch(() => null);
  if (!exists) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name));
}
