import { checkAddressField } from '#domain/address/check-address-field.ts';
import { describeAddressViolation } from '#domain/address/describe-address.ts';
import { normalizeAddress } from '#domain/address/normalize-address.ts';
import type { Locale } from '#domain/basics/locale.ts';
import { TEXT_PROBLEMS, textRuleOf } from '#domain/basics/text-problems.ts';
import {
  deliveryAddressSchema,
  type Delivery,
  type DeliveryAddress,
} from '#domain/delivery/delivery.ts';
import { ADDRESS_FIELDS, type DeliveryAddressField } from '../delivery/texts/delivery-texts.ts';

export interface DeliveryProblem {
  field: DeliveryAddressField;
  rule: string;
  message: Record<Locale, string>;
  nearest: string | null;
}

/** Returns what is wrong with the delivery address, from top to bottom, by the server's rules (PF-01). */
export function deliveryProblems({ address }: Delivery): DeliveryProblem[] {
  if (!address) return [];
  const written = normalizeAddress(address);
  return ADDRESS_FIELDS.flatMap((field) => problemOf(field, written) ?? []);
}

function problemOf(field: DeliveryAddressField, address: DeliveryAddress): DeliveryProblem | null {
  const text = textProblem(field, address[field]);
  if (text || (field !== 'country' && field !== 'state' && field !== 'zip')) return text;
  // The rules of the other fields depend on the country.
  if (field !== 'country' && !address.country) return null;
  const violation = checkAddressField(field, address);
  if (!violation) return null;
  const message = {
    en: describeAddressViolation(field, address, violation),
    es: describeAddressViolation(field, address, violation, 'es'),
  };
  return { field, rule: violation.rule, message, nearest: violation.nearest };
}

/** The message for each blank field. The country has a list to choose from. */
const MISSING: Partial<Record<DeliveryAddressField, Record<Locale, string>>> = {
  recipient: {
    en: 'Enter the name for the shipping label',
    es: 'Escriba el nombre para la etiqueta de envío',
  },
  address: { en: 'Enter a street address', es: 'Escriba la calle y el número' },
  city: { en: 'Enter a city', es: 'Escriba la ciudad' },
  country: { en: 'Choose a country', es: 'Elija un país' },
};

function textProblem(field: DeliveryAddressField, value: string): DeliveryProblem | null {
  const issue = deliveryAddressSchema.shape[field].safeParse(value).error?.issues[0];
  if (!issue) return null;
  const problem = { field, rule: issue.code, nearest: null };
  if (issue.code === 'too_big') {
    const most = Number(issue.maximum);
    return {
      ...problem,
      message: { en: `Use at most ${most} characters`, es: `Use como máximo ${most} caracteres` },
    };
  }
  const missing = issue.code === 'too_small' ? MISSING[field] : undefined;
  return { ...problem, message: missing ?? TEXT_PROBLEMS[textRuleOf(issue)] };
}
