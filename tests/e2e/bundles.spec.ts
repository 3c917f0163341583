import type { Page } from '@playwright/test';
import { expect, fillLogin, test } from './support/fixtures.ts';

const LOGIN_LIMIT = 170_000;

interface Script {
  url: string;
  /** Bytes on the wire, gzipped. */
  bytes: number;
  source: string;
}

/** Collects the scripts that the page loads, as gzip sends them. */
async function collectScripts(page: Page): Promise<Script[]> {
  const scripts: Script[] = [];
  await page.route('**/*.js', async (route) => {
    const headers = { ...route.request().headers(), 'accept-encoding': 'gzip' };
    const response = await route.fetch({ headers });
    const bytes = Number(response.headers()['content-length']);
    scripts.push({ url: route.request().url(), bytes, source: await response.text() });
    await route.fulfill({ response });
  });
  return scripts;
}

const total = (scripts: Script[]) => scripts.reduce((sum, { bytes }) => sum + bytes, 0);

/** Strings that survive minification. */
const REACT_ADMIN = /ra\.(action|navigation|message|notification)\./;
const MUI = /MuiButtonBase|MuiTypography/;

test('the login page loads at most 170 kB of script, and neither react-admin nor MUI', async ({
  page,
}) => {
  const scripts = await collectScripts(page);
  await page.goto('/auth/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await expect(page.getByRole('button', { name: /admin@lens\.test/ })).toBeVisible();
  const login = [...scripts];
  expect(login.length).toBeGreaterThan(0);
  expect(total(login)).toBeLessThanOrEqual(LOGIN_LIMIT);
  for (const { url, source } of login) {
    expect(source, url).not.toMatch(REACT_ADMIN);
    expect(source, url).not.toMatch(MUI);
  }

  await fillLogin(page, 'admin@lens.test');
  await expect(page).toHaveURL(/\/admin\/home$/);
  await expect(page.locator('h1').first()).toBeVisible();
  const portal = scripts.slice(login.length);
  // The patterns find what they look for where it is.
  expect(portal.some(({ source }) => REACT_ADMIN.test(source))).toBe(true);
  expect(portal.some(({ source }) => MUI.test(source))).toBe(true);
  const figures = `login ${total(login)} B gzip, first admin page adds ${total(portal)} B`;
  process.stdout.write(`${figures}\n`);
});

const PUBLIC_PAGES: [path: string, who: string | null][] = [
  ['/auth/login', null],
  ['/auth/sign-up', null],
  ['/auth/forgot-password', null],
  ['/auth/action', null],
  ['/terms', null],
  ['/ampleye-virtual-consultant', null],
  ['/nowhere', null],
  ['/auth/verify-email', 'unverified'],
  ['/auth/request', 'unlinked'],
  ['/terms', 'newterms'],
];

for (const [path, who] of PUBLIC_PAGES) {
  test(`LY-01 ${path}${who ? ` of ${who}` : ''} loads neither react-admin nor MUI`, async ({
    page: visitor,
    signIn,
  }) => {
    const page = who ? (await signIn(who)).page : visitor;
    const scripts = await collectScripts(page);
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page.locator('.overlay, .page-loading')).toHaveCount(0);
    // What is still on its way belongs to the page too.
    await page.unrouteAll({ behavior: 'wait' });
    expect(scripts.length).toBeGreaterThan(0);
    for (const { url, source } of scripts) {
      expect(source, url).not.toMatch(REACT_ADMIN);
      expect(source, url).not.toMatch(MUI);
    }
    process.stdout.write(`${path}${who ? ` (${who})` : ''}: ${total(scripts)} B gzip\n`);
  });
}

test('what is served is compressed, hashed assets for ever, the page never stale', async ({
  request,
}) => {
  const page = await request.get('/auth/login');
  expect(page.headers()['cache-control']).toBe('no-cache');
  expect(page.headers()['content-security-policy']).toContain("script-src 'self'");
  const [asset = ''] = /\/assets\/[^"]+\.js/.exec(await page.text()) ?? [];
  const brotli = await request.get(asset, { headers: { 'accept-encoding': 'br' } });
  expect(brotli.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const gzip = await request.get(asset, { headers: { 'accept-encoding': 'gzip' } });
  expect(gzip.headers()['content-encoding']).toBe('gzip');
  expect((await request.get('/assets/no-such-file.js')).status()).toBe(404);
});
