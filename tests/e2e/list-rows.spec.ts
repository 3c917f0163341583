import type { Page } from '@playwright/test';
import { buildApplication } from '../fixtures/build-application.ts';
import { expect, test } from './support/fixtures.ts';
import { untilShown } from './support/go-to.ts';
import { placeOrder } from './support/orders.ts';

/** What is seen without scrolling, of rows that have 40 px and a line. */
const AT_LEAST = 14;
const TALLEST = 41;

const A_PRICE = {
  id: 'p-1',
  version: 1,
  lensId: 'gp-sphere',
  part: 'lens',
  accountNumber: '100200',
  buyingGroupId: null,
  minQuantity: 1,
  priceCents: 4950,
  validFrom: '2026-01-01',
  validUntil: null,
  note: '',
};

/** Each list of the maker: its page, the resource that it asks for, and a row where there may be none. */
const LISTS: readonly [path: string, resource: string, row?: object][] = [
  ['/admin/user-management', 'users'],
  ['/admin/user-management/customers', 'users'],
  ['/admin/customer-management', 'customers'],
  ['/admin/customer-management/applications', 'applications', buildApplication()],
  ['/admin/customer-management/prices', 'prices', A_PRICE],
  ['/admin/lens-management', 'lenses'],
  ['/admin/order-approval', 'orders'],
];

/** Fills each page of a list with 25 rows: those that there are, again and again. */
async function fillLists(page: Page): Promise<void> {
  for (const [, resource, row] of LISTS) {
    await page.route(
      (url) => url.pathname === `/api/${resource}` && url.searchParams.has('range'),
      async (route) => {
        const response = await route.fetch();
        const found: object[] = await response.json();
        const rows = found.length > 0 ? found : [row ?? {}];
        const filled = Array.from({ length: 25 }, (_, at) => ({
          ...rows[at % rows.length],
          id: `00000000-0000-4000-8000-0000000000${at + 10}`,
        }));
        const headers = { ...response.headers(), 'content-range': `${resource} 0-24/60` };
        await route.fulfill({ response, headers, json: filled });
      },
    );
  }
}

/** The heights of the rows of the list, and how many are whole on the screen. */
function seenRows(page: Page): Promise<{ seen: number; heights: number[] }> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('main tbody tr')].map((row) =>
      row.getBoundingClientRect(),
    );
    const seen = boxes.filter(({ top, bottom }) => top >= 0 && bottom <= innerHeight).length;
    return { seen, heights: boxes.map(({ height }) => height) };
  });
}

test('AD-07 OR-08 every list of the maker shows at least 14 rows of one line at 1280 × 800', async ({
  enter,
  accounts,
}) => {
  await placeOrder(accounts, await accounts.practice(), {
    patientReference: 'A reference that is long',
  });
  const { page } = await enter(await accounts.maker('super'), 'about:blank');
  await fillLists(page);
  for (const [path] of LISTS) {
    await page.goto(path);
    await untilShown(page);
    await expect(page.locator('main tbody tr')).toHaveCount(25);
    const { seen, heights } = await seenRows(page);
    process.stdout.write(`${path}: ${seen} rows, the tallest ${Math.max(...heights)} px\n`);
    expect.soft(Math.max(...heights), path).toBeLessThanOrEqual(TALLEST);
    expect.soft(seen, path).toBeGreaterThanOrEqual(AT_LEAST);
    const main = page.getByRole('main');
    await main.evaluate((box) => box.scrollTo(0, 300));
    const head = await page.locator('main thead th').nth(1).boundingBox();
    expect.soft(head?.y, `${path}: the head stays`).toBeGreaterThanOrEqual(0);
    expect.soft(head?.y, `${path}: the head stays`).toBeLessThan(100);
  }
});
