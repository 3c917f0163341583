import { spawn } from 'node:child_process';
import { join, extname } from 'node:path';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt']);

const SMALLEST = 1024;

/** 11 packs a tenth better than 9 and takes ten times as long: worth it where a build is loaded by many. */
const BROTLI_QUALITY = { embedded: 9, production: 11 };

const brotli = promisify(brotliCompress);

const deflate = promisify(gzip);

/** Builds the browser app for a mode into `dist/<mode>`, compresses it, and returns the folder. */
export async function buildPage(root: string, mode: 'embedded' | 'production'): Promise<string> {
  await runVite(root, ['build', '--mode', mode, '--logLevel', 'warn']);
  const folder = join(root, 'dist', mode);
  await precompress(folder, BROTLI_QUALITY[mode]);
  return folder;
}

/**
 * Runs Vite in a separate process, so that the server does not keep its memory. Always makes a production build,
 * whatever the server's NODE_ENV: React's development build is half as large again.
 */
function runVite(root: string, args: string[]): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [vite, ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`Building the page failed (vite exited ${code}).`)),
    );
  });
}

/** Writes `file.br` and `file.gz` beside every text file of the folder that is large enough. */
async function precompress(folder: string, quality: number): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)));
  await Promise.all(
    files.map((entry) => compressFile(join(entry.parentPath, entry.name), quality)),
  );
}

async function compressFile(file: string, quality: number): Promise<void> {
  const content = await readFile(file);
  if (content.length < SMALLEST) return;
  const [small, common] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    deflate(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, common)]);
}
