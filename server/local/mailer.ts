import type { LocalMailbox } from './mailbox.ts';
import type { Mailer } from '../platform/mail/mailer.ts';

/** Puts the portal's emails into the local mailbox; a repeated email replaces the earlier one. */
export function localMailer(mailbox: LocalMailbox): Mailer {
  return {
    send: async ({
      messageId,
      to,
      subject,
      text,
      language: locale = 'en',
      resetLink: link = '',
    }) => {
      const at = new Date().toISOString();
      const requestType = link ? ('PASSWORD_RESET' as const) : null;
      const mail = { subject, text, link, requestType, locale, at };
      await Promise.all(to.map((address) => mailbox.put({ ...mail, id: messageId, to: address })));
    },
  };
}
