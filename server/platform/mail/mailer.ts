import type { Locale } from '#domain/locale.ts';

/** An e-mail as it is handed over; the mailer adds who sends it. */
export interface Email {
  /** The same for each delivery of one e-mail, so that a repeated one can be recognised. */
  messageId: string;
  to: string[];
  /** Goes through servers in the open: no patient data. */
  subject: string;
  text: string;
  html: string;
  /** What it is written in; English without it. */
  language?: Locale;
  /** The link for a new password that stands in it. */
  resetLink?: string;
}

/** Hands an e-mail over; resolves when somebody else has taken it on. */
export interface Mailer {
  /**
   * When `signal` is aborted the e-mail is not sent any more, unless it is gone already.
   *
   * @throws PermanentFailure when it can never be delivered, any other error when it may be tried again
   */
  send: (email: Email, signal?: AbortSignal) => Promise<void>;
  /** Lets go of its connection; it sends nothing afterwards. */
  close?: () => void;
}
