import { checkAddressParts } from '../address/check-address-parts.ts';
import { checkPhones } from '../address/check-address.ts';
import { isKeptState, keptStateOf, type KeptState } from '../address/kept-state.ts';
import { normalizeAddress } from '../address/normalize-address.ts';
import { normalizePhone } from '../address/phone.ts';
import { customerFields, type CustomerInput } from './customer-record.ts';

/**
 * AD-05: what a super admin enters about an account, and what an import reads. A separate module, because it loads the phone
 * rules of all countries; those who read accounts do without.
 */
export const customerInputSchema = inputKeeping(null);

/** What is entered in an edit of the account, which may leave its state as stored; null before the account is known. */
export const customerEditSchema = (stored: Readonly<Record<string, unknown>> | null) =>
  inputKeeping(keptStateOf(stored));

function inputKeeping(keeps: KeptState) {
  return customerFields
    .strict()
    .overwrite((customer) => {
      const written = normalizeAddress(customer);
      return { ...written, phone: normalizePhone(written.phone, written.country) };
    })
    .superRefine((customer, context) => {
      if (hasAddress(customer))
        checkAddressParts(customer, context, (given) => isKeptState(given, keeps));
      checkPhones(customer, context);
      if (!customer.onHold || customer.holdReason) return;
      context.addIssue({
        code: 'custom',
        path: ['holdReason'],
        message: 'Enter why the account is on hold',
        params: { rule: 'required' },
      });
    });
}

/** Some accounts were made before their address was known. */
function hasAddress({ country, address, apt, city, state, zip }: CustomerInput): boolean {
  return [country, address, apt, city, state, zip].some(Boolean);
}
