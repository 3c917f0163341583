import { accountNumberSchema } from '#domain/basics/account-number.ts';
import { orderFilterSchema } from '#domain/orders/order.ts';
import type { OrderFilter } from '#domain/orders/order.ts';

/** The filter properties that have their own form fields. */
export const MORE_FIELDS = ['type', 'lensId', 'from', 'to', 'accountNumber'] as const;
export type FilterField = 'state' | (typeof MORE_FIELDS)[number];
export type FilterTexts = Record<FilterField, string>;

/** The field shows one choice. A saved filter may have several, which the field shows as none. */
const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the values of the form fields for `filter`. */
export function textsOf(filter: OrderFilter): FilterTexts {
  return {
    state: asText(filter.state),
    type: asText(filter.type),
    lensId: asText(filter.lensId),
    from: asText(filter.from),
    to: asText(filter.to),
    accountNumber: asText(filter.accountNumber),
  };
}

/** Returns whether the account field is empty or has a valid account number. */
export function isAccountRight({ accountNumber }: FilterTexts): boolean {
  return accountNumber.trim() === '' || accountNumberSchema.safeParse(accountNumber.trim()).success;
}

/** Returns `filter` with the values of the form fields; empty fields are removed. */
export function withTexts(filter: OrderFilter, texts: FilterTexts): OrderFilter {
  const typed = Object.entries(texts).map(([field, value]) => [field, value.trim()] as const);
  const fields = new Set(typed.map(([field]) => field));
  const others = Object.entries(filter).filter(([field]) => !fields.has(field));
  const given = typed.filter(([, value]) => value !== '');
  return orderFilterSchema.parse(Object.fromEntries([...others, ...given]));
}

/** Returns `filter` without the properties of the form fields. */
export function withoutTexts(filter: OrderFilter): OrderFilter {
  return withTexts(filter, textsOf({}));
}
