import { randomUUID } from 'node:crypto';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { FIRST_RUN_PASSWORD } from '#server/first-run/local-accounts.ts';
import { Accounts, type Account } from './accounts.ts';
import { watchBrowser } from './console-watch.ts';
import { signedInState } from './planted-sign-in.ts';
import { PortalProcess } from './portal-process.ts';

export { expect };

/** A signed-in page in its own browser. */
interface Person {
  page: Page;
  context: BrowserContext;
}

interface Fixtures {
  /** Console errors that the test expects. */
  expectedProblems: RegExp;
  /** The errors that the pages of the test have logged. */
  problems: string[];
  /** Opens a browser that closes with the test. Its console errors fail the test. */
  openBrowser: (state?: Parameters<typeof signedInState>[1]) => Promise<BrowserContext>;
  /** Opens a browser at the address, signed in as the user, or signed out without one. */
  enter: (account: Account | undefined, address?: string) => Promise<Person>;
}

interface WorkerFixtures {
  portal: PortalProcess;
  /** Creates the journey's own users and accounts. */
  accounts: Accounts;
}

/** Any console error or uncaught exception in a page fails its test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  portal: [
    async ({ browserName: _browser }, use) => {
      const portal = await PortalProcess.create();
      await use(portal);
      await portal.remove();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  accounts: [async ({ portal }, use) => use(new Accounts(portal.origin)), { scope: 'worker' }],
  baseURL: async ({ portal }, use) => use(portal.origin),
  expectedProblems: [/(?!)/, { option: true }],
  problems: async ({ expectedProblems }, use) => {
    const problems: string[] = [];
    await use(problems);
    const unexpected = problems.filter((text) => !expectedProblems.test(text));
    expect(unexpected, 'errors on the console').toEqual([]);
  },
  context: async ({ context, problems }, use) => {
    watchBrowser(context, problems);
    await use(context);
  },
  openBrowser: async ({ browser, portal, problems, accounts }, use) => {
    const open: BrowserContext[] = [];
    const users = new Set<string>();
    const deviceOf = ({ uid }: Account) => {
      const device = users.has(uid) ? randomUUID() : accounts.deviceOf(uid);
      users.add(uid);
      return device;
    };
    await use(async (account) => {
      const { origin } = portal;
      const context = await browser.newContext({
        baseURL: origin,
        ...(account && {
          storageState: signedInState(
            origin,
            account,
            await accounts.signIn(account),
            deviceOf(account),
          ),
        }),
      });
      open.push(context);
      watchBrowser(context, problems);
      return context;
    });
    await Promise.all(open.map((context) => context.close()));
  },
  enter: async ({ openBrowser }, use) => {
    await use(async (account, address = '/') => {
      const context = await openBrowser(account);
      const page = await context.newPage();
      await page.goto(address);
      return { page, context };
    });
  },
});

/** Signs in through the form, as a user does. */
export async function fillLogin(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(FIRST_RUN_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
