import { z } from 'zod';
import type { Handle } from '../../platform/database/database.ts';
import { publishChange } from '../../platform/events/publish-change.ts';
import { MailDoubt, MailRefusal } from '../../platform/mail/mail-failure.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Handler } from '../../platform/outbox/lane.ts';
import { PermanentFailure } from '../../platform/outbox/permanent-failure.ts';
import { findEmailRow, type EmailRow } from './email-row.ts';
import {
  markOutcome,
  markRefused,
  markSent,
  WAITING_STATES,
  type HandedOver,
} from './record-outcome.ts';
import type { Sending } from './sending.ts';
import { NotWritten, REPLIES, writeEmail, type WrittenEmail } from './write-email.ts';

const payloadSchema = z.object({ id: z.uuid() });

/** What leads of a failure are kept: codes and our words, which contain no address. */
const LONGEST_REPLY = 200;

/**
 * EM-03: delivers the email of an outbox row. An email that was sent is not sent again: its row says so in the first
 * statement after the mail server's answer. What was answered, but could not be noted because the database was away, is
 * remembered by this process and only noted at the next attempt.
 */
export function deliverEmail(
  db: Handle,
  { sending, mailer }: { sending: Sending; mailer: Mailer },
): Handler {
  const unnoted = new Map<string, HandedOver>();
  return async (payload, { signal }) => {
    const id = readPayload(payload);
    const handedOver = unnoted.get(id);
    if (handedOver) {
      await noteSent(db, handedOver);
      unnoted.delete(id);
      return;
    }
    const row = await findEmailRow(db, id);
    if (!row || !WAITING_STATES.some((state) => state === row.state)) return;
    const written = await writeOrEnd(db, row, sending);
    if (!written) return;
    signal.throwIfAborted();
    const reply = await handOver(db, row, { written, mailer, signal, now: sending.clock });
    const answered = { id, contents: written.kept, reply, at: sending.clock() };
    unnoted.set(id, answered);
    await noteSent(db, answered);
    unnoted.delete(id);
  };
}

function readPayload(payload: unknown): string {
  const parsed = payloadSchema.safeParse(payload);
  if (!parsed.success) throw new PermanentFailure('This is no email');
  return parsed.data.id;
}

async function noteSent(db: Handle, handedOver: HandedOver): Promise<void> {
  const noted = await markSent(db, handedOver);
  if (noted) await publishChange(db, { resource: 'emails', id: handedOver.id, ...noted });
}

/** Writes the email; null when it does not leave, which is noted. */
async function writeOrEnd(
  db: Handle,
  row: EmailRow,
  sending: Sending,
): Promise<WrittenEmail | null> {
  const { id } = row;
  try {
    const written = await writeEmail(db, row, sending);
    if ('email' in written) return written;
    const { state, reply, address } = written;
    const end = { id, state, reply, now: sending.clock(), wasTried: false, changes: { address } };
    await db.transaction((tx) => markOutcome(tx, end));
    return null;
  } catch (error) {
    if (error instanceof NotWritten) {
      const { reply } = error;
      const end = { id, state: 'failed', reply, now: sending.clock(), wasTried: false } as const;
      await db.transaction((tx) => markOutcome(tx, end));
    }
    throw error;
  }
}

interface HandingOver {
  written: WrittenEmail;
  mailer: Mailer;
  signal: AbortSignal;
  now: () => Date;
}

/** Returns the mail server's answer. Notes a refusal, a doubt or a delay and throws it: the outbox gives up, or tries again. */
async function handOver(
  db: Handle,
  { id }: EmailRow,
  { written: { email, kept }, mailer, signal, now }: HandingOver,
): Promise<string> {
  try {
    return (await mailer.send(email, signal)).code;
  } catch (error) {
    const reply = replyOf(error);
    if (error instanceof MailRefusal) {
      const { refused, status: detail } = error;
      const { address } = kept;
      await markRefused(db, { id, reply, refused, detail, address, now: now(), changes: kept });
    } else if (error instanceof MailDoubt) {
      const doubt = { id, state: 'doubtful', reply: REPLIES.answerLost, now: now() } as const;
      await db.transaction((tx) => markOutcome(tx, { ...doubt, wasTried: true, changes: kept }));
    } else {
      const delay = { id, state: 'deferred', reply, now: now(), wasTried: true } as const;
      const changes = { address: kept.address, subject: kept.subject };
      await db.transaction((tx) => markOutcome(tx, { ...delay, changes }));
    }
    throw error;
  }
}

/** The mailer gives errors codes; any other error is named by its type. */
function replyOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  const isOfMailer = error.message.startsWith('SMTP ');
  return (isOfMailer ? error.message.slice('SMTP '.length) : error.name).slice(0, LONGEST_REPLY);
}
