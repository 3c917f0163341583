import { expect, test } from './support/fixtures.ts';

test.describe('a link that was never sent', () => {
  test.use({ expectedProblems: /status of 404|Request failed: 404/ });
  test('EM-04 SE-08 says so', async ({ page }) => {
    await page.goto('/unsubscribe#nothing');
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  });
});
