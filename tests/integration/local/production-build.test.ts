import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildIfChanged, EMBEDDED_BUILD } from '#server/local/build.ts';
import { buildPage } from '#server/platform/static/build-page.ts';
import { modulesBehind } from '../../fixtures/module-graph.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** What only the laptop may have: accounts, mailbox, the words for them, the redirection of Firebase, shorter sessions. */
const LOCAL_ONLY = [
  '/local/accounts',
  'First-run accounts',
  '/local/mailbox',
  'Open the local mailbox',
  'location.origin,{disableWarnings',
  '?&]inactivity=',
  'shortened-inactivity',
];

async function scriptsIn(folder: string, files: string[]): Promise<string> {
  const scripts = files.filter((file) => file.endsWith('.js'));
  const sources = await Promise.all(scripts.map((file) => readFile(join(folder, file), 'utf8')));
  return sources.join('\n');
}

describe('the page built for production', () => {
  let files: string[];
  let production: string;
  let embedded: string;

  beforeAll(async () => {
    vi.stubEnv('VITE_STAGE', 'production');
    const folder = await buildPage(ROOT, 'production');
    files = await readdir(folder, { recursive: true });
    production = await scriptsIn(folder, files);
    vi.unstubAllEnvs();
    await buildIfChanged(ROOT);
    const local = join(ROOT, EMBEDDED_BUILD);
    embedded = await scriptsIn(local, await readdir(local, { recursive: true }));
  });

  afterAll(() => vi.unstubAllEnvs());

  it('LY-11 knows the stage that it was built for', () => {
    expect(production).toMatch(/VITE_STAGE:["`]production["`]/);
    expect(embedded).not.toMatch(/VITE_STAGE:["`]production["`]/);
  });

  it('LY-11 the image takes the variable, and none of its own, before it builds the page', async () => {
    const image = await readFile(join(ROOT, 'Dockerfile'), 'utf8');
    expect(image.split('RUN npm run build')[0]).toMatch(/^ARG VITE_STAGE$/m);
  });

  it('is a whole app, compressed', () => {
    expect(production).toContain('/auth/login');
    expect(files).toContain('index.html');
    const entry = files.filter((file) => /assets\/index-.*\.js$/.test(file));
    expect(entry.length).toBeGreaterThan(0);
    for (const script of entry) {
      expect(files).toEqual(expect.arrayContaining([`${script}.br`, `${script}.gz`]));
    }
  });

  it.each(LOCAL_ONLY)('lacks what only the embedded mode has: %s', (text) => {
    expect(embedded.includes(text)).toBe(true);
    expect(production.includes(text)).toBe(false);
  });
});

const isLocal = (module: string) => /^(server\/local|packages\/)/.test(module);

describe('the server of production', () => {
  it('reaches nothing of the local mode: no mailbox, no accounts, no embedded Firebase', async () => {
    const local = await modulesBehind(join(ROOT, 'server/local.ts'), ROOT);
    expect(local.filter(isLocal)).toEqual(
      expect.arrayContaining([
        'server/local/mailbox-routes.ts',
        'packages/embedded-firebase/src/local-firebase.ts',
      ]),
    );
    const production = await modulesBehind(join(ROOT, 'server/main.ts'), ROOT);
    expect(production).toContain('server/app/app.ts');
    expect(production.filter(isLocal)).toEqual([]);
  });
});
