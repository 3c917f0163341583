import type { Locale } from '#domain/basics/locale.ts';
import type { EmailRecipient } from '../../platform/mail/email-event.ts';

/** An event that concerns one user, at their present address; null: whoever has an address that is given. Without a language: the one that they chose. */
export function userRecipient(uid: string | null, language: Locale | null): EmailRecipient {
  return { uid, address: null, accountNumber: null, practiceRole: null, language };
}
