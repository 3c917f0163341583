import { z } from 'zod';
import type { Locale } from '#domain/basics/locale.ts';
import type {
  EmailEvent,
  EmailValue,
  EventChoice,
  Translated,
} from '#domain/emails/events/email-event.ts';
import { EMAIL_EVENT_KEYS, emailEvent } from '#domain/emails/events/email-events.ts';
import type { Handle } from '../../platform/database/database.ts';
import type {
  EmailReader,
  EmailRecipient,
  EmailSource,
  EmailSurroundings,
} from '../../platform/mail/email-event.ts';
import type { Handler } from '../../platform/outbox/lane.ts';
import { PermanentFailure } from '../../platform/outbox/permanent-failure.ts';
import { commonValues } from './common-values.ts';
import { needsVerified } from './needs-verified.ts';
import { queueEmails, type QueuedEmail } from './queue-emails.ts';
import type { SendingParts, SendingUser } from './sending-parts.ts';
import type { Sending } from './sending.ts';

const LANGUAGES: readonly Locale[] = ['en', 'es'];

const eventSchema = z.object({ event: z.enum(EMAIL_EVENT_KEYS), ref: z.unknown() });

/** One recipient of an event, with all that decides how they are notified. */
interface Addressee {
  recipient: EmailRecipient;
  user: SendingUser | undefined;
  address: string;
  language: Locale;
  choice: EventChoice;
  onceKey: string;
}

/** The event that people are notified of. */
interface Spreading {
  event: EmailEvent;
  source: EmailSource;
  ref: unknown;
  surroundings: EmailSurroundings;
}

/**
 * EM-03, EM-04: turns an event into an email for each recipient, a line behind the bell, or a line of the daily summary.
 * Working it through again adds nothing: the keys of what it adds are those of the event's row and the recipient.
 */
export function spreadEvent(db: Handle, sending: Sending): Handler {
  return async (payload, { id, createdAt, signal }) => {
    const spreading = await readEvent(db, payload, sending);
    const addressees = await findAddressees(db, spreading, { parts: sending.parts, outboxId: id });
    const lines = await writeLines(db, spreading, { parts: sending.parts, addressees });
    signal.throwIfAborted();
    const queued = addressees
      .filter(({ choice }) => choice.email === 'now')
      .map((one) => toQueued(one, spreading, createdAt));
    const items = lines.filter(({ choice }) => choice.email === 'daily');
    const notices = lines.flatMap((one) => {
      const path = one.choice.bell ? spreading.source.pathOf?.(spreading.ref) : undefined;
      return path === undefined ? [] : [{ ...one.line, path }];
    });
    await db.transaction(async (tx) => {
      await queueEmails(tx, queued, sending.clock());
      if (notices.length > 0) await sending.parts.addNotices(tx, notices);
      if (items.length > 0) {
        const lines = items.map(({ line }) => line);
        await sending.parts.addDigestItems(tx, lines);
      }
    });
  };
}

async function readEvent(db: Handle, payload: unknown, sending: Sending): Promise<Spreading> {
  const parsed = eventSchema.safeParse(payload);
  if (!parsed.success) throw new PermanentFailure('This is no event of an email');
  const { event, ref } = parsed.data;
  const source = sending.sources.get(event);
  if (!source) throw new PermanentFailure(`No email source for ${event}`);
  const surroundings = await sending.surroundings(db);
  return { event: emailEvent(event), source, ref, surroundings };
}

async function findAddressees(
  db: Handle,
  { event, source, ref }: Spreading,
  { parts, outboxId }: { parts: SendingParts; outboxId: number },
): Promise<Addressee[]> {
  const recipients = await source.findRecipients(db, ref);
  const uids = [...new Set(recipients.flatMap(({ uid }) => uid ?? []))];
  const users = await parts.findUsers(uids);
  const languages = await parts.findLanguages(db, uids);
  const choices = await parts.findChoices(db, event, recipients);
  return recipients.flatMap((recipient, index) => {
    const { uid } = recipient;
    const user = uid === null ? undefined : users.get(uid);
    const address = (recipient.address ?? user?.email ?? '').toLowerCase();
    const chosen = event.choice === null ? MANDATORY : choices[index];
    if (!address || !chosen) return [];
    const choice =
      user?.isVerified === false && needsVerified(source.event) ? inBell(chosen) : chosen;
    const spoken = uid === null ? undefined : languages.get(uid);
    const language = recipient.language ?? spoken ?? 'en';
    const onceKey = `${outboxId}:${uid ?? address}`;
    return [{ recipient, user, address, language, choice, onceKey }];
  });
}

/** Nobody chooses about these; whether they show behind the bell, too, is the source's matter. */
const MANDATORY: EventChoice = { email: 'now', bell: true };

/** What no email has shows behind the bell, which also opens to nobody before the address is verified. */
function inBell({ email, bell }: EventChoice): EventChoice {
  return { email, bell: bell || email !== 'off' };
}

function toQueued(
  { recipient, address, language, onceKey }: Addressee,
  { source, ref }: Spreading,
  happenedAt: Date,
): QueuedEmail {
  const { uid, accountNumber } = recipient;
  return {
    event: source.event,
    uid,
    address,
    accountNumber,
    language,
    ref,
    cause: source.causeOf(ref),
    onceKey,
    urgency: source.urgency,
    happenedAt,
  };
}

interface Line {
  choice: EventChoice;
  line: { uid: string; event: EmailSource['event']; texts: Translated; onceKey: string };
}

/** Writes the line of everybody who is notified by the bell or the daily summary: the subject in each language. */
async function writeLines(
  db: Handle,
  spreading: Spreading,
  { parts, addressees }: { parts: SendingParts; addressees: readonly Addressee[] },
): Promise<Line[]> {
  const lines: Line[] = [];
  for (const addressee of addressees) {
    const { recipient, choice, onceKey } = addressee;
    if (recipient.uid === null || (!choice.bell && choice.email !== 'daily')) continue;
    const texts = await subjectsFor(db, spreading, { parts, addressee });
    if (!texts) continue;
    const { event } = spreading.source;
    lines.push({ choice, line: { uid: recipient.uid, event, texts, onceKey } });
  }
  return lines;
}

/** Null when this recipient should not be notified. */
async function subjectsFor(
  db: Handle,
  { source, ref, surroundings }: Spreading,
  { parts, addressee }: { parts: SendingParts; addressee: Addressee },
): Promise<Translated | null> {
  const { recipient, address, user } = addressee;
  const { uid, accountNumber, practiceRole } = recipient;
  const texts: Record<string, string> = {};
  for (const language of LANGUAGES) {
    const reader: EmailReader = { uid, address, accountNumber, practiceRole, language };
    const own = await source.findValues(db, ref, { reader, surroundings });
    if (!own) return null;
    const values: Record<string, EmailValue> = {
      ...commonValues(user?.name ?? '', surroundings),
      ...own,
    };
    texts[language] = await parts.renderSubject(db, { event: source.event, language, values });
  }
  return texts as Record<Locale, string>;
}
