import { sql } from 'drizzle-orm';
import { readChoices, readNotifications } from '#domain/access/preferences/read-notifications.ts';
import type { EventChoices } from '#domain/emails/event-choice.ts';
import type { EmailEvent, EventChoice } from '#domain/emails/events/email-event.ts';
import { resolveChoice } from '#domain/emails/resolve-choice.ts';
import { readPreferences } from '../../accounts/preferences/preferences.ts';
import type { Handle } from '../../platform/database/database.ts';
import type { EmailRecipient } from '../../platform/mail/email-event.ts';
import { accountChoices } from './table.ts';

/** EM-04: returns how each recipient is notified of the event, in their order; in two queries for any number of them. */
export async function findChoices(
  db: Handle,
  event: EmailEvent,
  recipients: readonly EmailRecipient[],
): Promise<EventChoice[]> {
  if (!event.choice) return recipients.map(() => resolveChoice(event, {}));
  const people = await readPreferences(db, known(recipients, 'uid'), 'notifications');
  const accounts = await findDefaults(db, known(recipients, 'accountNumber'));
  return recipients.map(({ uid, accountNumber }) => {
    const choice = resolveChoice(event, {
      person: uid === null ? undefined : readNotifications(people.get(uid)).events[event.key],
      account: accountNumber === null ? undefined : accounts.get(accountNumber)?.[event.key],
    });
    return uid === null ? withoutUser(choice) : choice;
  });
}

/** Returns the defaults of those accounts that have some. */
export async function findDefaults(
  db: Handle,
  accountNumbers: readonly string[],
): Promise<Map<string, EventChoices>> {
  if (accountNumbers.length === 0) return new Map();
  const rows = await db
    .select({ accountNumber: accountChoices.accountNumber, choices: accountChoices.choices })
    .from(accountChoices)
    .where(sql`${accountChoices.accountNumber} = ANY (${sql.param([...accountNumbers])}::text[])`);
  return new Map(rows.map(({ accountNumber, choices }) => [accountNumber, readChoices(choices)]));
}

/** An address without a user has neither a bell nor a daily summary. */
function withoutUser({ email }: EventChoice): EventChoice {
  return { email: email === 'daily' ? 'now' : email, bell: false };
}

function known(
  recipients: readonly EmailRecipient[],
  field: 'uid' | 'accountNumber',
): readonly string[] {
  return [...new Set(recipients.flatMap((recipient) => recipient[field] ?? []))];
}
