import type { Request } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { chooseLens, fillEye, pressSubmit, reviewOrder } from './support/order-form.ts';

// The browser names the request that fails.
test.use({ expectedProblems: /503|Request failed|accounts could not be loaded/ });

const isOrder = (request: Request) =>
  request.method() === 'POST' && request.url().endsWith('/api/orders');

test('LY-12 OR-04 while the accounts cannot be loaded the chosen one stays and nothing is ordered', async ({
  enter,
  accounts,
}) => {
  const account = await accounts.practice({ network: true });
  const { page } = await enter(account, '/customer/home');
  const selector = page.getByRole('combobox', { name: 'Account Number' });
  await selector.click();
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options).toHaveCount(3);
  const chosen = ((await options.nth(1).textContent()) ?? '').slice(0, 6);
  await options.nth(1).click();
  await expect(page.getByText(`Account ${chosen}`)).toBeVisible();

  await page.route('**/api/auth/customer/**', (route) =>
    route.fulfill({ status: 503, body: '{}' }),
  );
  await page.goto('/customer/order');
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'You cannot submit orders until they are' });
  await expect(alert).toBeVisible();
  await expect(page.getByText(`For account ${chosen}`)).toBeVisible();
  await expect(selector).toHaveText(chosen);

  let isSent = false;
  page.on('request', (request) => {
    isSent ||= isOrder(request);
  });
  await page.getByLabel('Patient reference').fill(`LY-12 ${account.tag}`);
  await page.getByLabel('Order left lens').uncheck();
  await chooseLens(page, 'Right eye', 'GP Sphere');
  await fillEye(page, 'Right eye', { 'Base curve': '7.80', Sphere: '-3.00' });
  await reviewOrder(page);
  await pressSubmit(page);
  await expect(page.getByText('The order was not sent')).toBeVisible();
  expect(isSent).toBe(false);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toBeVisible();

  await page.unroute('**/api/auth/customer/**');
  // The page asks by itself too: the button may be gone before it is clicked.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(alert).toBeHidden();
  await expect(page.getByText(`For account ${chosen}`)).toBeVisible();
  const submitted = page.waitForRequest(isOrder);
  await pressSubmit(page);
  expect((await submitted).postDataJSON()).toMatchObject({ accountNumber: chosen });
  await expect(page.getByRole('heading', { name: /^Order LP-\d+ submitted$/ })).toBeVisible();
});
