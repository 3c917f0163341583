import type { EmailEventKey } from '#domain/emails/email-events.ts';
import { formatCents } from '#domain/money.ts';
import { mayDoIn } from '#domain/permissions.ts';
import type { CreditDetails } from '#domain/schemas/credit.ts';
import { z } from 'zod';
import { membersWith, presentRole } from '#server/accounts/members/members-with.ts';
import type { Handle } from '#server/platform/database/database.ts';
import {
  emailSource,
  type EmailReader,
  type EmailSource,
} from '#server/platform/mail/email-event.ts';
import { dayText, inOneLine, portalLink } from '#server/platform/mail/email-texts.ts';
import { getCredit } from '../credits/find-credits.ts';

const DAY = 24 * 60 * 60 * 1000;
const PERMISSION = 'credit:apply';
const PAGE = '/customer/credit';

/** What an event about a lens credit keeps. */
const creditRefSchema = z.object({ creditNumber: z.string() });

function creditSource(event: EmailEventKey, expiresAfter: number): EmailSource {
  return emailSource({
    event,
    expiresAfter,
    schema: creditRefSchema,
    findRecipients: async (db, { creditNumber }) =>
      membersWith(db, (await getCredit(db, creditNumber)).accountNumber, PERMISSION),
    causeOf: () => ({ resource: '', id: '' }),
    pathOf: () => PAGE,
    findValues: async (db, { creditNumber }, { reader, surroundings }) => {
      const credit = await getCredit(db, creditNumber);
      // What was used or taken back meanwhile is nothing to tell of.
      if (credit.remainingCents === 0 || credit.expiresOn === null) return null;
      if (!(await mayUse(db, reader, credit.accountNumber))) return null;
      return valuesOf(credit, credit.expiresOn, reader, surroundings.portalUrl);
    },
  });
}

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
  credit: CreditDetails,
  expiresOn: string,
  { language }: EmailReader,
  portalUrl: string | undefined,
) {
  const amount = (cents: number) => formatCents(cents, credit.currency, language);
  return {
    creditNumber: credit.id,
    practice: inOneLine(credit.practice),
    accountNumber: credit.accountNumber,
    orderNumber: credit.orderNumber,
    amount: amount(credit.amountCents),
    left: amount(credit.remainingCents),
    lastDay: dayText(new Date(`${expiresOn}T00:00:00Z`), language),
    creditLink: portalLink(PAGE, portalUrl),
  };
}

/** CR-02: the events of a lens credit. */
export const CREDIT_SOURCES: readonly EmailSource[] = [
  creditSource('creditPosted', 14 * DAY),
  creditSource('creditExpiring', 7 * DAY),
];
