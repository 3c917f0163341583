import { mayDoIn } from '#domain/access/permissions.ts';
import type { EmailValue } from '#domain/emails/events/email-event.ts';
import { emailEvent } from '#domain/emails/events/email-events.ts';
import { findMemberships } from '../../accounts/members/memberships.ts';
import type { Handle } from '../../platform/database/database.ts';
import type {
  EmailReader,
  EmailSource,
  EmailSurroundings,
} from '../../platform/mail/email-event.ts';
import type { Email } from '../../platform/mail/mailer.ts';
import { PermanentFailure } from '../../platform/outbox/permanent-failure.ts';
import { isSuppressed } from '../suppressions/is-suppressed.ts';
import { commonValues } from './common-values.ts';
import type { EmailRow } from './email-row.ts';
import { needsVerified } from './needs-verified.ts';
import type { KeptContents } from './record-outcome.ts';
import { redactLinks } from './redact-links.ts';
import type { SendingUser } from './sending-parts.ts';
import type { Sending } from './sending.ts';

/** An email that is ready to leave, and what is kept of it. */
export interface WrittenEmail {
  email: Email;
  kept: KeptContents;
}

/** Why an email does not leave. */
export interface NotSent {
  state: 'suppressed' | 'expired';
  reply: string;
  /** The address that it would have gone to. */
  address: string;
}

/** What the log says of emails that did not leave; the page translates these codes. */
export const REPLIES = {
  expired: 'expired',
  notWanted: 'not wanted any more',
  suppressed: 'suppressed',
  notVerified: 'not verified',
  noAddress: 'no address',
  noSource: 'no source',
  notWritten: 'not written',
  answerLost: 'answer lost',
} as const;

/** The email cannot be written, now or later. */
export class NotWritten extends PermanentFailure {
  readonly reply: string;

  constructor(reply: string, cause?: unknown) {
    super(`The email was not written: ${reply}`, cause);
    this.reply = reply;
  }
}

/** EM-03: writes the email for its recipient as they are now. @throws NotWritten */
export async function writeEmail(
  db: Handle,
  row: EmailRow,
  sending: Sending,
): Promise<WrittenEmail | NotSent> {
  const source = sending.sources.get(row.event);
  if (!source) throw new NotWritten(REPLIES.noSource);
  if (sending.clock().getTime() - row.createdAt.getTime() >= source.expiresAfter) {
    return { state: 'expired', reply: REPLIES.expired, address: row.address };
  }
  const { address, name, isVerified } = await presentRecipient(row, sending);
  if (!isVerified && needsVerified(row.event)) {
    return { state: 'suppressed', reply: REPLIES.notVerified, address };
  }
  if (await isSuppressed(db, address)) {
    return { state: 'suppressed', reply: REPLIES.suppressed, address };
  }
  const surroundings = await sending.surroundings(db);
  const values = await valuesFor(db, row, { source, surroundings, address, name });
  if (!values) return { state: 'expired', reply: REPLIES.notWanted, address };
  const headers = source.headersOf?.(row.ref, { values, surroundings }) ?? {};
  return render(db, row, { sending, values, address, headers });
}

async function presentRecipient(
  { uid, address }: EmailRow,
  { parts }: Sending,
): Promise<SendingUser & { address: string }> {
  // An address without a user is written to because somebody entered it.
  if (uid === null) return { address, email: address, name: '', isVerified: true };
  const user = (await parts.findUsers([uid])).get(uid);
  if (!user?.email) throw new NotWritten(REPLIES.noAddress);
  return { ...user, address: user.email.toLowerCase() };
}

interface Reading {
  source: EmailSource;
  surroundings: EmailSurroundings;
  address: string;
  name: string;
}

/** Null when the recipient should not get it, also because they may not see such things of the account any more. */
async function valuesFor(
  db: Handle,
  { uid, accountNumber, language, event, ref }: EmailRow,
  { source, surroundings, address, name }: Reading,
): Promise<Record<string, EmailValue> | null> {
  const memberships = uid !== null && accountNumber !== null ? await findMemberships(db, uid) : [];
  const membership = memberships.find((one) => one.accountNumber === accountNumber);
  const practiceRole = membership?.practiceRole ?? null;
  const { permission } = emailEvent(event);
  if (permission && uid !== null && accountNumber !== null) {
    if (!practiceRole || !mayDoIn(['CUSTOMER'], practiceRole, permission)) return null;
  }
  const reader: EmailReader = { uid, address, accountNumber, practiceRole, language };
  const own = await findOwnValues(db, ref, { source, about: { reader, surroundings } });
  return own && { ...commonValues(name, surroundings), ...own };
}

async function findOwnValues(
  db: Handle,
  ref: unknown,
  { source, about }: { source: EmailSource; about: Parameters<EmailSource['findValues']>[2] },
) {
  try {
    return await source.findValues(db, ref, about);
  } catch (error) {
    throw error instanceof PermanentFailure ? new NotWritten(REPLIES.notWritten, error) : error;
  }
}

async function render(
  db: Handle,
  { id, event, language, messageId }: EmailRow,
  {
    sending,
    values,
    address,
    headers,
  }: {
    sending: Sending;
    values: Record<string, EmailValue>;
    address: string;
    headers: Readonly<Record<string, string>>;
  },
): Promise<WrittenEmail> {
  const rendered = await sending.parts
    .renderEmail(db, { event, language, values })
    .catch((error: unknown) => {
      throw error instanceof PermanentFailure ? new NotWritten(REPLIES.notWritten, error) : error;
    });
  const { subject, html, text, templateId, templateVersion } = rendered;
  const host = new URL(sending.mail.provider.website).hostname;
  return {
    email: {
      messageId: `<${messageId}@${host}>`,
      to: [address],
      subject,
      html,
      text,
      language,
      headers: { ...headersFor(id), ...headers },
      ...mailboxLinks(event, values),
    },
    kept: {
      address,
      subject,
      templateId,
      templateVersion,
      ...redactLinks({ html, text }, { event, values }),
    },
  };
}

/** Postmark gives each email an id of its own, and returns this one with what it reports. */
function headersFor(id: string): Record<string, string> {
  return { 'X-PM-Metadata-email': id, 'Auto-Submitted': 'auto-generated' };
}

/** The links that the local mailbox offers to follow. */
function mailboxLinks(
  event: EmailRow['event'],
  { link }: Record<string, EmailValue>,
): Pick<Email, 'resetLink' | 'verifyLink' | 'newAddressLink'> {
  if (typeof link !== 'string') return {};
  if (event === 'passwordLink') return { resetLink: link };
  if (event === 'newAddress') return { newAddressLink: link };
  return event === 'verification' ? { verifyLink: link } : {};
}
