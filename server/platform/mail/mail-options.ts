import type { ServerConfig } from '../program/config.ts';
import type { MailOptions } from './email-template.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** Returns the configured mail options; undefined without an SMTP server. */
export function mailOptions({
  smtpUrl,
  mailFrom,
  provider,
  portalUrl,
}: ServerConfig): MailOptions | undefined {
  return smtpUrl
    ? {
        mailer: createSmtpMailer({ url: smtpUrl, from: mailFrom }),
        provider,
        portalUrl,
      }
    : undefined;
}
