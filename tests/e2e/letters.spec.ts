import type { Page } from '@playwright/test';
import { isLongRun } from '#tests/fixtures/runs.ts';
import { expect, fillLogin, test } from './support/fixtures.ts';
import { BOUNCED, createReaders, letterReaders, seedReaders } from './support/letter-readers.ts';
import { checkLooks, looksFor } from './support/looks.ts';
import { startMailingPortal } from './support/mailing-portal.ts';

const SUBJECT = 'Our hours in July';
const CUSTOMERS = '/admin/customer-management';

test('EM-03 EM-04 a letter goes from the list of customers to a practice, which unsubscribes', async ({
  enter,
  accounts,
  page: reader,
  request,
}) => {
  const practice = await accounts.practice();
  const { page } = await enter(await accounts.maker('super'), 'about:blank');
  const subject = `Our hours ${practice.tag}`;

  await page.goto(CUSTOMERS);
  await page.getByRole('textbox', { name: /^Search practice/ }).fill(practice.accountNumber);
  // The address is ahead of the page, whose link has the filter of what it shows.
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: 'Write to these customers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New letter' })).toBeVisible();
  await expect(page.getByText('1 person gets it.')).toBeVisible();
  await expect(page.getByText(practice.email)).toBeVisible();
  await checkLooks(page, looksFor(0));
  await page.getByRole('textbox', { name: /^Name/ }).fill(`Hours ${practice.tag}`);
  await page.getByRole('textbox', { name: /^Subject in English/ }).fill(subject);
  await page.getByRole('textbox', { name: /^Text in English/ }).fill('We close at six.\nSee you.');
  await page.getByRole('textbox', { name: /^Subject in Spanish/ }).fill('Horario');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Write subject and text in Spanish')).toBeVisible();
  await page.getByRole('textbox', { name: /^Subject in Spanish/ }).fill('');
  await page.getByRole('button', { name: 'Save' }).click();

  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page.getByText(`Subject: ${subject}`)).toBeVisible();
  await expect(
    page
      .frameLocator('iframe[title="The letter as it arrives"]')
      .getByRole('article')
      .getByText('We close at six.'),
  ).toBeVisible();
  await checkLooks(page, looksFor(1));
  await page.getByRole('button', { name: 'Send letter…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send the letter to 1 person?' });
  await expect(dialog.getByText(practice.email)).toBeVisible();
  await checkLooks(page, looksFor(2));
  await dialog.getByRole('button', { name: 'Send letter' }).click();
  await expect(page.getByText('Finished: 1 of 1 emails have left')).toBeVisible();
  await checkLooks(page, looksFor(3));

  const answer = await request.get('/local/mailbox.json', { params: { to: practice.email } });
  const mails = (await answer.json()) as { text: string; subject: string }[];
  const letter = mails.find((mail) => mail.subject === subject);
  const link = /https?:\S+\/unsubscribe#[\w-]+/.exec(letter?.text ?? '')?.[0] ?? '';
  await reader.goto(link);
  await expect(reader.getByText('sends letters to')).toBeVisible();
  await checkLooks(reader, looksFor(1));
  await reader.getByRole('button', { name: 'Send me no more letters' }).click();
  await expect(reader.getByRole('heading', { name: 'You get no more letters' })).toBeVisible();
  await checkLooks(reader, looksFor(2));
  await reader.reload();
  await expect(reader.getByRole('heading', { name: 'You get no more letters' })).toBeVisible();
  await reader.getByRole('button', { name: 'Subscribe again' }).click();
  await expect(reader.getByRole('button', { name: 'Send me no more letters' })).toBeVisible();
});

/** To how many customers a letter goes, and how many of them a minute. */
const SIZES = isLongRun ? [{ readers: 500, perMinute: 600 }] : [{ readers: 50, perMinute: 240 }];

for (const { readers: count, perMinute } of SIZES) {
  test(`EM-03 SE-07 a letter to ${count} customers is tested, paused, survives a restart, and reaches each once`, async ({
    openBrowser,
  }) => {
    const readers = letterReaders(count);
    const { portal, smtp, close } = await startMailingPortal((folder) =>
      seedReaders(folder, count),
    );
    await createReaders(portal.origin, readers);
    const page = await (await openBrowser()).newPage();
    await page.goto(`${portal.origin}/auth/login`);
    await fillLogin(page, 'super@lens.test');
    await expect(page).toHaveURL(/\/admin\/home/);

    await chooseReaders(page, portal.origin);
    await expect(page.getByText(`${count} people get it.`)).toBeVisible();
    await expect(page.getByText(`Left out: ${BOUNCED} bounced before`)).toBeVisible();
    await page.getByRole('textbox', { name: /^Name/ }).fill('Summer hours');
    await page.getByRole('textbox', { name: /^Subject in English/ }).fill(SUBJECT);
    await page.getByRole('textbox', { name: /^Text in English/ }).fill('We close at six.');
    await page.getByRole('spinbutton', { name: 'Emails per minute' }).fill(String(perMinute));
    await page.getByRole('button', { name: 'Save' }).click();

    await page.getByRole('tab', { name: 'Preview' }).click();
    await page.getByRole('button', { name: 'Send a test to yourself' }).click();
    await smtp.until(1);
    expect(smtp.received.map(({ to }) => to)).toEqual([['super@lens.test']]);

    await page.getByRole('button', { name: 'Send letter…' }).click();
    const dialog = page.getByRole('dialog', { name: `Send the letter to ${count} people?` });
    await dialog.getByRole('button', { name: 'Send letter' }).click();
    await expect(page.getByText(new RegExp(`^[1-9]\\d* of ${count} emails`))).toBeVisible();
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByText('On their way: 0')).toBeVisible();
    const paused = page.getByText(new RegExp(`^Paused: \\d+ of ${count} emails have left`));
    const sent = Number(/\d+/.exec((await paused.textContent()) ?? '')?.[0]);
    expect(sent).toBeLessThan(count);

    const letter = page.url();
    await page.goto('about:blank');
    await portal.stop();
    await portal.start();
    await page.goto(letter);
    await expect(page.getByText(`Paused: ${sent} of ${count} emails have left`)).toBeVisible();
    expect(smtp.received).toHaveLength(1 + sent);
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect(page.getByText(`Finished: ${count} of ${count} emails have left`)).toBeVisible({
      timeout: 150_000,
    });

    const reached = smtp.received.slice(1).flatMap(({ to }) => to);
    const meant = readers.filter(({ isOnHold, isSuppressed }) => !isOnHold && !isSuppressed);
    expect(reached.toSorted()).toEqual(meant.map(({ email }) => email).toSorted());
    await page.close();
    await close();
  });
}

/** Chooses the practices that are not on hold by the filters of the list of customers, and begins a letter to them. */
async function chooseReaders(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}${CUSTOMERS}`);
  await expect(page.getByRole('link', { name: 'Harbour Optometry' })).toBeVisible();
  await page.getByRole('textbox', { name: /^Search practice/ }).fill('Letterbox');
  await expect(page.getByRole('link', { name: 'Harbour Optometry' })).toBeHidden();
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'On credit hold' }).click();
  await page.getByRole('combobox', { name: 'On credit hold' }).click();
  await page.getByRole('option', { name: 'No', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Letterbox Optical/ })).toHaveCount(25);
  await expect(
    page.getByRole('link', { name: `Letterbox Optical ${BOUNCED}`, exact: true }),
  ).toBeHidden();
  await page.getByRole('link', { name: 'Write to these customers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New letter' })).toBeVisible();
}

test.describe('a link that was never sent', () => {
  test.use({ expectedProblems: /status of 404|Request failed: 404/ });
  test('EM-04 SE-08 says so', async ({ page }) => {
    await page.goto('/unsubscribe#nothing');
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  });
});
