import type { EmailEventKey } from '#domain/emails/events/email-events.ts';
import type { EmailReader, EmailSource } from '#server/platform/mail/email-event.ts';
import { NEUTRAL_PROVIDER } from '#server/platform/program/provider.ts';
import type { TestPortal } from './portal.ts';

/** What the source of the event says, to a biller unless somebody else is given. */
export function valuesOf(
  { database }: Pick<TestPortal, 'database'>,
  sources: readonly EmailSource[],
  {
    event,
    ref,
    at,
    ...reader
  }: { event: EmailEventKey; ref: unknown; at: Date } & Partial<EmailReader>,
) {
  const source = sources.find((one) => one.event === event);
  if (!source) throw new Error(`no source of ${event}`);
  return source.findValues(database.db, ref, {
    reader: {
      uid: null,
      address: 'payer@lens.test',
      accountNumber: '100200',
      practiceRole: 'biller',
      language: 'en',
      ...reader,
    },
    surroundings: {
      provider: NEUTRAL_PROVIDER,
      portalUrl: 'https://portal.test',
      patientNames: 'full',
      clock: () => at,
    },
  });
}

/** What was told of the invoice or credit, in the order in which it was told. */
export async function toldAbout(
  { database }: TestPortal,
  name: 'invoiceNumber' | 'creditNumber',
  value: string,
): Promise<string[]> {
  const { rows } = await database.pool.query<{ event: string }>(
    `SELECT payload->>'event' AS event FROM outbox
     WHERE kind = 'email.event' AND payload->'ref'->>$1 = $2 ORDER BY id`,
    [name, value],
  );
  return rows.map(({ event }) => event);
}
