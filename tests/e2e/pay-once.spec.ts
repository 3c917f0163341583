import type { BrowserContext, ElementHandle, Page, Request } from '@playwright/test';
import { isLongRun } from 'test-tools/runs.ts';
import type { Invoice } from '#domain/money/invoices/invoice.ts';
import type { Payment } from '#domain/money/payments/payment.ts';
import type { Account, Accounts } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';
import { payByCard, sandboxRecords } from './support/gateway.ts';
import { shipOrders } from './support/orders.ts';

const BROWSERS = 3;
/** Each of which presses Pay: 20 at once in the long run. */
const TABS = isLongRun ? 4 : 1;
type Button = ElementHandle<HTMLElement | SVGElement>;
const CREATED = 201;
const CARD = '4242424242424242';

const atGateway = (page: Page) => page.getByText('Sandbox: no money moves', { exact: true });
const underWay = (page: Page) => page.getByText(/A payment of \$[\d.]+ was started/);

function fail(): never {
  throw new Error('Nobody could pay');
}

/** Opens the tabs of a browser, with the invoice selected. */
async function openTabs(context: BrowserContext): Promise<Page[]> {
  const pages: Page[] = [];
  for (let tab = 0; tab < TABS; tab += 1) {
    const page = await context.newPage();
    await page.goto('/customer/payment/pay');
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    pages.push(page);
  }
  return pages;
}

/** Returns how each wish of the page to pay was answered so far: null for one that has no answer yet. */
function watchAnswers(page: Page): () => (number | null)[] {
  const answers = new Map<Request, number | null>();
  page.on('request', (request) => {
    const isWish = request.method() === 'POST' && request.url().endsWith('/api/checkouts');
    if (isWish) answers.set(request, null);
  });
  page.on('response', (response) => {
    if (answers.has(response.request())) answers.set(response.request(), response.status());
  });
  // The browser leaves with the first answer, and gives up what else it asked.
  page.on('requestfailed', (request) => answers.delete(request));
  return () => [...answers.values()];
}

/** The buttons that begin to pay, before the first of them is pressed: then some of the pages change. */
async function buttonsOf(pages: readonly Page[]): Promise<Button[]> {
  const found: Button[] = [];
  for (const page of pages) {
    const button = page.getByRole('button', { name: 'Continue to payment' });
    found.push((await button.elementHandle()) ?? fail());
  }
  return found;
}

const pressTwice = (button: Button) =>
  button.evaluate((element) => {
    const press = () => element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    press();
    press();
  });

function read<Answer>(accounts: Accounts, { uid, accountNumber }: Account, path: string) {
  const filter = encodeURIComponent(JSON.stringify({ accountNumber }));
  return accounts.call<Answer>(uid, `${path}?filter=${filter}`, { method: 'GET' });
}

test.describe('an invoice that everybody pays at once', () => {
  // A wish that differs from the one under way is refused, which browsers log.
  test.use({ expectedProblems: /\b409\b/ });

  test('PY-01 PY-03 is paid once from three browsers, and each page says how it stands', async ({
    openBrowser,
    accounts,
    portal,
  }) => {
    const owner = await accounts.practice();
    const lab = await accounts.maker('super');
    const [order] = await shipOrders(accounts, owner, lab, [owner.accountNumber]);
    const browsers = await Promise.all(Array.from({ length: BROWSERS }, () => openBrowser(owner)));
    const pages = (await Promise.all(browsers.map(openTabs))).flat();
    // The last one wants to pay a part only.
    await pages
      .at(-1)
      ?.getByRole('textbox', { name: /^Amount for/ })
      .fill('25.00');
    const asked = pages.map(watchAnswers);
    await Promise.all(await buttonsOf(pages).then((buttons) => buttons.map(pressTwice)));
    await expect.poll(() => asked.flatMap((answers) => answers())).not.toContain(null);

    const paying = pages.filter((_page, index) => asked[index]?.().includes(CREATED));
    expect(paying.length).toBeGreaterThan(0);
    expect(paying.length).toBeLessThan(pages.length);
    for (const page of pages) {
      const says = paying.includes(page) ? atGateway(page) : underWay(page).first();
      await expect(says).toBeVisible();
    }
    await Promise.all(paying.map((page) => payByCard(page, CARD)));
    for (const page of pages) {
      const thanks = page.getByText('Thank you. We received your payment');
      const nothingLeft = page.getByText('There is nothing to pay.');
      await expect(thanks.or(nothingLeft).or(underWay(page)).first()).toBeVisible();
    }
    await expect(paying[0]?.getByText('Thank you.', { exact: false }) ?? fail()).toBeVisible();

    const { intent } = await sandboxRecords(portal);
    const [invoice] = await read<Invoice[]>(accounts, owner, '/api/invoices');
    const paid = await read<Payment[]>(accounts, owner, '/api/payments');
    expect(paid).toHaveLength(1);
    expect(intent.filter(({ status }) => status === 'succeeded')).toHaveLength(1);
    expect(intent.map(({ amount }) => amount)).toEqual([paid[0]?.amountCents]);
    expect(invoice?.openCents).toBe((order?.totalCents ?? 0) - (paid[0]?.amountCents ?? 0));
  });
});
