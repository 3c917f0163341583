import { z } from 'zod';
import { mayDoIn } from '#domain/access/permissions.ts';
import type { Locale } from '#domain/basics/locale.ts';
import { formatCents, sumCents } from '#domain/basics/money.ts';
import type { EmailEventKey } from '#domain/emails/events/email-events.ts';
import type { CreditDetails } from '#domain/money/credit/credit.ts';
import { membersWith, presentRole } from '../../accounts/members/members-with.ts';
import type { Handle } from '../../platform/database/database.ts';
import {
  emailSource,
  type EmailReader,
  type EmailSource,
} from '../../platform/mail/email-event.ts';
import { dayText, inOneLine, portalLink } from '../../platform/mail/email-texts.ts';
import { getCredit } from '../credits/find-credits.ts';

const DAY = 24 * 60 * 60 * 1000;
const PERMISSION = 'credit:apply';
const PAGE = '/customer/credit';

/** What an event about a lens credit keeps. */
const creditRefSchema = z.object({
  creditNumber: z.string(),
  /** The other credits of the account that the email names. */
  others: z.array(z.string()).default([]),
});

function creditSource(event: EmailEventKey, expiresAfter: number): EmailSource {
  return emailSource({
    event,
    expiresAfter,
    schema: creditRefSchema,
    findRecipients: async (db, { creditNumber }) =>
      membersWith(db, (await getCredit(db, creditNumber)).accountNumber, PERMISSION),
    causeOf: () => ({ resource: '', id: '' }),
    pathOf: () => PAGE,
    findValues: async (db, { creditNumber, others }, { reader, surroundings }) => {
      const [first, ...rest] = await usableCredits(db, [creditNumber, ...others]);
      if (!first || !(await mayUse(db, reader, first.accountNumber))) return null;
      const shown = { first, all: [first, ...rest], namesAll: event === 'creditExpiring' };
      return valuesOf(shown, reader, surroundings.portalUrl);
    },
  });
}

/** A credit that something is left of. */
type Left = CreditDetails & { expiresOn: string };

/** Returns the credits without those that were used or taken back meanwhile, of which there is nothing to say. */
async function usableCredits(db: Handle, numbers: readonly string[]): Promise<Left[]> {
  const found: Left[] = [];
  for (const number of numbers) {
    const credit = await getCredit(db, number);
    const { remainingCents, expiresOn } = credit;
    if (remainingCents > 0 && expiresOn !== null) found.push({ ...credit, expiresOn });
  }
  return found;
}

/** How a line says until when a credit can be used. */
const UNTIL: Record<Locale, string> = { en: 'until', es: 'hasta el' };

/** Whether the reader's present role uses credit. A preview has no user, but the role that it is made for. */
async function mayUse(
  db: Handle,
  { uid, practiceRole }: EmailReader,
  accountNumber: string,
): Promise<boolean> {
  const role = uid === null ? practiceRole : await presentRole(db, uid, accountNumber);
  return role !== null && mayDoIn(['CUSTOMER'], role, PERMISSION);
}

function valuesOf(
  {
    first: credit,
    all,
    namesAll,
  }: {
    first: Left;
    all: readonly Left[];
    /** Whether each credit has a line. */
    namesAll: boolean;
  },
  { language }: EmailReader,
  portalUrl: string | undefined,
) {
  const amount = (cents: number) => formatCents(cents, credit.currency, language);
  const day = (of: string) => dayText(new Date(`${of}T00:00:00Z`), language);
  const lineOf = ({ id, remainingCents, expiresOn }: Left) =>
    `${id}: ${amount(remainingCents)} ${UNTIL[language]} ${day(expiresOn)}`;
  return {
    creditNumber: credit.id,
    practice: inOneLine(credit.practice),
    accountNumber: credit.accountNumber,
    orderNumber: credit.orderNumber,
    amount: amount(credit.amountCents),
    left: amount(sumCents(all.map(({ remainingCents }) => remainingCents))),
    lastDay: day(credit.expiresOn),
    ...(namesAll && { credits: all.map(lineOf) }),
    creditLink: portalLink(PAGE, portalUrl),
  };
}

/** CR-02: the events of a lens credit. */
export const CREDIT_SOURCES: readonly EmailSource[] = [
  creditSource('creditPosted', 14 * DAY),
  creditSource('creditExpiring', 7 * DAY),
];
