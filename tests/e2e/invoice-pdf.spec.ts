import { readFile } from 'node:fs/promises';
import { allText, readPdf } from '#tests/fixtures/read-pdf.ts';
import { readTags } from '#tests/fixtures/read-pdf-tags.ts';
import type { Invoice } from '#domain/schemas/invoice.ts';
import { expect, test } from './support/fixtures.ts';
import { checkLooks, looksFor } from './support/looks.ts';
import { textOf } from './support/mailbox.ts';
import { placeOrder, takeSteps } from './support/orders.ts';

test('PY-07 RS-04 a practice is told of an invoice by email, opens its PDF, and exports the list', async ({
  enter,
  accounts,
  request,
}) => {
  const owner = await accounts.practice();
  const lab = await accounts.maker('admin');
  const patientReference = `E2E-paper-${owner.tag}`;
  const order = await placeOrder(accounts, owner, { patientReference, poNumber: 'Purchase 82' });
  await takeSteps(accounts, lab, order, ['approve', 'produce', 'ship']);
  const filter = JSON.stringify({ q: order.number });
  const [invoice] = await accounts.call<Invoice[]>(
    owner.uid,
    `/api/invoices?${new URLSearchParams({ filter }).toString()}`,
    { method: 'GET' },
  );
  const number = invoice?.id ?? '';

  const mail = await textOf(request, owner.email, `Invoice ${number} for order ${order.number}`);
  const [link = ''] = /https?:\S+\/customer\/payment\/\S+/.exec(mail) ?? [];
  expect(mail).not.toContain(patientReference);
  const { page } = await enter(owner, new URL(link).pathname);
  await page.getByRole('button', { name: 'PDF' }).click();
  await checkLooks(page, looksFor(1));
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'PDF, A4' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${number}.pdf`);
  const file = await readFile(await download.path());
  expect(await readTags(file)).toMatchObject({ title: `Invoice ${number}`, isMarked: true });
  const paper = allText(await readPdf(file));
  for (const text of [number, order.number, 'Purchase 82', 'Net 30 days', 'Page 1 of 1']) {
    expect(paper).toContain(text);
  }

  const { idToken } = await accounts.signIn(owner);
  const fetchBy = async (token: string) =>
    page.request.get(`/api/auth/invoice/${number}/${token}`, {
      headers: { authorization: `Bearer ${idToken}` },
    });
  expect((await fetchBy(`${idToken}x`)).status()).toBe(403);
  const answer = await fetchBy(idToken);
  expect(await answer.json()).toMatchObject({ id: number, totalCents: order.totalCents });

  await page.getByRole('link', { name: 'All invoices' }).click();
  const exporting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export list as CSV' }).click();
  const csv = await readFile(await (await exporting).path(), 'utf8');
  expect(csv).toContain(`${number},${owner.accountNumber},`);
  await checkLooks(page, looksFor(2));
});
