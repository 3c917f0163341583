import { z } from 'zod';
import { formatCents } from '#domain/basics/money.ts';
import { userRecipient } from '../../accounts/emails/user-recipient.ts';
import { superAdmins } from '../../accounts/users/directory.ts';
import type { Handle } from '../../platform/database/database.ts';
import {
  emailSource,
  type EmailRecipient,
  type EmailSource,
} from '../../platform/mail/email-event.ts';
import { inOneLine, portalLink } from '../../platform/mail/email-texts.ts';
import { PermanentFailure } from '../../platform/outbox/permanent-failure.ts';
import { findChanges, findPayout } from '../payouts/find-reported.ts';

const DAY = 24 * 60 * 60 * 1000;
const EXPIRES_AFTER = 14 * DAY;
/** How many amounts an email names. */
const NAMED = 20;
const PATH = '/admin/customer-management/invoices/payouts';

const of = {
  expiresAfter: EXPIRES_AFTER,
  findRecipients: staffRecipients,
  causeOf: () => ({ resource: '', id: '' }) as const,
  pathOf: () => PATH,
};

async function staffRecipients(db: Handle): Promise<EmailRecipient[]> {
  return (await superAdmins(db)).map((uid) => userRecipient(uid, null));
}

const payoutFailed = emailSource({
  ...of,
  event: 'payoutFailed',
  schema: z.object({ gateway: z.string(), payoutId: z.string() }),
  findValues: async (db, { gateway, payoutId }, { reader, surroundings }) => {
    const payout = await findPayout(db, gateway, payoutId);
    if (!payout) throw new PermanentFailure('There is no such payout');
    return {
      amount: formatCents(payout.amountCents, payout.currency, reader.language),
      payout: payoutId,
      cause: inOneLine(payout.failure),
      payoutsLink: portalLink(PATH, surroundings.portalUrl),
    };
  },
});

const balanceUnexplained = emailSource({
  ...of,
  event: 'balanceUnexplained',
  schema: z.object({ gateway: z.string(), ids: z.array(z.string()).min(1) }),
  findValues: async (db, { gateway, ids }, { reader, surroundings }) => {
    const changes = await findChanges(db, { gateway, ids, limit: NAMED });
    return {
      count: String(ids.length),
      amounts: changes.map(({ id: change, type, amountCents, feeCents, currency }) => {
        const amount = formatCents(amountCents - feeCents, currency, reader.language);
        return `${amount}: ${inOneLine(type)} (${change})`;
      }),
      payoutsLink: portalLink(PATH, surroundings.portalUrl),
    };
  },
});

/** PY-10: the events of payouts, for the lab's super admins. */
export const PAYOUT_SOURCES: readonly EmailSource[] = [payoutFailed, balanceUnexplained];
