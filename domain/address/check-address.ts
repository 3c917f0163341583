import type { z } from 'zod';
import { checkAddressField } from './check-address-field.ts';
import type { AddressField, AddressViolation } from './check-address-field.ts';
import { describeAddressViolation, describePhoneViolation } from './describe-address.ts';
import { checkPhone } from './phone.ts';

export interface CheckedAddress {
  country: string;
  state: string;
  zip: string;
  phone: string;
  contactPhone?: string;
}

const FIELDS: readonly AddressField[] = ['country', 'state', 'zip'];
const PHONES = ['phone', 'contactPhone'] as const;

type Report = (field: string, message: string, params: object) => void;

/** What a blank one means is the schema's to say. */
function checkPhones(address: CheckedAddress, report: Report): void {
  for (const field of PHONES) {
    const given = address[field]?.trim();
    const violation = given ? checkPhone(given, address.country) : null;
    if (violation) report(field, describePhoneViolation(given ?? '', violation), violation);
  }
}

function checkFields(address: CheckedAddress, report: Report): void {
  for (const field of FIELDS) {
    const violation: AddressViolation | null = checkAddressField(field, address);
    if (violation) report(field, describeAddressViolation(field, address, violation), violation);
  }
}

/**
 * Adds an issue for each part of an address that does not fit its country. Its message names what is wrong and the
 * nearest right value; `params` holds them apart.
 */
export function checkAddress(address: CheckedAddress, context: z.RefinementCtx): void {
  const report: Report = (field, message, params) =>
    context.addIssue({ code: 'custom', path: [field], message, params: { ...params } });
  checkFields(address, report);
  checkPhones(address, report);
}
