import type { ActionMail } from 'embedded-firebase';
import { composeMail, type Mail } from '#server/local/mailbox-mail.ts';

/** The link in the tests' mails. */
export const MAIL_LINK = 'http://127.0.0.1:3000/auth/action?mode=verifyEmail&oobCode=a-b&lang=en';

/** The time when the tests' mails begin to arrive, in ms since 1970. */
export const MAIL_TIME = Date.UTC(2026, 10, 21, 9, 30);

/** Returns a mail that arrived `second` seconds after MAIL_TIME. */
export function buildMail(overrides: Partial<ActionMail> = {}, second = 0): Mail {
  const mail: ActionMail = {
    to: 'ada@lens.test',
    requestType: 'VERIFY_EMAIL',
    oobCode: 'a-b',
    link: MAIL_LINK,
    ...overrides,
  };
  return composeMail(mail, new Date(MAIL_TIME + second * 1000));
}
