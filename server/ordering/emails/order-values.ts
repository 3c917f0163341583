import { mayDoIn, type Permission, type PracticeRole } from '#domain/access/permissions.ts';
import { EYE_LETTERS } from '#domain/basics/eye-letters.ts';
import { presentRole } from '../../accounts/members/members-with.ts';
import type { Handle } from '../../platform/database/database.ts';
import type { EmailReader, EmailSurroundings } from '../../platform/mail/email-event.ts';
import { dayText, inOneLine, portalLink } from '../../platform/mail/email-texts.ts';
import { patientInEmail } from '../../platform/mail/patient-in-email.ts';
import { findOrderRow } from '../orders/find-order-row.ts';
import { findOrderLenses, type OrderRow } from '../orders/order-rows.ts';

/** Who reads an email about an order. */
export interface OrderReading {
  reader: EmailReader;
  surroundings: EmailSurroundings;
}

/** An order, and what of it the reader may know. */
export interface ReadableOrder {
  order: OrderRow;
  /** AD-08: without it, patient, notes and the lab's reasons are withheld. */
  seesClinical: boolean;
  /** Whether the reader's role in the order's account has the permission. */
  may: (permission: Permission) => boolean;
}

/** Returns the order for a reader; null for whoever has left its account, or whose role no longer shows orders. */
export async function readOrder(
  db: Handle,
  orderId: string,
  { reader }: OrderReading,
): Promise<ReadableOrder | null> {
  const order = await findOrderRow(db, 'any', orderId);
  const role = await roleOf(db, reader, order.accountNumber);
  const may = (permission: Permission) => role !== null && mayDoIn(['CUSTOMER'], role, permission);
  return may('orders:show') ? { order, seesClinical: may('orders:clinical'), may } : null;
}

/** The role that a user has now; a preview has no user, but the role that it is made for. */
async function roleOf(
  db: Handle,
  { uid, practiceRole }: EmailReader,
  accountNumber: string,
): Promise<PracticeRole | null> {
  return uid === null ? practiceRole : presentRole(db, uid, accountNumber);
}

/** Returns the values of the variables that all events about orders have. */
export async function orderValues(
  db: Handle,
  { order, seesClinical }: ReadableOrder,
  { surroundings: { patientNames, portalUrl } }: OrderReading,
) {
  const { number, practice, accountNumber, patientName, patientReference, poNumber } = order;
  const lenses = await findOrderLenses(db, [order.id]);
  const patient = { name: patientName, reference: patientReference };
  return {
    orderNumber: number,
    practice: inOneLine(practice),
    accountNumber,
    patient: seesClinical ? inOneLine(patientInEmail(patient, patientNames)) : '',
    poNumber: inOneLine(poNumber),
    lenses: lenses.map(({ eye, lensName }) => `${EYE_LETTERS[eye]}: ${inOneLine(lensName)}`),
    orderLink: portalLink(`/customer/orders/${order.id}`, portalUrl),
  };
}

/** Returns the promised date of the order; blank while there is none. */
export function promisedDate({ promisedAt }: OrderRow, { reader }: OrderReading): string {
  return promisedAt ? dayText(promisedAt, reader.language) : '';
}
