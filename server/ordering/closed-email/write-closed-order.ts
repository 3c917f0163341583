import { readNotifications } from '#domain/emails/read-notifications.ts';
import { mayDoIn, type PracticeRole } from '#domain/permissions.ts';
import type { Handle } from '#server/platform/database/database.ts';
import { findOrderRow } from '../orders/find-order-row.ts';
import { PermanentFailure } from '#server/platform/outbox/permanent-failure.ts';
import { findMemberships } from '#server/accounts/members/memberships.ts';
import { readPreference } from '#server/accounts/preferences/preferences.ts';
import { emailOfUser } from '#server/access/caller/email-of-user.ts';
import { closedOrderEmail } from './closed-order-email.ts';
import {
  emailTemplate,
  type EmailOptions,
  type EmailText,
} from '#server/platform/mail/email-template.ts';
import {
  CLOSED_ORDER_KIND,
  closedOrderSchema,
  type ClosedOrderMessage,
} from './closed-order-message.ts';

/**
 * Milliseconds after which the email is no longer sent: 14 days. Decision 15 promises a week to an operator who sets
 * SMTP_URL late.
 */
const EXPIRES_AFTER = 14 * 24 * 60 * 60 * 1000;

/**
 * EM-01: the order's present state, for its submitter's present address. Null when they want no email (PF-02), or have
 * left the account since.
 */
export const closedOrderTemplate = emailTemplate({
  kind: CLOSED_ORDER_KIND,
  expiresAfter: EXPIRES_AFTER,
  schema: closedOrderSchema,
  write: writeClosedOrder,
});

async function writeClosedOrder(
  db: Handle,
  { orderId }: ClosedOrderMessage,
  { provider, patientNames }: EmailOptions,
): Promise<EmailText | null> {
  const order = await findOrderRow(db, 'any', orderId);
  if (!(await wantsOne(db, order.submittedBy))) return null;
  const to = [await addressOf(order.submittedBy)];
  const role = await roleOf(db, order.submittedBy, order.accountNumber);
  if (!role) return null;
  const withheld = !mayDoIn(['CUSTOMER'], role, 'orders:clinical');
  const patientName = patientNames === 'everywhere' ? order.patientName : '';
  return {
    ...closedOrderEmail({ ...order, patientName, withheld }, provider),
    to,
  };
}

/** AD-08: returns the submitter's role as it is now; undefined for whoever has left the account. */
async function roleOf(
  db: Handle,
  uid: string,
  accountNumber: string,
): Promise<PracticeRole | undefined> {
  const memberships = await findMemberships(db, uid);
  return memberships.find((one) => one.accountNumber === accountNumber)?.practiceRole;
}

async function wantsOne(db: Handle, uid: string): Promise<boolean> {
  const chosen = await readPreference(db, uid, 'notifications');
  return readNotifications(chosen).events.orderClosed?.email !== 'off';
}

async function addressOf(uid: string): Promise<string> {
  const email = await emailOfUser(uid);
  if (!email) throw new PermanentFailure('Whoever submitted the order has no address any more');
  return email;
}
