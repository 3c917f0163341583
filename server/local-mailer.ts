import type { LocalMailbox } from './local-mailbox.ts';
import type { Mailer } from './mail/mailer.ts';

/** Puts the portal's e-mails into the local mailbox; one that comes again replaces itself. */
export function localMailer(mailbox: LocalMailbox): Mailer {
  return {
    send: async ({ messageId, to, subject, text }) => {
      const at = new Date().toISOString();
      const mail = { subject, text, link: '', requestType: null, locale: 'en' as const, at };
      await Promise.all(to.map((address) => mailbox.put({ ...mail, id: messageId, to: address })));
    },
  };
}
