import type { z } from 'zod';
import {
  checkAddressField,
  type AddressField,
  type AddressParts,
  type AddressViolation,
} from './check-address-field.ts';
import { describeAddressViolation } from './describe-address.ts';

const FIELDS: readonly AddressField[] = ['country', 'state', 'zip'];

/**
 * Adds an issue for each invalid country, state or postcode. The message contains the error and the nearest valid
 * value; `params` contains them separately. An edit may leave a state that it `keeps` (kept-state.ts).
 */
export function checkAddressParts(
  address: AddressParts,
  context: z.RefinementCtx,
  keeps?: (address: AddressParts) => boolean,
): void {
  for (const field of FIELDS) {
    const violation: AddressViolation | null = checkAddressField(field, address);
    if (!violation || (field === 'state' && keeps?.(address))) continue;
    const message = describeAddressViolation(field, address, violation);
    context.addIssue({ code: 'custom', path: [field], message, params: { ...violation } });
  }
}
