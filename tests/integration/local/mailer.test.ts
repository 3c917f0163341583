import { mailboxPage } from '#server/local/mailbox-page.ts';
import { openLocalMailbox, localMailer, type LocalMailbox } from '#server/local/mailbox.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const EMAIL = {
  subject: 'Order LP-100042 is closed',
  text: 'Patient: LEC-1042\nInvoice number: N/A\n<script>alert(1)</script>',
  html: '<p>Order LP-100042</p>',
  messageId: '<email-7@clear.test>',
  to: ['practice@lens.test'],
};

let folder: string;
let mailbox: LocalMailbox;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lens-portal-mailer-'));
  mailbox = await openLocalMailbox(join(folder, 'mailbox.jsonl'));
});
afterAll(async () => {
  await mailbox.close();
  await rm(folder, { recursive: true });
});

it('EM-01 the e-mail of a closed order arrives in the local mailbox, once though it comes twice', async () => {
  const mailer = localMailer(mailbox);
  await mailer.send(EMAIL);
  await mailer.send(EMAIL);
  expect(mailbox.list('practice@lens.test')).toMatchObject([
    { subject: 'Order LP-100042 is closed', link: '', requestType: null },
  ]);
});

it('SE-05 the mailbox shows it as text, without a link to follow', () => {
  const page = mailboxPage(mailbox.list(), 'en');
  expect(page).toContain('Patient: LEC-1042\nInvoice number: N/A');
  expect(page).toContain('&lt;script&gt;');
  expect(page).not.toContain('<script>');
  expect(page).not.toContain('class="action"');
});
