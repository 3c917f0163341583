import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { FIRST_RUN_PASSWORD } from '#server/local-accounts.ts';
import { PortalProcess } from './portal-process.ts';

export { expect };

/** A signed-in page of a person in a browser of their own. */
export interface Person {
  page: Page;
  context: BrowserContext;
}

interface Fixtures {
  /** Errors on the console that the test means to cause. */
  expectedProblems: RegExp;
  /** Opens a browser and signs in by the form, as the first-run account of that name. */
  signIn: (name: string) => Promise<Person>;
}

interface WorkerFixtures {
  /** A name of its own gives a file a portal of its own: one that changes what the first run made. */
  ownPortal: string;
  portal: PortalProcess;
}

/** Every console error and every uncaught exception of any page fails the test that made it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  ownPortal: ['', { option: true, scope: 'worker' }],
  portal: [
    async ({ ownPortal: _ownPortal }, use) => {
      const portal = await PortalProcess.create();
      await use(portal);
      await portal.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ portal }, use) => use(portal.origin),
  expectedProblems: [/(?!)/, { option: true }],
  signIn: async ({ browser, portal, expectedProblems }, use) => {
    const people: BrowserContext[] = [];
    const problems: string[] = [];
    await use(async (name) => {
      const context = await browser.newContext({ baseURL: portal.origin });
      people.push(context);
      const page = await context.newPage();
      watch(page, problems);
      await page.goto('/auth/login');
      await fillLogin(page, `${name}@lens.test`);
      await expect(page).not.toHaveURL(/\/auth\/login/);
      return { page, context };
    });
    await Promise.all(people.map((context) => context.close()));
    const unexpected = problems.filter((text) => !expectedProblems.test(text));
    expect(unexpected, 'errors on the console').toEqual([]);
  },
});

/** Signs in by the form, as somebody at the keyboard would. */
export async function fillLogin(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(FIRST_RUN_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/**
 * Not the page's fault: a request that failed because the test stopped the portal, the test runner's own recorder
 * being kept out of the sandboxed frame of the terms, and Firestore's word that a tab which got no time to run has
 * handed its lead to another.
 */
const OUR_OWN_DOING = [
  /net::ERR_(CONNECTION_REFUSED|INCOMPLETE_CHUNKED_ENCODING|CONNECTION_RESET|EMPTY_RESPONSE)/,
  /@firebase\/firestore: .* Failed to obtain primary lease for action/,
  /^Blocked script execution in '[^']+\/terms\/terms\.html' because the document's frame is sandboxed/,
];

function watch(page: Page, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(`${error.name}: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() !== 'error' || OUR_OWN_DOING.some((pattern) => pattern.test(text))) return;
    problems.push(text);
  });
}
