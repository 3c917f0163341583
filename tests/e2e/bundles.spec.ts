import { CALCULATOR_IDS } from '#domain/calculators/names.ts';
import type { Visitor } from '#tests/fixtures/landings.ts';
import { expect, fillLogin, test } from './support/fixtures.ts';
import { isLongRun } from '#tests/fixtures/runs.ts';
import { collectScripts, total } from './support/scripts.ts';
import { accountOf } from './support/visitors.ts';

const LOGIN_LIMIT = 110_000;
/**
 * What the first page of the maker adds. The pages of payments, statements and shipping took 2.1 kB: their routes, titles,
 * and what an order says of tax and lens credit. The menu entry and the routes of those who record payments took 0.7 kB.
 * The returns took 0.6 kB: their route and number on the dashboard, their permissions and events. The virtual consultant
 * took 2.4 kB: three routes, permissions, an event, and what its public pages share with every page.
 */
const FIRST_ADMIN_LIMIT = 472_200;
/**
 * What a practice loads for each of its lists, with the shell and the texts of one language. Invoices took 0.8 kB of the
 * orders: what both lists share is in chunks of its own. Tax, shipping and lens credit took 1.8 kB; lenses
 * that came back in the timeline, and the invoice's page of each kind of staff, 0.4 kB. The returns took 0.5 kB,
 * the addresses, events and permissions of saved methods and returns 0.4 kB of each page. The page to pay has what a list
 * of invoices has, and saved methods. The virtual consultant took 2.5 kB of each: its routes and permissions, marks of a fitting
 * in a draft, and smaller chunks, because its public pages use a part of what was one.
 */
const PRACTICE_LIMITS = {
  '/customer/home': 587_900,
  '/customer/orders': 626_800,
  '/customer/payment/pay': 591_000,
};

/** The accounts to try the portal with: production has no such file. */
const EMBEDDED_ONLY = /\/FirstRunAccounts-/;

const EMAIL_TEMPLATES = '/admin/email-management';

/** Strings that survive minification. */
const REACT_ADMIN = /ra\.(action|navigation|message|notification)\./;
const MUI = /MuiButtonBase|MuiTypography/;
/** The names of react-admin's list, its table and its filters. */
const LIST_PARTS = /RaDataTable|RaListToolbar|RaFilterForm/;
/** A key among the events of emails. */
const EMAIL_EVENTS = /promisedDateMoved/;
/** An address that only staff ask. */
const STAFF_PART = /\/prices\/dry-run/;

test('the login page loads at most 110 kB of script, and neither react-admin nor MUI', async ({
  page,
  accounts,
}) => {
  const scripts = await collectScripts(page);
  await page.goto('/auth/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await expect(page.getByRole('button', { name: /admin@lens\.test/ })).toBeVisible();
  const login = scripts.filter(({ url }) => !EMBEDDED_ONLY.test(url));
  expect(scripts.length - login.length).toBe(1);
  expect(login.length).toBeGreaterThan(0);
  expect(total(login)).toBeLessThanOrEqual(LOGIN_LIMIT);
  for (const { url, source } of login) {
    expect(source, url).not.toMatch(REACT_ADMIN);
    expect(source, url).not.toMatch(MUI);
  }

  await fillLogin(page, (await accounts.maker('admin')).email);
  await expect(page).toHaveURL(/\/admin\/home$/);
  await expect(page.locator('h1').first()).toBeVisible();
  const portal = scripts.slice(login.length + 1);
  // The patterns find what they look for where it is.
  expect(portal.some(({ source }) => REACT_ADMIN.test(source))).toBe(true);
  expect(portal.some(({ source }) => MUI.test(source))).toBe(true);
  expect(portal.some(({ source }) => STAFF_PART.test(source))).toBe(true);
  for (const { url, source } of scripts) expect(source, url).not.toMatch(EMAIL_EVENTS);
  const figures = `login ${total(login)} B gzip, first admin page adds ${total(portal)} B`;
  process.stdout.write(`${figures}\n`);
  expect(total(portal)).toBeLessThanOrEqual(FIRST_ADMIN_LIMIT);
  await page.goto('/admin/order-approval');
  await expect(page.getByRole('row').first()).toBeVisible();
  expect(scripts.some(({ source }) => LIST_PARTS.test(source))).toBe(true);
});

for (const [path, limit] of Object.entries(PRACTICE_LIMITS)) {
  test(`OR-09 a practice loads ${path} without react-admin's lists and forms, and nothing that only staff use`, async ({
    enter,
    accounts,
  }) => {
    const { page } = await enter(await accounts.practice(), 'about:blank');
    const scripts = await collectScripts(page);
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page.locator('.overlay, .page-loading')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
    process.stdout.write(`${path}: ${total(scripts)} B gzip\n`);
    expect(total(scripts)).toBeLessThanOrEqual(limit);
    for (const { url, source } of scripts) {
      expect(source, url).not.toMatch(LIST_PARTS);
      expect(source, url).not.toMatch(STAFF_PART);
      expect(source, url).not.toMatch(EMAIL_EVENTS);
    }
  });
}

/** What the login page says in each language. */
const SIGN_IN = { en: 'Order custom contact lenses', es: 'Pida lentes de contacto a la medida' };

for (const [locale, other] of [
  ['en', 'es'],
  ['es', 'en'],
] as const) {
  test.describe(`in a browser that speaks '${locale}'`, () => {
    test.use({ locale });

    test('UX-02 the login page loads the texts of no other language', async ({ page }) => {
      const scripts = await collectScripts(page);
      const saying = (text: string) => scripts.filter(({ source }) => source.includes(text));
      await page.goto('/auth/login');
      await expect(page.getByText(SIGN_IN[locale])).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
      expect(saying(SIGN_IN[locale])).toHaveLength(1);
      expect(saying(SIGN_IN[other])).toEqual([]);
    });
  });
}

const PUBLIC_PAGES: [who: Visitor, paths: string[]][] = [
  [
    'signed out',
    [
      '/auth/login',
      '/auth/sign-up',
      '/auth/forgot-password',
      '/auth/action',
      '/terms',
      '/ampleye-virtual-consultant',
      '/nowhere',
    ],
  ],
  ['unverified', ['/auth/verify-email']],
  ['unlinked', ['/auth/request']],
  ['newterms', ['/terms']],
];

for (const [who, paths] of PUBLIC_PAGES) {
  test(`LY-01 the public pages of who is '${who}' load neither react-admin nor MUI`, async ({
    openBrowser,
    accounts,
  }) => {
    const context = await openBrowser(await accountOf(accounts, who));
    for (const path of paths) {
      const page = await context.newPage();
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
      process.stdout.write(`${path} (${who}): ${total(scripts)} B gzip\n`);
      await page.close();
    }
  });
}

const CONSULTANT = '/ampleye-virtual-consultant';
/**
 * What a visitor of the virtual consultant loads first, and what each calculator and guided fitting add to that. Fitting has
 * the engine of lenses, the nomograms, the warnings, the fitting core and the schemas of its link.
 */
const CONSULTANT_LIMITS = { home: 150_000, calculator: 15_000, fitting: 103_500 };

/** The calculators that load most; the long run measures all of them. */
const LARGEST = ['spherical-equivalent', 'lens-power', 'toric-tear-lens'];

test('RT-05 VC-01 the consultant loads at most 150 kB of script without the router, and 15 kB more for a calculator', async ({
  openBrowser,
}) => {
  /** What somebody loads who opens `path` first. */
  const load = async (path: string) => {
    const page = await (await openBrowser()).newPage();
    const scripts = await collectScripts(page);
    await page.goto(CONSULTANT + path);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page.locator('.overlay, .page-loading')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
    await page.context().close();
    expect(scripts.filter(({ source }) => REACT_ADMIN.test(source) || MUI.test(source))).toEqual(
      [],
    );
    expect(scripts.filter(({ source }) => source.includes('__reactRouterVersion'))).toEqual([]);
    return total(scripts);
  };
  const home = await load('');
  const more: [id: string, bytes: number][] = [];
  for (const id of isLongRun ? CALCULATOR_IDS : LARGEST) {
    more.push([id, (await load(`/calculators/${id}`)) - home]);
  }
  const fitting = (await load('/fitting')) - home;
  const [most, bytes] = more.toSorted(([, a], [, b]) => b - a)[0] ?? ['', 0];
  process.stdout.write(
    `consultant: ${home} B gzip, a calculator adds up to ${bytes} B (${most}), fitting ${fitting} B\n`,
  );
  expect(home).toBeLessThanOrEqual(CONSULTANT_LIMITS.home);
  expect(fitting).toBeLessThanOrEqual(CONSULTANT_LIMITS.fitting);
  expect(more.filter(([, added]) => added > CONSULTANT_LIMITS.calculator)).toEqual([]);
});

/** The classes of CodeMirror; they survive minification. */
const CODE_EDITOR = /cm-editor|cm-lineNumbers/;

test('EM-02 the editor of code is loaded by the page of a template only', async ({
  openBrowser,
  accounts,
}) => {
  const page = await (await openBrowser(await accounts.maker('super'))).newPage();
  const scripts = await collectScripts(page);
  const isThere = () => scripts.some(({ source }) => CODE_EDITOR.test(source));
  for (const path of ['/admin/home', '/admin/email-management/settings', EMAIL_TEMPLATES]) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page.locator('.overlay, .page-loading, [aria-busy="true"]')).toHaveCount(0);
    expect(isThere(), path).toBe(false);
  }
  await page.goto(`${EMAIL_TEMPLATES}/orderShipped.en`);
  await expect(page.getByRole('textbox', { name: 'Subject' })).toBeVisible();
  expect(isThere()).toBe(true);
  expect(scripts.some(({ source }) => EMAIL_EVENTS.test(source))).toBe(true);
  await page.unrouteAll({ behavior: 'wait' });
});

/** What react-admin-firebase says of itself; it survives minification. */
const FIRESTORE_LISTS = 'react-admin-firebase';

const OF_FIRESTORE = ['/admin/user-management/online', '/admin/user-management/profiles'];
const OF_THE_API = [
  '/admin/home',
  '/admin/order-approval',
  '/admin/user-management',
  '/admin/user-management/customers',
  '/admin/user-management/create',
  '/admin/customer-management',
  '/admin/lens-management',
  '/settings',
];

test('EN-03 DB-01 the lists of Firestore load react-admin-firebase, and no other page does', async ({
  openBrowser,
  accounts,
}) => {
  const admin = await accounts.maker('super');
  /** A page whose browser has loaded nothing yet, and whether it has loaded the lists. */
  const open = async () => {
    const page = await (await openBrowser(admin)).newPage();
    const scripts = await collectScripts(page);
    const isThere = () => scripts.some(({ source }) => source.includes(FIRESTORE_LISTS));
    return { page, isThere };
  };
  const others = await open();
  for (const path of [...OF_THE_API, `/admin/user-management/${admin.uid}`]) {
    await others.page.goto(path);
    await expect(others.page.locator('h1').first()).toBeVisible();
    await expect(others.page.locator('.overlay, .page-loading, [aria-busy="true"]')).toHaveCount(0);
    expect(others.isThere(), path).toBe(false);
  }
  await others.page.unrouteAll({ behavior: 'wait' });
  for (const path of OF_FIRESTORE) {
    const { page, isThere } = await open();
    await page.goto(path);
    await expect(page.getByRole('cell', { name: admin.email })).toBeVisible();
    // Under load a script was noted only after the row was seen.
    await expect.poll(isThere, { message: path }).toBe(true);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

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
