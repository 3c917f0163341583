import { readEmailSettings } from '../emails/settings/email-settings.ts';
import type { InvoiceParts } from '../money/invoices/reader-of.ts';
import { deliveryOf } from '../ordering/orders/reading/delivery-of.ts';

/** What invoices take from the floors above money: the lab's choice of names, and where an order goes. */
export const moneyFromAbove: Pick<InvoiceParts, 'patientNames' | 'deliveryOf'> = {
  patientNames: async (db) => (await readEmailSettings(db)).patientNames,
  deliveryOf,
};
