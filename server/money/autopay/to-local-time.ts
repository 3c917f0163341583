import { wallClock } from '#domain/basics/wall-clock.ts';
import { findBillingTerms } from '../../accounts/customers/billing.ts';
import type { Handle } from '../../platform/database/database.ts';

/** Returns the local time of the account's practice, as `2026-06-12T07:00:00`. */
export async function toLocalTime(db: Handle, accountNumber: string, now: Date): Promise<string> {
  const terms = (await findBillingTerms(db, [accountNumber])).get(accountNumber);
  if (!terms) throw new Error(`Account ${accountNumber} is missing`);
  return wallClock(now, terms.timeZone);
}
