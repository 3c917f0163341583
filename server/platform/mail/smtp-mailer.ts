import { createTransport } from 'nodemailer';
import { MailRefusal, statusOf, type SmtpFacts } from './mail-failure.ts';
import type { Email, Mailer } from './mailer.ts';

/** In milliseconds; their sum is shorter than the outbox's timeout of a delivery. */
const TIMEOUTS = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 12_000 };
/**
 * One connection, which is kept this many milliseconds for the next email. An email whose connection closes is sent
 * again once at once; after that the outbox retries it.
 */
const POOL = { pool: true, maxConnections: 1, maxRequeues: 1, idleTimeout: 10_000 } as const;
/** A permanent refusal at these commands concerns this email; at an earlier one, the sender. */
const ABOUT_THE_EMAIL = new Set(['RCPT TO', 'DATA']);

interface SmtpOptions {
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
    send: async (email, signal) => {
      try {
        const { response } = await transport.sendMail({
          ...toMessage(email),
          ...(signal && { signal }),
        });
        return { code: [response.slice(0, 3), statusOf(response)].filter(Boolean).join(' ') };
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

function toMessage({ messageId, to, subject, text, html, headers = {} }: Email) {
  return { messageId, to, subject, text, html, headers };
}

/** Describes the error without the server's own text, which may quote addresses and contents. */
function toFailure(error: unknown): Error {
  const facts = factsOf(error);
  const { code, command, responseCode, status } = facts;
  const message = ['SMTP', code, command, responseCode, status].filter(Boolean).join(' ');
  if (responseCode !== undefined && responseCode >= 500 && ABOUT_THE_EMAIL.has(command ?? '')) {
    return new MailRefusal(message, { ...facts, responseCode });
  }
  return new Error(message);
}

function factsOf(error: unknown): SmtpFacts {
  if (!(error instanceof Error)) return {};
  const { code, command, responseCode, response } = error as SmtpFacts & { response?: string };
  return { code, command, responseCode, response, status: statusOf(response) };
}
