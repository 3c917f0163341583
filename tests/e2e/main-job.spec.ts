import { expect, test } from './support/fixtures.ts';
import {
  BITORIC_LEFT,
  BITORIC_RIGHT,
  chooseLens,
  fillEye,
  submitOrder,
} from './support/order-form.ts';
import { openFromQueue, placeOrder, takeSteps } from './support/orders.ts';
import { SHORT } from './support/tags.ts';

test(
  'OR-01 OR-06 a practice orders a bitoric for both eyes, an admin approves it, and the practice sees it without reload',
  SHORT,
  async ({ enter, accounts }) => {
    const practice = await enter(await accounts.practice());
    await expect(practice.page).toHaveURL(/\/customer\/home$/);
    await practice.page.getByRole('link', { name: 'Order lenses' }).click();
    // Until then the search of the page before has a label with the same words.
    await expect(practice.page.getByRole('heading', { name: 'Order lenses' })).toBeVisible();
    await practice.page.getByLabel('Patient reference').fill('E2E-bitoric');
    // The left eye follows the choice of the right one.
    await chooseLens(practice.page, 'Right eye', 'GP Bitoric');
    await fillEye(practice.page, 'Right eye', BITORIC_RIGHT);
    await fillEye(practice.page, 'Left eye', BITORIC_LEFT);
    const number = await submitOrder(practice.page);

    await practice.page.goto('/customer/home');
    const row = practice.page.getByRole('listitem').filter({ hasText: number });
    await expect(row).toContainText('Submitted');

    const admin = await enter(await accounts.maker('admin'), 'about:blank');
    await openFromQueue(admin.page, number);
    await expect(admin.page.getByText('8.00 mm')).toBeVisible();
    await expect(admin.page.getByText('−4.25 D')).toBeVisible();
    await admin.page.getByRole('button', { name: 'Approve order' }).click();
    await admin.page.getByRole('dialog').getByRole('button', { name: 'Approve order' }).click();
    await expect(admin.page.getByText(`Order ${number} approved`)).toBeVisible();

    await expect(row).toContainText('Approved');
    const told = practice.page.getByRole('status').filter({ hasText: `Order ${number}: Approved` });
    await expect(told).toBeVisible();
  },
);

test.describe('a portal that is killed and started again', () => {
  // While the portal is down Firestore looks whether there is a network at all, and its channel is then unknown.
  test.use({ expectedProblems: /cleardot\.gif|status of 400/ });

  test('OR-06 has kept the order and its approval', async ({ enter, accounts, portal }) => {
    const owner = await accounts.practice();
    const order = await placeOrder(accounts, owner, {
      patientReference: 'E2E-restart',
      prescription: { baseCurve: 7.45, sphere: -3.75 },
    });
    await takeSteps(accounts, await accounts.maker('admin'), order, ['approve']);
    const { page } = await enter(owner, '/customer/home');
    const row = page.getByRole('listitem').filter({ hasText: order.number });
    await expect(row).toContainText('Approved');

    await portal.stop('SIGKILL');
    await portal.start();
    await page.reload();
    await expect(row).toContainText('Approved');
    await row.getByRole('link', { name: order.number, exact: true }).click();
    await expect(page.getByText('E2E-restart')).toBeVisible();
    await expect(page.getByText('7.45 mm')).toBeVisible();
    await expect(page.getByText('−3.75 D')).toBeVisible();
  });
});
