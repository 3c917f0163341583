import { z } from 'zod';
import type { FieldError } from '#domain/access/api-error.ts';
import { checkAddressParts } from '#domain/address/check-address-parts.ts';
import { isKeptState, keptStateOf } from '#domain/address/kept-state.ts';
import type { RecordInput, StoredRecord } from '../../access/records/record-definition.ts';
import { fieldErrors } from '../../platform/http/field-errors.ts';

const addressSchema = z.object({ country: z.string(), state: z.string(), zip: z.string() });

/**
 * Returns what is wrong with the address of an edit: its body was taken with any state of a country that has a list, and
 * here only the stored one may stay (decision 67).
 */
export function stateErrors(
  input: RecordInput,
  before: StoredRecord | null,
): Record<string, FieldError> {
  const address = addressSchema.parse(input);
  if (before === null || address.country === '') return {};
  const kept = keptStateOf({ ...before });
  const checked = addressSchema.superRefine((given, context) =>
    checkAddressParts(given, context, (place) => isKeptState(place, kept)),
  );
  return fieldErrors(checked.safeParse(address).error?.issues ?? []);
}
