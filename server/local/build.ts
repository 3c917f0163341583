import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BROTLI_QUALITY, buildUncompressed } from '../platform/static/build-page.ts';
import { compressFolder, isCompressed } from '../platform/static/compress.ts';

export const EMBEDDED_BUILD = 'dist/embedded';

const SOURCES = ['src', 'resources', 'providers', 'domain', 'public'];
const FILES = ['index.html', 'vite.config.ts', 'package-lock.json', 'tsconfig.json'];
const STAMP = 'sources.sha256';

/** Builds the page for the embedded mode if its sources changed since the last build, and compresses it. */
export async function buildIfChanged(root: string): Promise<void> {
  await buildUncompressedIfChanged(root);
  const folder = join(root, EMBEDDED_BUILD);
  if (!isCompressed(folder)) await compressFolder(folder, BROTLI_QUALITY.embedded);
}

/** The same without compressing, which takes as long as building and saves nothing on one's own computer. */
export async function buildUncompressedIfChanged(root: string): Promise<void> {
  const wanted = await sourcesHash(root);
  const stamp = join(root, EMBEDDED_BUILD, STAMP);
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return;
  await buildUncompressed(root, 'embedded');
  await writeFile(stamp, wanted);
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
