import { createSmtpMailer } from '#server/platform/mail/smtp-mailer.ts';
import { until } from '#tests/fixtures/until.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { taken } from './support/orders.ts';
import { startPortal, type TestPortal } from './support/portal.ts';
import { startSmtp, type TestSmtp } from './support/smtp.ts';

let portal: TestPortal;
let smtp: TestSmtp;
beforeAll(async () => {
  smtp = await startSmtp();
  const mailer = createSmtpMailer({ url: smtp.url, from: 'orders@clear.test' });
  const provider = { name: 'Clear Labs', website: 'https://clear.test', phone: '+1 555 0177' };
  portal = await startPortal({ mail: { mailer, provider } });
});
afterAll(async () => {
  await portal.close();
  await smtp.close();
});

/** The addresses that were told that the order is closed. */
function toldClosed() {
  const closed = smtp.received.filter(({ raw }) => /^Subject: .*\bclosed\b/m.test(raw));
  return closed.flatMap(({ to }) => to);
}

it('EM-01 closing an order sends the e-mail, without anybody waiting for it', async () => {
  await taken(portal, ['approve', 'produce', 'ship', 'close']);
  await until(() => expect(toldClosed()).toContain('practice@lens.test'));
});
