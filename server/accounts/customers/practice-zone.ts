import type { AddressParts } from '#domain/address/check-address-field.ts';
import { timeZoneOf } from '#domain/address/time-zone.ts';
import type { Handle } from '../../platform/database/database.ts';
import { findCustomer } from './get-customer-information.ts';

/** Returns the time zone (IANA) of a practice: its own, else that of its address; UTC where the address does not say. */
export function practiceZone(
  customer: (AddressParts & { timeZone: string | null }) | undefined,
): string {
  return (customer && (customer.timeZone ?? timeZoneOf(customer))) ?? 'UTC';
}

/** Returns the time zone of an account, by which every paper and email writes its days. */
export async function findPracticeZone(db: Handle, accountNumber: string): Promise<string> {
  return practiceZone(await findCustomer(db, accountNumber));
}
