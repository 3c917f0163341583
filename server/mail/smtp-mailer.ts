import { createTransport } from 'nodemailer';
import { PermanentFailure } from '../outbox/permanent-failure.ts';
import type { Mailer } from './mailer.ts';

/** In milliseconds; together shorter than the outbox waits for a delivery. */
const TIMEOUTS = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 12_000 };
/** What a server refuses for good there concerns this e-mail; before, it concerns who sends. */
const ABOUT_THE_EMAIL = new Set(['RCPT TO', 'DATA']);

export interface SmtpOptions {
  /** `smtp://` (STARTTLS, demanded of every host but this machine) or `smtps://`, with user and password where needed. */
  url: string;
  /** The sender, such as `Lens Portal <orders@example.com>`. */
  from: string;
}

/** Sends over SMTP, one connection an e-mail: they are few, and none is left open. */
export function createSmtpMailer({ url, from }: SmtpOptions): Mailer {
  const transport = createTransport(
    { url, ...TIMEOUTS, requireTLS: !isThisMachine(url), disableFileAccess: true },
    { from, disableUrlAccess: true },
  );
  return {
    send: async ({ messageId, to, subject, text, html }) => {
      try {
        await transport.sendMail({ messageId, to, subject, text, html });
      } catch (error) {
        throw toFailure(error);
      }
    },
  };
}

function isThisMachine(url: string): boolean {
  return ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname);
}

/** Says what happened without the server's own words: those may quote addresses and contents. */
function toFailure(error: unknown): Error {
  const { code, command, responseCode } = factsOf(error);
  const message = ['SMTP', code, command, responseCode].filter(Boolean).join(' ');
  const isPermanent =
    responseCode !== undefined && responseCode >= 500 && ABOUT_THE_EMAIL.has(command ?? '');
  return isPermanent ? new PermanentFailure(message) : new Error(message);
}

interface SmtpFacts {
  code?: string | undefined;
  command?: string | undefined;
  responseCode?: number | undefined;
}

function factsOf(error: unknown): SmtpFacts {
  if (!(error instanceof Error)) return {};
  const { code, command, responseCode } = error as SmtpFacts;
  return { code, command, responseCode };
}
