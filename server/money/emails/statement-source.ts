import { z } from 'zod';
import { formatCents } from '#domain/basics/money.ts';
import type { Statement } from '#domain/money/statements/statement.ts';
import { findBillingTerms } from '../../accounts/customers/billing.ts';
import { membersWith } from '../../accounts/members/members-with.ts';
import type { Handle } from '../../platform/database/database.ts';
import {
  emailSource,
  type EmailReader,
  type EmailSource,
} from '../../platform/mail/email-event.ts';
import { dayText, inOneLine, portalLink } from '../../platform/mail/email-texts.ts';
import type { NotifiedEvent } from '../../platform/mail/notify-of-events.ts';
import { readStatement } from '../statements/find-statement.ts';
import { maySee } from './may-see.ts';

const EVENT = 'statementReady';
const PERMISSION = 'statements:show';
/** Milliseconds: two weeks, as of an invoice. */
const EXPIRES_AFTER = 14 * 24 * 60 * 60 * 1000;

/** What the event keeps: the account and the days of its statement. */
const statementRefSchema = z.object({
  accountNumber: z.string(),
  from: z.string(),
  to: z.string(),
});
type StatementRef = z.infer<typeof statementRefSchema>;

/** Returns the event that notifies of a statement. */
export function statementEvent(ref: StatementRef): NotifiedEvent {
  return { event: EVENT, key: ref.accountNumber, ref };
}

/** PY-08: the members who may see the statements of an account are notified of that of a month, with a link to it. */
export const statementSource: EmailSource = emailSource({
  event: EVENT,
  expiresAfter: EXPIRES_AFTER,
  schema: statementRefSchema,
  findRecipients: (db, { accountNumber }) => membersWith(db, accountNumber, PERMISSION),
  causeOf: ({ accountNumber }) => ({ resource: 'customers', id: accountNumber }),
  pathOf: pagePath,
  findValues: async (db, ref, { reader, surroundings }) => {
    const { accountNumber, ...period } = ref;
    if (!(await isWanted(db, accountNumber))) return null;
    if (!(await maySee(db, reader, { accountNumber, permission: PERMISSION }))) return null;
    const now = surroundings.clock();
    const statement = await readStatement({ db }, { accountNumber, period, now });
    const statementLink = portalLink(pagePath(ref), surroundings.portalUrl);
    return { ...valuesOf(statement, reader), statementLink };
  },
});

/** The page names the account: a reader may have several. */
function pagePath({ accountNumber, from, to }: StatementRef): string {
  const query = new URLSearchParams({ account: accountNumber, from, to });
  return `/customer/payment/statement?${query.toString()}`;
}

/** Whether the practice still wants statements, and pays itself. */
async function isWanted(db: Handle, accountNumber: string): Promise<boolean> {
  const terms = (await findBillingTerms(db, [accountNumber])).get(accountNumber);
  return terms?.monthlyStatements === true && terms.billedThrough === null;
}

function valuesOf(statement: Statement, { language }: EmailReader) {
  const { accountNumber, practice, from, to, balance, ages, currency } = statement;
  const amount = (cents: number) => formatCents(cents, currency, language);
  // Days have no time zone: they are read and written in the same one.
  const day = (of: string) => dayText(new Date(`${of}T00:00:00Z`), language);
  const overdueCents = statement.receivableCents - ages.current;
  return {
    practice: inOneLine(practice),
    accountNumber,
    firstDay: day(from),
    lastDay: day(to),
    opening: amount(balance.openingCents),
    closing: amount(balance.closingCents),
    overdue: overdueCents === 0 ? '' : amount(overdueCents),
  };
}
