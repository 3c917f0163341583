import { PassThrough } from 'node:stream';
import { createTransport } from 'nodemailer';
import { MOST_SLOW } from '../outbox/lane.ts';
import { MailDoubt, MailRefusal, statusOf, type SmtpFacts } from './mail-failure.ts';
import type { Email, Mailer } from './mailer.ts';

/** In milliseconds; their sum is shorter than the outbox's timeout of a delivery. */
const TIMEOUTS = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 12_000 };
/**
 * One connection, which is kept this many milliseconds for the next email, and others for the time that it is silent. An
 * email whose connection closes is retried by the outbox, which knows what the server may have got already.
 */
const POOL = {
  pool: true,
  maxConnections: 1 + MOST_SLOW,
  maxRequeues: 0,
  idleTimeout: 10_000,
} as const;
/** A permanent refusal at these commands concerns this email; at an earlier one, the sender. */
const ABOUT_THE_EMAIL = new Set(['RCPT TO', 'DATA']);

interface SmtpOptions {
  /** `smtp://` (STARTTLS, required of every host but this machine) or `smtps://`, with user and password where needed. */
  url: string;
  /** The sender, such as `Lens Portal <orders@example.com>`. */
  from: string;
}

/** Sends over SMTP. The emails of one lane go over one connection, one after the other, unless one is slow. */
export function createSmtpMailer({ url, from }: SmtpOptions): Mailer {
  const transport = createTransport(
    { url, ...POOL, ...TIMEOUTS, requireTLS: !isThisMachine(url), disableFileAccess: true },
    { from, disableUrlAccess: true },
  );
  /** The Message-IDs of emails whose text was read to its end, so that the server may have them. */
  const handed = new Set<unknown>();
  transport.use('stream', ({ data, message }, done) => {
    const note = () => handed.add(data.messageId);
    message.transform(() => new PassThrough({ flush: (flushed) => flushed(void note()) }));
    done();
  });
  return {
    send: async (email, signal) => {
      handed.delete(email.messageId);
      try {
        const { response } = await transport.sendMail({
          ...toMessage(email),
          ...(signal && { signal }),
        });
        return { code: [response.slice(0, 3), statusOf(response)].filter(Boolean).join(' ') };
      } catch (error) {
        throw toFailure(error, handed.has(email.messageId));
      } finally {
        handed.delete(email.messageId);
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
function toFailure(error: unknown, wasHanded: boolean): Error {
  const facts = factsOf(error);
  const { code, command, responseCode, status } = facts;
  const message = ['SMTP', code, command, responseCode, status].filter(Boolean).join(' ');
  if (responseCode !== undefined && responseCode >= 500 && ABOUT_THE_EMAIL.has(command ?? '')) {
    return new MailRefusal(message, { ...facts, responseCode });
  }
  // Whatever the server had got, it answered nothing.
  return wasHanded && responseCode === undefined ? new MailDoubt(message) : new Error(message);
}

function factsOf(error: unknown): SmtpFacts {
  if (!(error instanceof Error)) return {};
  const { code, command, responseCode, response } = error as SmtpFacts & { response?: string };
  return { code, command, responseCode, response, status: statusOf(response) };
}
