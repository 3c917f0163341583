import type { RefusalCause } from '../../platform/mail/judge-refusal.ts';

/** What a mail service or a mail server reports about an email that it had accepted. */
export interface MailReport {
  /** The same when the report comes again. */
  reportId: string;
  /** `hard`: the address does not work. `soft`: this email was not delivered. `sender`: ours was refused. */
  kind: 'hard' | 'soft' | 'sender' | 'complaint';
  /** The email's id, where the report names it. */
  emailId: string | null;
  address: string;
  /** A code; never the words of others. */
  detail: string;
}

/** The kind of a report by what the refusal is about. */
export const KIND_OF = {
  address: 'hard',
  sender: 'sender',
  email: 'soft',
} as const satisfies Record<RefusalCause, MailReport['kind']>;

/** Reads the reports of one service; what is no report of a bounce or complaint is left out. */
export type MailReportAdapter = (body: Buffer) => Promise<MailReport[]>;

/** The body is not what the service sends. */
export class UnreadableReport extends Error {}

/** Returns the email that a Message-ID of ours names. */
export function emailIdOf(messageId: string | undefined): string | null {
  return /\bemail-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/i.exec(messageId ?? '')?.[1] ?? null;
}
