import { PermanentFailure } from '../outbox/permanent-failure.ts';
import { judgeRefusal, type RefusalCause } from './judge-refusal.ts';

/** What a mail server said. The text is judged and not kept, because it may quote addresses and contents. */
export interface SmtpFacts {
  code?: string | undefined;
  command?: string | undefined;
  responseCode?: number | undefined;
  /** The enhanced status (RFC 3463), such as `5.1.1`. */
  status?: string | undefined;
  response?: string | undefined;
}

/** A mail server refused the email for good. */
export class MailRefusal extends PermanentFailure {
  readonly refused: RefusalCause;
  /** The enhanced status, or the code of the answer. */
  readonly status: string;

  constructor(message: string, facts: SmtpFacts & { responseCode: number }) {
    super(message);
    const { cause, status } = judge(facts);
    this.refused = cause;
    this.status = status ?? String(facts.responseCode);
  }
}

/** The mail server got the whole email, and its answer was lost: it may have been delivered, and is not sent again by itself. */
export class MailDoubt extends PermanentFailure {}

/** Answers to RCPT TO without an enhanced status that mean that the mailbox does not exist. */
const NO_MAILBOX: ReadonlySet<number | undefined> = new Set([550, 551, 553]);

/** EM-03: an answer to the recipient without a status or words that say more is about the address. */
function judge({ status, command, responseCode, response }: SmtpFacts) {
  const judged = judgeRefusal({ status, text: response });
  const isBare = judged.status === undefined && judged.cause === 'email';
  const isOfRecipient = command === 'RCPT TO' && NO_MAILBOX.has(responseCode);
  return isBare && isOfRecipient ? { ...judged, cause: 'address' as const } : judged;
}

/** Returns the enhanced status of a server's answer. */
export function statusOf(response: string | undefined): string | undefined {
  return /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];
}
