import { PermanentFailure } from '../outbox/permanent-failure.ts';

/** What a mail server said, in our words: codes only, because its text may quote addresses and contents. */
export interface SmtpFacts {
  code?: string | undefined;
  command?: string | undefined;
  responseCode?: number | undefined;
  /** The enhanced status (RFC 3463), such as `5.1.1`. */
  status?: string | undefined;
}

/** A mail server refused the email for good. */
export class MailRefusal extends PermanentFailure {
  /** The address itself is the reason: nothing else can be delivered there either. */
  readonly isAboutAddress: boolean;
  /** The enhanced status, or the code of the answer. */
  readonly status: string;

  constructor(message: string, facts: SmtpFacts & { responseCode: number }) {
    super(message);
    this.status = facts.status ?? String(facts.responseCode);
    this.isAboutAddress = isAboutAddress(facts);
  }
}

/** The addresses of senders, which are under 5.1, too. */
const ABOUT_THE_SENDER = new Set(['5.1.7', '5.1.8']);
/** Answers to RCPT TO without an enhanced status that mean that the mailbox does not exist. */
const NO_MAILBOX: ReadonlySet<number | undefined> = new Set([550, 551, 553]);

/** EM-03: whether nothing can be delivered to the address: 5.1.x says so of an address, 5.2.1 of a mailbox. */
export function isAboutAddress({ status, command, responseCode }: SmtpFacts): boolean {
  if (status) return isHardStatus(status);
  return command === 'RCPT TO' && NO_MAILBOX.has(responseCode);
}

/** Whether the enhanced status means that the address does not work. */
export function isHardStatus(status: string): boolean {
  return (status.startsWith('5.1.') && !ABOUT_THE_SENDER.has(status)) || status === '5.2.1';
}

/** Returns the enhanced status of a server's answer. */
export function statusOf(response: string | undefined): string | undefined {
  return /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];
}
