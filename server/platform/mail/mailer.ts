import type { Locale } from '#domain/basics/locale.ts';

/** An email for the mailer, which adds the sender. */
export interface Email {
  /** The same for each delivery of one email, so that a repeated one can be recognized. */
  messageId: string;
  to: string[];
  /** Is sent unencrypted between servers: no patient data. */
  subject: string;
  text: string;
  html: string;
  /** The language of the text; English by default. */
  language?: Locale;
  /** The password reset link in the text. */
  resetLink?: string;
  /** The link in the text that verifies the address. */
  verifyLink?: string;
  /** The link in the text that makes this address the user's. */
  newAddressLink?: string;
  /** Headers of its own, such as `List-Unsubscribe`. */
  headers?: Readonly<Record<string, string>>;
}

/** What the next mail server answered. */
export interface MailReply {
  /** The code of its answer, such as `250 2.0.0`; never its words, which may quote addresses. */
  code: string;
}

/** Sends an email; resolves when the next server has accepted it. */
export interface Mailer {
  /**
   * When `signal` is aborted the email is not sent, unless it was sent already.
   *
   * @throws MailRefusal when it can never be delivered; MailDoubt when it may have been; any other error when it can be retried
   */
  send: (email: Email, signal?: AbortSignal) => Promise<MailReply>;
  /** Closes the connection; sends nothing afterwards. */
  close?: () => void;
}
