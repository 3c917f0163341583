import { preferenceSchemas } from '#domain/schemas/preference.ts';
import type { Handle } from '#server/platform/database/database.ts';
import { findOrderRow } from '../orders/reading/get-order.ts';
import { PermanentFailure } from '#server/platform/outbox/permanent-failure.ts';
import { readPreference } from '#server/accounts/preferences/preferences.ts';
import { emailOfUser } from '#server/access/caller/email-of-user.ts';
import { closedOrderEmail } from './closed-order-email.ts';
import type { Email, PatientNames, Provider } from '#server/platform/mail/mailer.ts';

/** EM-01: as the order is now, to the address that its submitter has now. Null when they want none (PF-02). */
export async function writeClosedOrder(
  db: Handle,
  orderId: string,
  { provider, patientNames }: { provider: Provider; patientNames: PatientNames },
): Promise<Omit<Email, 'messageId'> | null> {
  const order = await findOrderRow(db, 'any', orderId);
  if (!(await wantsOne(db, order.submittedBy))) return null;
  const patientName = patientNames === 'everywhere' ? order.patientName : '';
  return {
    ...closedOrderEmail({ ...order, patientName }, provider),
    to: [await addressOf(order.submittedBy)],
  };
}

async function wantsOne(db: Handle, uid: string): Promise<boolean> {
  const chosen = await readPreference(db, uid, 'notifications');
  const parsed = preferenceSchemas.notifications.safeParse(chosen ?? {});
  return parsed.data?.closedOrderEmail ?? true;
}

async function addressOf(uid: string): Promise<string> {
  const email = await emailOfUser(uid);
  if (!email) throw new PermanentFailure('Whoever submitted the order has no address any more');
  return email;
}
