import type { z } from 'zod';
import { checkAddressParts } from './check-address-parts.ts';
import { describePhoneViolation } from './describe-address.ts';
import { checkPhone } from './phone.ts';

interface CheckedPhones {
  country: string;
  phone: string;
  contactPhone?: string;
}

interface CheckedAddress extends CheckedPhones {
  state: string;
  zip: string;
}

const PHONES = ['phone', 'contactPhone'] as const;

/** Adds an issue for each invalid phone number. Ignores blank ones, which the schema handles. */
export function checkPhones(address: CheckedPhones, context: z.RefinementCtx): void {
  for (const field of PHONES) {
    const given = address[field]?.trim();
    const violation = given ? checkPhone(given, address.country) : null;
    if (!violation) continue;
    const message = describePhoneViolation(given ?? '', violation);
    context.addIssue({ code: 'custom', path: [field], message, params: { ...violation } });
  }
}

/** Like `checkAddressParts`, and checks the phone numbers of the address. */
export function checkAddress(address: CheckedAddress, context: z.RefinementCtx): void {
  checkAddressParts(address, context);
  checkPhones(address, context);
}
