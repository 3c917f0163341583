import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';

/** Draws no window, so the journeys take only two thirds of the time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Returns the path of a Chromium, installing it if necessary: the headless shell where there is one, or the full
 * browser with `isWhole`. Throws an error that lists the attempts when none can be found.
 */
export async function findChromium({ isWhole = false } = {}): Promise<string> {
  const found = foundChromium(isWhole);
  if (found) return found;
  const tried = [installWithPlaywright, () => installWithApt(isWhole)].map((install) => install());
  const installed = foundChromium(isWhole) ?? foundChromium(false);
  if (installed) return installed;
  throw new Error(
    `The browser tests need Chromium and none could be installed (${tried.join('; ')}). ` +
      'Set CHROMIUM_PATH to one.',
  );
}

function foundChromium(isWhole: boolean): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`);
  const places = [...(isWhole ? [] : [HEADLESS_SHELL]), ...USUAL_PLACES, chromium.executablePath()];
  return named ?? places.find((path) => existsSync(path));
}

function installWithPlaywright(): string {
  const cli = resolve(import.meta.dirname, '../../node_modules/.bin/playwright');
  return attempt('playwright install chromium', cli, ['install', 'chromium']);
}

function installWithApt(isWhole: boolean): string {
  if (foundChromium(isWhole)) return 'found';
  if (!existsSync('/usr/bin/apt-get')) return 'no apt-get on this machine';
  const root = process.getuid?.() === 0;
  const apt = (...args: string[]) =>
    attempt(
      `apt-get ${args.join(' ')}`,
      root ? 'apt-get' : 'sudo',
      root ? args : ['-n', 'apt-get', ...args],
    );
  const install = (...packages: string[]) =>
    apt('install', '-y', '--no-install-recommends', 'fonts-dejavu-core', ...packages);
  apt('update');
  const both = install('chromium', 'chromium-headless-shell');
  // Ubuntu has no headless shell.
  return foundChromium(true) ? both : install('chromium');
}

function attempt(name: string, command: string, args: string[]): string {
  console.log(`No Chromium found: trying "${name}"`);
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 300_000,
  });
  return `${name}: exit ${status ?? 'none'}`;
}
