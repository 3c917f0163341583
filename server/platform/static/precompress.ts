import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt']);
const SMALLEST = 1024;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Writes `file.br` and `file.gz` beside every text file of the folder that is large enough. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)));
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < SMALLEST) return;
  const [small, common] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    deflate(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, common)]);
}
