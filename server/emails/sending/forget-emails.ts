import { and, eq, inArray, isNotNull, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/database/database.ts';
import { deleteInBatches } from '../../platform/database/delete-in-batches.ts';
import type { EmailSource } from '../../platform/mail/email-event.ts';
import { FORGOTTEN_REF } from './email-row.ts';
import { WAITING_STATES } from './record-outcome.ts';
import { emails } from './table.ts';
import { REPLIES } from './write-email.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Rows that one statement changes. */
const BATCH = 1_000;

interface Retention {
  /** Days after which the message of an email is deleted, and after which the email is. */
  textDays: number;
  recordDays: number;
  sources: readonly EmailSource[];
  signal?: AbortSignal | undefined;
}

/** EM-03: deletes messages, then emails, whose time is over. What still waits to be sent stays. */
export async function forgetOldEmails(
  db: Handle,
  now: Date,
  { textDays, recordDays, sources, signal }: Retention,
): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  const hasMessage = or(isNotNull(emails.html), isNotNull(emails.text));
  const isOld = and(lt(emails.createdAt, before(textDays)), hasMessage);
  await inBatches(signal, async () => {
    const some = db.select({ id: emails.id }).from(emails).where(isOld).limit(BATCH);
    const changed = { html: null, text: null };
    const { rowCount } = await db.update(emails).set(changed).where(inArray(emails.id, some));
    return rowCount ?? 0;
  });
  await forgetRefs(db, before(textDays), { sources, signal });
  await deleteInBatches(db, emails, lt(emails.createdAt, before(recordDays)), { signal });
}

/** Deletes references that are messages themselves. Such an email cannot be written again. */
async function forgetRefs(
  db: Handle,
  before: Date,
  { sources, signal }: Pick<Retention, 'sources' | 'signal'>,
): Promise<void> {
  const events = sources.filter(({ isMessageInRef }) => isMessageInRef).map(({ event }) => event);
  const isOld = and(
    inArray(emails.event, events),
    notInArray(emails.state, [...WAITING_STATES]),
    lt(emails.createdAt, before),
    ne(emails.ref, sql`'{}'::jsonb`),
  );
  await inBatches(signal, async () => {
    const some = db.select({ id: emails.id }).from(emails).where(isOld).limit(BATCH);
    const { rowCount } = await db
      .update(emails)
      .set({ ref: FORGOTTEN_REF })
      .where(inArray(emails.id, some));
    return rowCount ?? 0;
  });
}

/** SE-09: emails that waited for too long end, also where no server has SMTP_URL. */
export async function expireWaitingEmails(
  db: Handle,
  now: Date,
  { sources, signal }: { sources: readonly EmailSource[]; signal?: AbortSignal | undefined },
): Promise<void> {
  for (const { event, expiresAfter } of sources) {
    const isOver = and(
      eq(emails.event, event),
      inArray(emails.state, WAITING_STATES),
      lt(emails.createdAt, new Date(now.getTime() - expiresAfter)),
    );
    await inBatches(signal, async () => {
      const some = db.select({ id: emails.id }).from(emails).where(isOver).limit(BATCH);
      const end = { state: 'expired', reply: REPLIES.expired, updatedAt: now } as const;
      const { rowCount } = await db.update(emails).set(end).where(inArray(emails.id, some));
      return rowCount ?? 0;
    });
  }
}

async function inBatches(signal: AbortSignal | undefined, change: () => Promise<number>) {
  const isEnded = () => signal?.aborted ?? false;
  for (let changed = BATCH; changed === BATCH && !isEnded();) changed = await change();
}
