import { expect, test } from './support/fixtures.ts';

test('LY-02 the pages of customer management have tabs, on a phone too', async ({
  enter,
  accounts,
}) => {
  const { page } = await enter(await accounts.maker('super'), '/admin/customer-management');
  await page.setViewportSize({ width: 320, height: 700 });
  const tabs = page.getByRole('navigation', { name: 'Customer Management' });
  const current = tabs.locator('[aria-current="page"]');
  await tabs.getByRole('link', { name: 'Applications' }).click();
  await expect(page).toHaveURL(/\/applications$/);
  await expect(current).toHaveText('Applications');
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow).toBeLessThanOrEqual(0);

  await page.goto('/admin/customer-management/prices');
  await expect(current).toHaveText('Agreed prices');
  await expect(current).toBeInViewport({ ratio: 0.95 });
  await tabs.getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(current).toHaveText('Customers');
  await expect(current).toBeInViewport({ ratio: 0.95 });
});
