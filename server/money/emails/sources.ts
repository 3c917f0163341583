import { z } from 'zod';
import { userRecipient } from '../../accounts/emails/user-recipient.ts';
import { superAdmins } from '../../accounts/users/directory.ts';
import { emailSource, type EmailSource } from '../../platform/mail/email-event.ts';
import { momentText } from '../../platform/mail/email-texts.ts';
import { PermanentFailure } from '../../platform/outbox/permanent-failure.ts';
import { describeDisagreement } from '../ledger/check/check-ledger.ts';
import { findCheck } from '../ledger/check/keep-check.ts';
import { AUTOPAY_SOURCES } from './autopay-sources.ts';
import { CREDIT_SOURCES } from './credit-sources.ts';
import { INVOICE_SOURCES } from './invoice-sources.ts';
import { PAYMENT_SOURCES } from './payment-sources.ts';
import { PAYOUT_SOURCES } from './payout-sources.ts';
import { statementSource } from './statement-source.ts';

/** Milliseconds: a week. A check that still fails then notifies again. */
const EXPIRES_AFTER = 7 * 24 * 60 * 60 * 1000;
/** How many places an email names. */
const NAMED = 20;

const checkRefSchema = z.object({ checkId: z.uuid() });

/** PY-06: every super admin is notified of books that disagree. */
export const booksDisagreeSource = emailSource({
  event: 'booksDisagree',
  expiresAfter: EXPIRES_AFTER,
  schema: checkRefSchema,
  findRecipients: async (db) => (await superAdmins(db)).map((uid) => userRecipient(uid, null)),
  causeOf: () => ({ resource: '', id: '' }),
  findValues: async (db, { checkId }, { reader }) => {
    const check = await findCheck(db, checkId);
    if (!check) throw new PermanentFailure('There is no such check');
    return {
      count: String(check.disagreements.length),
      checkedAt: momentText(check.checkedAt, reader.language),
      places: check.disagreements.slice(0, NAMED).map((one) => describeDisagreement(one)),
    };
  },
});

/** EM-04: the sources of the events about money. */
export const MONEY_SOURCES: readonly EmailSource[] = [
  booksDisagreeSource,
  ...INVOICE_SOURCES,
  ...PAYMENT_SOURCES,
  ...PAYOUT_SOURCES,
  ...AUTOPAY_SOURCES,
  statementSource,
  ...CREDIT_SOURCES,
];
