import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt']);

/** Bytes; below that a file is served as it is. */
export const SMALLEST_COMPRESSED = 1024;

/** As many as Node has threads for it. */
const AT_ONCE = 4;

/** Written last into a folder: everything in it is compressed. */
const STAMP = '.compressed';

const brotli = promisify(brotliCompress);

const deflate = promisify(gzip);

/** Returns whether `compressFolder` has finished with the folder. */
export function isCompressed(folder: string): boolean {
  return existsSync(join(folder, STAMP));
}

/**
 * Writes `file.br` and `file.gz` beside every text file of the folder that is large enough. The folder may be served
 * meanwhile: a compressed file appears as a whole. One that is there already stays.
 */
export async function compressFolder(folder: string, quality: number): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)));
  // Brotli takes some 10 MB for each file that it works on.
  const lane = async () => {
    for (let entry = files.pop(); entry; entry = files.pop()) {
      await compressFile(join(entry.parentPath, entry.name), quality);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  await writeFile(join(folder, STAMP), '');
}

async function compressFile(file: string, quality: number): Promise<void> {
  const content = await readFile(file);
  if (content.length < SMALLEST_COMPRESSED) return;
  const small = () => brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  const common = () => deflate(content, { level: 9 });
  await Promise.all([writeOnce(`${file}.br`, small), writeOnce(`${file}.gz`, common)]);
}

async function writeOnce(file: string, make: () => Promise<Uint8Array>): Promise<void> {
  if (existsSync(file)) return;
  const unfinished = `${file}.unfinished`;
  await writeFile(unfinished, await make());
  await rename(unfinished, file);
}
