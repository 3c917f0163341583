import { expect, test } from './support/fixtures.ts';
import { HumanHands } from './support/human-hands.ts';
import { eyeColumn, fieldOf, reviewOf } from './support/order-form.ts';
import { placeOrder } from './support/orders.ts';
import { SHORT } from './support/tags.ts';

const MAX_REORDER_INTERACTIONS = 6;
const MAX_FROM_LIST_TO_SENT = 4;
const MAX_REORDER_SECONDS = 30;
const MAX_NEW_ORDER_SECONDS = 90;

/** The figures stand with the test's result. */
function note(hands: HumanHands): void {
  const description = `${hands.interactions} interactions, ${hands.seconds.toFixed(1)} s`;
  test.info().annotations.push({ type: 'pace', description });
  process.stdout.write(`${test.info().title}: ${description}\n`);
}

test(
  'OR-09 OR-12 a reorder takes at most four interactions from the list to sent, six with the search, and half a minute at human pace',
  SHORT,
  async ({ enter, accounts }) => {
    const owner = await accounts.practice();
    const keratoconus = {
      lensId: 'keratoconus-gp',
      prescription: { baseCurve: 6.9, sphere: -8.25 },
    };
    await placeOrder(accounts, owner, { ...keratoconus, patientReference: 'LEC-1035' });
    await placeOrder(accounts, owner, { patientReference: 'LEC-1043' });
    const { page } = await enter(owner);
    await expect(page.getByRole('heading', { name: 'Latest orders' })).toBeVisible();
    const hands = new HumanHands(page);
    await hands.click(page.getByRole('searchbox'));
    await hands.type('LEC-1035');
    const found = page.getByRole('listitem').filter({ hasText: 'LEC-1035' });
    await expect(page.getByRole('listitem').filter({ hasText: 'LEC-1043' })).toHaveCount(0);
    const before = hands.interactions;
    await hands.click(found.getByRole('link', { name: /^Reorder/ }));
    await expect(page.getByLabel('Patient reference')).toHaveValue('LEC-1035');
    await hands.click(page.getByRole('button', { name: 'Review order' }));
    await hands.click(page.getByRole('button', { name: 'Submit order' }));
    await expect(page.getByRole('heading', { name: /^Order LP-\d+ submitted$/ })).toBeVisible();
    note(hands);
    expect(hands.interactions).toBeLessThanOrEqual(MAX_REORDER_INTERACTIONS);
    expect(hands.interactions - before).toBeLessThanOrEqual(MAX_FROM_LIST_TO_SENT);
    expect(hands.seconds).toBeLessThanOrEqual(MAX_REORDER_SECONDS);
  },
);

test('OR-01 a new two-eye order takes at most a minute and a half at human pace, without a mouse', async ({
  enter,
  accounts,
}) => {
  const { page } = await enter(await accounts.practice(), '/customer/order');
  const right = (label: string) => fieldOf(page, 'Right eye', label);
  const left = (label: string) => fieldOf(page, 'Left eye', label);
  await expect(page.getByLabel('Patient reference')).toBeVisible();

  const hands = new HumanHands(page);
  await hands.tabTo(page.getByLabel('Patient reference'));
  await hands.type('E2E-keys');
  await hands.tabTo(eyeColumn(page, 'Right eye').getByRole('combobox', { name: 'Lens' }));
  await hands.type('GP Sph');
  await hands.press('Enter');
  await hands.tabTo(right('Base curve'));
  await hands.type('78');
  await hands.tabTo(right('Sphere'));
  await hands.type('-275');
  await hands.tabTo(left('Base curve'));
  await hands.type('7.75');
  await hands.tabTo(left('Sphere'));
  await hands.type('-3');
  await hands.press('ArrowDown');
  await hands.press('Control+Enter');
  await expect(reviewOf(page)).toBeFocused();
  await hands.press('Control+Enter');
  // both lenses are blue and have no dot
  await expect(reviewOf(page).getByRole('checkbox', { name: /told apart/ })).toBeFocused();
  await hands.press('Space');
  await hands.press('Control+Enter');
  await expect(page.getByRole('heading', { name: /^Order LP-\d+ submitted$/ })).toBeVisible();
  note(hands);
  expect(hands.seconds).toBeLessThanOrEqual(MAX_NEW_ORDER_SECONDS);

  await page.getByRole('link', { name: 'View order' }).click();
  for (const value of ['7.80 mm', '−2.75 D', '7.75 mm', '−3.25 D']) {
    await expect(page.getByText(value).first()).toBeVisible();
  }
});
