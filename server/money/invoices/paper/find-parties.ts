import type { Locale } from '#domain/basics/locale.ts';
import { addressLines } from '#domain/delivery/address-lines.ts';
import { DELIVERY_LABELS } from '#domain/delivery/delivery-labels.ts';
import type { OrderDelivery } from '#domain/delivery/delivery.ts';
import type { InvoiceDetails } from '#domain/money/invoices/invoice.ts';
import { isWithin } from '../../../access/caller/caller.ts';
import { practiceLines } from '../../../accounts/customers/practice-lines.ts';
import { findPracticeZone } from '../../../accounts/customers/practice-zone.ts';
import type { Handle } from '../../../platform/database/database.ts';
import type { InvoiceExtras, InvoiceReader } from '../find-invoices.ts';

/** PY-05: who is billed on an invoice, and where its lenses went. */
export interface InvoiceParties {
  /** The lines of the address; the name first. */
  billTo: readonly string[];
  /** None when no address is known. */
  shipTo: readonly string[];
  /** The practice's time zone (IANA). */
  timeZone: string;
}

/** PY-05: returns the parties of an invoice. The bill goes to the address on record, the lenses went where the order said. */
export async function findParties(
  db: Handle,
  invoice: InvoiceDetails,
  { reader, extras, locale }: { reader: InvoiceReader; extras: InvoiceExtras; locale: Locale },
): Promise<InvoiceParties> {
  const { accountNumber, billedThrough, orderId } = invoice;
  const delivery = await extras.deliveryOf(db, orderId);
  const showsPatient = isWithin(reader.clinical, accountNumber) && reader.patients === 'full';
  return {
    // A buying group has a name and no address.
    billTo: billedThrough === null ? await practiceLines(db, invoice, locale) : [billedThrough],
    shipTo: delivery ? shipToLines(delivery, locale, showsPatient) : [],
    timeZone: await findPracticeZone(db, accountNumber),
  };
}

/** EM-01: a patient's name and home are printed only where the lab's setting shows patients in full. */
function shipToLines(
  { shipTo, address }: OrderDelivery,
  locale: Locale,
  showsPatient: boolean,
): string[] {
  if (shipTo === 'patient' && !showsPatient) return [DELIVERY_LABELS[locale].to.patient];
  return address ? addressLines(address, locale) : [];
}
