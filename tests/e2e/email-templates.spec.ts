import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { checkLooks, looksFor } from './support/looks.ts';
import { subjectsFor } from './support/mailbox.ts';

const TEMPLATES = '/admin/email-management';

// The wrong template that is sent anyway, and the version that has moved on.
test.use({ expectedProblems: /status of 4[12]2|Request failed: 4[12]2/ });

/** Types at the end of a field of code. */
async function typeInto(page: Page, name: string, words: string): Promise<void> {
  await page.getByRole('textbox', { name }).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText(words);
}

test('EM-01 EM-02 AD-04 a template is edited, refused, previewed, tested, compared and restored; the settings name a wrong line', async ({
  enter,
  accounts,
  request,
}) => {
  const admin = await accounts.maker('super');
  const { page } = await enter(admin, 'about:blank');
  const preview = page.getByRole('region', { name: 'Preview' });
  const save = page.getByRole('button', { name: 'Save template' });

  await page.goto(TEMPLATES);
  await page.getByRole('textbox', { name: /^Search/ }).fill('orderShipped.en');
  // Before the list is filtered, the Spanish one is there too.
  await page.locator('a[href$="/orderShipped.en"]').click();
  await expect(page.getByRole('heading', { level: 1, name: /Order shipped/ })).toBeVisible();
  await expect(preview.getByText('Subject:')).toBeVisible();

  // Its place is told, and the last good preview stays.
  const mark = ` ${admin.tag}`;
  await typeInto(page, 'Subject', '{{ orderNumbr }}');
  const problem = page.getByRole('button', { name: /^Subject, line 1, column \d+:$/ });
  await expect(problem).toBeVisible();
  await expect(page.getByText(/no variable "orderNumbr".*"orderNumber"/)).toBeVisible();
  await expect(preview.getByText('Shows the last version without problems.')).toBeVisible();
  await checkLooks(page, looksFor(0));
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(/It was not saved/)).toBeVisible();
  await problem.click();
  await page.keyboard.press('ControlOrMeta+z');

  await typeInto(page, 'Subject', mark);
  await expect(preview.getByText(mark.trim())).toBeVisible();
  await expect(problem).toHaveCount(0);
  await expect(page.frameLocator('iframe').locator('body')).toContainText(/\w/);
  await page.getByRole('button', { name: 'Send a test to me' }).click();
  await expect(page.getByRole('dialog').getByText(admin.email)).toBeVisible();
  await page.getByRole('button', { name: 'Send the test' }).click();
  await expect(page.getByText(`The test was sent to ${admin.email}.`)).toBeVisible();
  await expect
    .poll(async () => (await subjectsFor(request, admin.email)).join())
    .toContain(mark.trim());

  await save.click();
  await expect(page.getByText('The template was saved.')).toBeVisible();
  await page.getByRole('tab', { name: 'Versions' }).click();
  const difference = page.getByRole('region', { name: 'Differences' });
  await expect(difference.getByText(mark.trim()).first()).toBeVisible();
  await checkLooks(page, looksFor(1));
  await page
    .getByRole('button', { name: /^Restore version \d+$/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Restore version/ })
    .click();
  await expect(page.getByText(/^Version \d+ was restored\.$/)).toBeVisible();
  await page.getByRole('tab', { name: 'Edit' }).click();
  await expect(page.getByRole('textbox', { name: 'Subject' })).not.toContainText(mark.trim());

  await page.goto(`${TEMPLATES}/settings`);
  const addresses = page.getByRole('textbox', { name: /^Addresses of the lab/ });
  await addresses.fill('lab@maker.test\nnobody');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Line 2, “nobody”, is not accepted.')).toBeVisible();
  for (const lines of ['lab@maker.test', '']) {
    await addresses.fill(lines);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The settings were saved.').first()).toBeVisible();
    await page.reload();
    await expect(addresses).toHaveValue(lines);
  }
});

test('EM-02 AD-15 UX-01 of two editors of a template the second sees both versions and loses nothing typed', async ({
  enter,
  accounts,
}) => {
  const { page: first } = await enter(await accounts.maker('super'), TEMPLATES);
  const { page } = await enter(await accounts.maker('super'), 'about:blank');
  await first.getByRole('textbox', { name: /^Search/ }).fill('orderApproved.en');
  // Before the list is filtered, the Spanish one is there too.
  await first.locator('a[href$="/orderApproved.en"]').click();
  await expect(first.getByRole('textbox', { name: 'Subject' })).toContainText(/\w/);
  await page.goto(first.url());
  const subject = page.getByRole('textbox', { name: 'Subject' });
  const plain = page.getByRole('textbox', { name: 'Text version' });
  await expect(subject).toContainText(/\w/);

  await typeInto(first, 'Subject', ' by the first');
  await typeInto(first, 'Text version', 'The first adds this.');
  await first.getByRole('button', { name: 'Save template' }).click();
  await expect(first.getByText('The template was saved.')).toBeVisible();
  await typeInto(page, 'Subject', ' by the second');
  await typeInto(page, 'Text version', 'The second adds this.');
  const save = page.getByRole('button', { name: 'Save template' });
  await save.click();

  const dialog = page.getByRole('dialog', { name: 'Someone else saved this in the meantime' });
  for (const words of [
    'by the first',
    'by the second',
    'The first adds this.',
    'The second adds this.',
  ]) {
    await expect(dialog.getByText(words).first()).toBeVisible();
  }
  await checkLooks(page, looksFor(2));
  const choiceOf = (field: string) => dialog.getByRole('radiogroup', { name: field });
  await expect(dialog.getByRole('radiogroup')).toHaveCount(2);
  await choiceOf('Subject').getByRole('radio', { name: 'Saved' }).check();
  await choiceOf('Text version').getByRole('radio', { name: 'Yours' }).check();
  await dialog.getByRole('button', { name: 'Use these values' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(subject).toContainText('by the first');
  await expect(plain).toContainText('The second adds this.');
  await save.click();
  await expect(page.getByText('The template was saved.')).toBeVisible();
  await page.reload();
  await expect(subject).toContainText('by the first');
  await expect(plain).toContainText('The second adds this.');
  await expect(plain).not.toContainText('The first adds this.');
});
