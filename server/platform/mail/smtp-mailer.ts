import { createTransport } from 'nodemailer';
import { PermanentFailure } from '../outbox/permanent-failure.ts';
import type { Mailer } from './mailer.ts';

/** In milliseconds; together shorter than the outbox waits for a delivery. */
const TIMEOUTS = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 12_000 };
/**
 * One connection, kept for the next e-mail so many milliseconds. An e-mail whose connection closed under it is handed over
 * once more at once; after that it is for the outbox to try again.
 */
const POOL = { pool: true, maxConnections: 1, maxRequeues: 1, idleTimeout: 10_000 } as const;
/** What a server refuses for good there concerns this e-mail; before, it concerns who sends. */
const ABOUT_THE_EMAIL = new Set(['RCPT TO', 'DATA']);

export interface SmtpOptions {
  /** `smtp://` (STARTTLS, required of every host but this machine) or `smtps://`, with user and password where needed. */
  url: string;
  /** The sender, such as `Lens Portal <orders@example.com>`. */
  from: string;
}

/** Sends over SMTP, one e-mail after the other over one connection. */
export function createSmtpMailer({ url, from }: SmtpOptions): Mailer {
  const transport = createTransport(
    { url, ...POOL, ...TIMEOUTS, requireTLS: !isThisMachine(url), disableFileAccess: true },
    { from, disableUrlAccess: true },
  );
  return {
    send: async ({ messageId, to, subject, text, html }, signal) => {
      try {
        await transport.sendMail({ messageId, to, subject, text, html, ...(signal && { signal }) });
      } catch (error) {
        throw toFailure(error);
      }
    },
    close: () => transport.close(),
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
