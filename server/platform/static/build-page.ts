import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { compressFolder } from './compress.ts';

/** 11 packs a tenth better than 9 and takes ten times as long: worth it where a build is loaded by many. */
export const BROTLI_QUALITY = { embedded: 9, production: 11 };

type Mode = keyof typeof BROTLI_QUALITY;

/** Builds the browser app for a mode into `dist/<mode>`, compresses it, and returns the folder. */
export async function buildPage(root: string, mode: Mode): Promise<string> {
  const folder = await buildUncompressed(root, mode);
  await compressFolder(folder, BROTLI_QUALITY[mode]);
  return folder;
}

/** Builds the browser app for a mode into `dist/<mode>`, and returns the folder. */
export async function buildUncompressed(root: string, mode: Mode): Promise<string> {
  await runVite(root, ['build', '--mode', mode, '--logLevel', 'warn']);
  return join(root, 'dist', mode);
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
