import type { Locale } from '#domain/basics/locale.ts';
import { addressLines } from '#domain/delivery/address-lines.ts';
import type { Handle } from '../../platform/database/database.ts';
import { addressOf } from './addresses.ts';
import { findCustomer } from './get-customer-information.ts';

/** PY-05: returns the lines of the address of an account, the name first; the name alone when no address is on record. */
export async function practiceLines(
  db: Handle,
  { accountNumber, practice }: { accountNumber: string; practice: string },
  locale: Locale,
): Promise<string[]> {
  const customer = await findCustomer(db, accountNumber);
  const address = customer ? addressOf(customer) : null;
  return address ? addressLines({ ...address, recipient: practice }, locale) : [practice];
}
