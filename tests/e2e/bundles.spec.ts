import type { Locator, Page } from '@playwright/test';
import { isLongRun } from 'test-tools/runs.ts';
import { CALCULATOR_IDS } from '#domain/consultant/calculators/parts/names.ts';
import type { Visitor } from '../fixtures/landings.ts';
import { expect, fillLogin, test } from './support/fixtures.ts';
import { collectScripts, total, type Script } from './support/scripts.ts';
import { accountOf } from './support/visitors.ts';

/**
 * Bytes of gzip. Each limit leaves what it measures some 0.3 % of room, for compressors differ and a word more is no fault: a
 * library that slips in is some 10 kB. Whoever needs more raises the limit and says in the commit what took it.
 */
const LOGIN_LIMIT = 110_400;
/** What the first page of the maker adds to the page of the login. */
const FIRST_ADMIN_LIMIT = 481_000;
/** What a practice loads for each of these pages, with the shell and the texts of one language. */
const PRACTICE_LIMITS = {
  '/customer/home': 596_000,
  '/customer/orders': 635_000,
  '/customer/payment/pay': 599_000,
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

/** What the login page says in each language. */
const SIGN_IN = { en: 'Order custom contact lenses', es: 'Pida lentes de contacto a la medida' };

/** How many of the scripts have the words of the login page, in English and in Spanish. */
const sayings = (scripts: Script[]) =>
  [SIGN_IN.en, SIGN_IN.es].map(
    (text) => scripts.filter(({ source }) => source.includes(text)).length,
  );

/** Neither react-admin nor MUI. */
function expectLight(scripts: Script[]): void {
  expect(scripts.length).toBeGreaterThan(0);
  for (const { url, source } of scripts) {
    expect(source, url).not.toMatch(REACT_ADMIN);
    expect(source, url).not.toMatch(MUI);
  }
}

/** Opens the address, and waits for what is still on its way, which belongs to the page too. */
async function load(page: Page, path: string, shown = page.locator('h1').first()) {
  const scripts = await collectScripts(page);
  await page.goto(path);
  await expect(shown).toBeVisible();
  await expect(page.locator('.overlay, .page-loading, [aria-busy="true"]')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
  process.stdout.write(`${path}: ${total(scripts)} B gzip\n`);
  return scripts;
}

test('UX-02 the login page loads at most 110 kB of script, in one language, and neither react-admin nor MUI', async ({
  page,
  accounts,
}) => {
  const scripts = await collectScripts(page);
  await page.goto('/auth/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await expect(page.getByRole('button', { name: /admin@lens\.test/ })).toBeVisible();
  const login = scripts.filter(({ url }) => !EMBEDDED_ONLY.test(url));
  expect(scripts.length - login.length).toBe(1);
  expect(total(login)).toBeLessThanOrEqual(LOGIN_LIMIT);
  expectLight(login);
  expect(sayings(login)).toEqual([1, 0]);

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

test("OR-09 a practice loads its lists without react-admin's, and nothing that only staff use", async ({
  openBrowser,
  accounts,
}) => {
  const context = await openBrowser(await accounts.practice());
  for (const [path, limit] of Object.entries(PRACTICE_LIMITS)) {
    const scripts = await load(await context.newPage(), path);
    expect(total(scripts), path).toBeLessThanOrEqual(limit);
    for (const { url, source } of scripts) {
      expect(source, url).not.toMatch(LIST_PARTS);
      expect(source, url).not.toMatch(STAFF_PART);
      expect(source, url).not.toMatch(EMAIL_EVENTS);
    }
  }
});

test.describe('in a browser that speaks Spanish', () => {
  test.use({ locale: 'es' });

  test('UX-02 the login page loads the texts of no other language', async ({ page }) => {
    const scripts = await load(page, '/auth/login');
    await expect(page.getByText(SIGN_IN.es)).toBeVisible();
    expect(sayings(scripts)).toEqual([0, 1]);
  });
});

/** The login page and the consultant have journeys of their own. */
const PUBLIC_PAGES: [who: Visitor, paths: string[]][] = [
  ['signed out', ['/auth/sign-up', '/auth/forgot-password', '/auth/action', '/terms', '/nowhere']],
  ['unverified', ['/auth/verify-email']],
  ['unlinked', ['/auth/request']],
];

test('LY-01 the public pages load neither react-admin nor MUI', async ({
  openBrowser,
  accounts,
}) => {
  for (const [who, paths] of PUBLIC_PAGES) {
    const context = await openBrowser(await accountOf(accounts, who));
    for (const path of paths) {
      const page = await context.newPage();
      expectLight(await load(page, path));
      await page.close();
    }
  }
});

const CONSULTANT = '/ampleye-virtual-consultant';
/**
 * What a visitor of the virtual consultant loads first, and what each calculator and guided fitting add to that. Fitting has
 * the engine of lenses, the nomograms, the warnings, the fitting core and the schemas of its link.
 */
const CONSULTANT_LIMITS = { home: 150_000, calculator: 15_000, fitting: 103_900 };

/** The calculator that loads most; the long run measures all of them. */
const LARGEST = ['toric-tear-lens'];

test('RT-05 VC-01 the consultant loads at most 150 kB of script without the router, and 15 kB more for a calculator', async ({
  openBrowser,
}) => {
  /** What somebody loads who opens `path` first. */
  const first = async (path: string) => {
    const context = await openBrowser();
    const scripts = await load(await context.newPage(), CONSULTANT + path);
    await context.close();
    expectLight(scripts);
    expect(scripts.filter(({ source }) => source.includes('__reactRouterVersion'))).toEqual([]);
    return total(scripts);
  };
  const home = await first('');
  const more: [id: string, bytes: number][] = [];
  for (const id of isLongRun ? CALCULATOR_IDS : LARGEST) {
    more.push([id, (await first(`/calculators/${id}`)) - home]);
  }
  const fitting = (await first('/fitting')) - home;
  expect(home).toBeLessThanOrEqual(CONSULTANT_LIMITS.home);
  expect(fitting).toBeLessThanOrEqual(CONSULTANT_LIMITS.fitting);
  expect(more.filter(([, added]) => added > CONSULTANT_LIMITS.calculator)).toEqual([]);
});

/** The classes of CodeMirror; they survive minification. */
const CODE_EDITOR = /cm-editor|cm-lineNumbers/;
/** What react-admin-firebase says of itself; it survives minification. */
const FIRESTORE_LISTS = /react-admin-firebase/;

const subject = (page: Page) => page.getByRole('textbox', { name: 'Subject' });

test('EM-02 EN-03 DB-01 the editor of code and the lists of Firestore are loaded by the pages that have them', async ({
  openBrowser,
  accounts,
}) => {
  const admin = await accounts.maker('super');
  const context = await openBrowser(admin);
  const loaded = async (path: string, shown?: (page: Page) => Locator) => {
    const page = await context.newPage();
    const scripts = await load(page, path, shown?.(page));
    await page.close();
    const has = (words: RegExp) => scripts.some(({ source }) => words.test(source));
    return { editor: has(CODE_EDITOR), events: has(EMAIL_EVENTS), lists: has(FIRESTORE_LISTS) };
  };
  for (const path of ['/admin/home', EMAIL_TEMPLATES, `/admin/user-management/${admin.uid}`]) {
    expect(await loaded(path), path).toMatchObject({ editor: false, lists: false });
  }
  const template = await loaded(`${EMAIL_TEMPLATES}/orderShipped.en`, subject);
  expect(template).toEqual({ editor: true, events: true, lists: false });
  const self = (page: Page) => page.getByRole('cell', { name: admin.email });
  const online = await loaded('/admin/user-management/online', self);
  expect(online).toMatchObject({ editor: false, lists: true });
});
