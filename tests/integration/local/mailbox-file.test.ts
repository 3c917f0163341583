import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import {
  MAX_MAILS,
  localMailer,
  openLocalMailbox,
  type LocalMailbox,
} from '#server/local/mailbox.ts';
import { buildMail, MAIL_TIME } from '../support/build-mail.ts';

let file: string;
beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mailbox-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  file = join(folder, 'mailbox.jsonl');
});

async function open(): Promise<LocalMailbox> {
  const mailbox = await openLocalMailbox(file);
  onTestFinished(() => mailbox.close());
  return mailbox;
}

async function reopened(mailbox: LocalMailbox): Promise<LocalMailbox> {
  await mailbox.close();
  return open();
}

describe('the file of the mailbox', () => {
  it('brings everything back', async () => {
    const mailbox = await open();
    await mailbox.put(buildMail({}, 1));
    await mailbox.put(buildMail({}, 2));
    const before = mailbox.list();
    expect((await reopened(mailbox)).list()).toEqual(before);
  });

  it('loses nothing but a last line that was cut short', async () => {
    const mailbox = await open();
    await mailbox.put(buildMail());
    const before = mailbox.list();
    await mailbox.close();
    await appendFile(file, '{"mail":{"id":"torn","to":"a');
    const again = await open();
    expect(again.list()).toEqual(before);
    await again.put(buildMail({ to: 'next@lens.test' }));
    expect((await reopened(again)).list().map(({ to }) => to)).toEqual([
      'next@lens.test',
      'ada@lens.test',
    ]);
  });

  it('stays empty once it was emptied, and takes what comes after', async () => {
    const mailbox = await open();
    await mailbox.put(buildMail());
    await Promise.all([mailbox.empty(), mailbox.put(buildMail({ to: 'next@lens.test' }))]);
    const again = await reopened(mailbox);
    expect(again.list().map(({ to }) => to)).toEqual(['next@lens.test']);
    await again.empty();
    expect((await reopened(again)).list()).toEqual([]);
  });

  it('keeps the newest five hundred and does not grow beyond bounds', async () => {
    const mailbox = await open();
    const puts = Array.from({ length: 3 * MAX_MAILS }, (_unused, second) =>
      mailbox.put(buildMail({}, second)),
    );
    await Promise.all(puts);
    const before = mailbox.list();
    expect(before).toHaveLength(MAX_MAILS);
    expect(before[0]?.at).toBe(new Date(MAIL_TIME + (3 * MAX_MAILS - 1) * 1000).toISOString());
    const again = await reopened(mailbox);
    expect(again.list()).toEqual(before);
    const lines = (await readFile(file, 'utf8')).trim().split('\n');
    // Each has a checksum.
    expect(lines).toHaveLength(2 * MAX_MAILS);
  });
});

it('EM-01 the email of a closed order arrives in the local mailbox, once though it comes twice', async () => {
  const mailbox = await open();
  const email = {
    subject: 'Order LP-100042 is closed',
    text: 'Invoice number: N/A',
    html: '<p>Order LP-100042</p>',
    messageId: '<email-7@clear.test>',
    to: ['practice@lens.test'],
  };
  const mailer = localMailer(mailbox);
  await mailer.send(email);
  await mailer.send(email);
  expect(mailbox.list('practice@lens.test')).toMatchObject([
    { subject: 'Order LP-100042 is closed', link: '', requestType: null },
  ]);
});
