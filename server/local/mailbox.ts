import { type DiskRefusals, openJournal } from 'embedded-firebase';
import type { Email, Mailer } from '../platform/mail/mailer.ts';
import type { Mail } from './mailbox-mail.ts';

/** Older emails are deleted. */
export const MAX_MAILS = 500;

type Entry = { mail: Mail } | { emptied: true };

/** The emails of the local portal, which are not sent. */
export interface LocalMailbox {
  /** Resolves when the email is on disk. */
  put(mail: Mail): Promise<void>;
  /** Returns the emails, newest first; with `to` only those to this address. */
  list(to?: string): Mail[];
  empty(): Promise<void>;
  close(): Promise<void>;
}

/** @param file JSON lines, created when missing; an incomplete last line is removed. @throws Error when damaged. */
export async function openLocalMailbox(
  file: string,
  refusals?: DiskRefusals,
): Promise<LocalMailbox> {
  const mails = new Map<string, Mail>();
  let lines = 0;
  const apply = (entry: Entry) => {
    lines += 1;
    if ('emptied' in entry) mails.clear();
    else mails.set(entry.mail.id, entry.mail);
    if (mails.size > MAX_MAILS) forgetOldest(mails);
  };
  const journal = await openJournal<Entry>(file, apply, { refusals });
  const compact = async () => {
    lines = mails.size;
    await journal.compact([...mails.values()].map((mail) => ({ mail })));
  };
  const write = async (entry: Entry) => {
    apply(entry);
    await journal.append(entry);
    if (lines > 2 * MAX_MAILS) await compact();
  };
  if (lines > mails.size) await compact();
  return {
    put: (mail) => write({ mail }),
    list: (to) => newestFirst(mails, to?.toLowerCase()),
    empty: () => write({ emptied: true }),
    close: () => journal.close(),
  };
}

function forgetOldest(mails: Map<string, Mail>): void {
  for (const id of mails.keys()) return void mails.delete(id);
}

function newestFirst(mails: Map<string, Mail>, to: string | undefined): Mail[] {
  const all = [...mails.values()].toReversed();
  return to === undefined ? all : all.filter((mail) => mail.to.toLowerCase() === to);
}

/** Puts the portal's emails into the local mailbox; a repeated email replaces the earlier one. */
export function localMailer(mailbox: LocalMailbox): Mailer {
  return {
    send: async (email) => {
      const { messageId, to, subject, text, language: locale = 'en' } = email;
      const at = new Date().toISOString();
      const mail = { subject, text, locale, at, ...linkOf(email) };
      await Promise.all(to.map((address) => mailbox.put({ ...mail, id: messageId, to: address })));
      return { code: '250' };
    },
  };
}

/** Firebase's name for the link of the email. */
function linkOf({
  resetLink,
  verifyLink,
  newAddressLink,
}: Email): Pick<Mail, 'link' | 'requestType'> {
  if (resetLink) return { link: resetLink, requestType: 'PASSWORD_RESET' };
  if (verifyLink) return { link: verifyLink, requestType: 'VERIFY_EMAIL' };
  if (newAddressLink) return { link: newAddressLink, requestType: 'VERIFY_AND_CHANGE_EMAIL' };
  return { link: '', requestType: null };
}
