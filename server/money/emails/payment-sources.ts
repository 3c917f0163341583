import { z } from 'zod';
import { mayDoIn } from '#domain/access/permissions.ts';
import type { Locale } from '#domain/basics/locale.ts';
import { formatCents } from '#domain/basics/money.ts';
import type { EmailEventKey } from '#domain/emails/events/email-events.ts';
import { userRecipient } from '../../accounts/emails/user-recipient.ts';
import { membersWith, presentRole } from '../../accounts/members/members-with.ts';
import { superAdmins } from '../../accounts/users/directory.ts';
import type { Handle } from '../../platform/database/database.ts';
import {
  emailSource,
  type EmailReader,
  type EmailRecipient,
  type EmailSource,
} from '../../platform/mail/email-event.ts';
import { inOneLine, portalLink } from '../../platform/mail/email-texts.ts';
import { PermanentFailure } from '../../platform/outbox/permanent-failure.ts';
import { getCheckout, requireCheckout } from '../checkouts/find-checkouts.ts';
import { getPayment } from '../payments/find-payments.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A notification of money is worth sending for as long as a dispute lasts. */
const EXPIRES_AFTER = 14 * DAY;

/** How lines name what lens credit paid. */
const CREDIT: Record<Locale, string> = { en: 'of lens credit', es: 'de crédito de lentes' };

const checkoutRefSchema = z.object({ checkoutId: z.uuid() });
const paymentRefSchema = z.object({
  paymentNumber: z.string(),
  /** The id of the refund at the gateway, if it is about one. */
  refundId: z.string().optional(),
  /** The amount of a refund that was not made. */
  refundCents: z.number().int().optional(),
});

/** An event of an online payment: its payer is notified, or the lab's super admins. */
function checkoutSource(event: EmailEventKey, isForLab: boolean): EmailSource {
  return emailSource({
    event,
    expiresAfter: EXPIRES_AFTER,
    schema: checkoutRefSchema,
    findRecipients: async (db, { checkoutId }) => {
      if (isForLab) return staffRecipients(db);
      const { createdByUid } = await requireCheckout(db, checkoutId);
      return [userRecipient(createdByUid, null)];
    },
    causeOf: () => ({ resource: '', id: '' }),
    pathOf: ({ checkoutId }) => pathOf(isForLab, checkoutId),
    findValues: async (db, { checkoutId }, { reader, surroundings }) => {
      const { language } = reader;
      const checkout = await getCheckout(db, 'any', checkoutId);
      const { amountCents, currency, createdBy, payments, shares } = checkout;
      if (!isForLab && !(await mayStillSee(db, reader, shares))) return null;
      const amount = (cents: number) => formatCents(cents, currency, language);
      return {
        amount: amount(amountCents),
        method: payments[0]?.reference ?? '',
        payer: inOneLine(createdBy),
        paymentNumbers: payments.map(({ id }) => id).join(', '),
        invoices: shares.map(({ invoiceNumber, cents, creditCents }) => {
          const credit = creditCents > 0 ? ` + ${amount(creditCents)} ${CREDIT[language]}` : '';
          return `${invoiceNumber}: ${amount(cents)}${credit}`;
        }),
        paymentLink: portalLink(pathOf(isForLab, checkoutId, payments[0]), surroundings.portalUrl),
      };
    },
  });
}

const STAFF_PATH = '/admin/customer-management/payments';

function pathOf(isForLab: boolean, checkoutId: string, payment?: { id: string }): string {
  if (!isForLab) return `/customer/payment/online/${checkoutId}`;
  return payment ? `${STAFF_PATH}/${payment.id}/show` : `${STAFF_PATH}/online/${checkoutId}/show`;
}

async function staffRecipients(db: Handle): Promise<EmailRecipient[]> {
  return (await superAdmins(db)).map((uid) => userRecipient(uid, null));
}

/** Whether the payer's present roles show the payments of all accounts. A preview has no user. */
async function mayStillSee(
  db: Handle,
  { uid }: EmailReader,
  shares: readonly { accountNumber: string }[],
): Promise<boolean> {
  if (uid === null) return true;
  for (const accountNumber of new Set(shares.map((share) => share.accountNumber))) {
    const role = await presentRole(db, uid, accountNumber);
    if (role === null || !mayDoIn(['CUSTOMER'], role, 'payments:show')) return false;
  }
  return true;
}

/** An event of what became of an online payment in one account. */
function paymentSource(event: EmailEventKey, isForLab: boolean): EmailSource {
  return emailSource({
    event,
    expiresAfter: EXPIRES_AFTER,
    schema: paymentRefSchema,
    findRecipients: async (db, { paymentNumber }) => {
      if (isForLab) return staffRecipients(db);
      const { accountNumber } = await getPayment(db, 'any', paymentNumber);
      return membersWith(db, accountNumber, 'payments:show');
    },
    causeOf: () => ({ resource: '', id: '' }),
    pathOf: ({ paymentNumber }) => paymentPath(isForLab, { id: paymentNumber, checkoutId: null }),
    findValues: async (db, { paymentNumber, refundId, refundCents }, { reader, surroundings }) => {
      const payment = await getPayment(db, 'any', paymentNumber);
      const { id, accountNumber, practice, amountCents, currency, reference } = payment;
      if (!isForLab && !(await mayStillSee(db, reader, [payment]))) return null;
      if (payment.checkoutId === null) throw new PermanentFailure('It did not come online');
      const refund = payment.refunds.find((one) => one.reference === refundId?.slice(0, 60));
      const backCents = refund?.amountCents ?? refundCents;
      const amount = (cents: number) => formatCents(cents, currency, reader.language);
      return {
        amount: amount(amountCents),
        ...(backCents !== undefined && { refundAmount: amount(backCents) }),
        method: inOneLine(reference),
        paymentNumber: id,
        practice: inOneLine(practice),
        accountNumber,
        paymentLink: portalLink(paymentPath(isForLab, payment), surroundings.portalUrl),
      };
    },
  });
}

function paymentPath(
  isForLab: boolean,
  { id, checkoutId }: { id: string; checkoutId: string | null },
): string {
  if (isForLab) return `${STAFF_PATH}/${id}/show`;
  return checkoutId === null ? '/customer/payment' : `/customer/payment/online/${checkoutId}`;
}

/** PY-05, PY-09: the events of online payments. */
export const PAYMENT_SOURCES: readonly EmailSource[] = [
  checkoutSource('paymentReceived', false),
  checkoutSource('paymentFailed', false),
  paymentSource('paymentReturned', false),
  paymentSource('paymentDisputed', true),
  paymentSource('paymentHeldBack', false),
  paymentSource('refundRefused', true),
  paymentSource('refundFailed', true),
  checkoutSource('paymentNeedsAttention', true),
  checkoutSource('paymentOtherCurrency', true),
  checkoutSource('paymentUnanswered', true),
];
