import { createSmtpMailer } from '#server/platform/mail/smtp-mailer.ts';
import type { Handler } from '#server/platform/outbox/lane.ts';

/** Sends an e-mail about the row, without looking up recipients. */
export function numberedEmail(url: string): Handler {
  const mailer = createSmtpMailer({ url, from: 'orders@clear.test' });
  return async (payload, { id }) => {
    await mailer.send({
      messageId: `<outbox-${id}@clear.test>`,
      to: ['practice@lens.test'],
      subject: String(payload),
      text: '',
      html: '',
    });
  };
}
