import type { ServerConfig } from '../program/config.ts';
import type { Provider } from '../program/provider.ts';
import type { Mailer } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

export interface MailOptions {
  mailer: Mailer;
  provider: Provider;
  /** The portal's address for links; without it Firebase's links are not changed. */
  portalUrl?: string | undefined;
}

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
