import { accountNumberSchema } from '#domain/schemas/account-number.ts';
import { orderFilterSchema } from '#domain/schemas/order.ts';
import type { OrderFilter } from '#domain/schemas/order.ts';

/** The parts of a filter that are set by fields of their own. */
export const MORE_FIELDS = ['type', 'lensId', 'from', 'to', 'accountNumber'] as const;
export type FilterField = 'state' | (typeof MORE_FIELDS)[number];
export type FilterTexts = Record<FilterField, string>;

/** One choice as it stands in a field; several at once, from a saved filter, are none of its choices. */
const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What stands in the fields for `filter`. */
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

/** Whether what was typed as the account can be one; nothing typed is right too. */
export function isAccountRight({ accountNumber }: FilterTexts): boolean {
  return accountNumber.trim() === '' || accountNumberSchema.safeParse(accountNumber.trim()).success;
}

/** `filter` with what stands in the fields; empty ones filter nothing. */
export function withTexts(filter: OrderFilter, texts: FilterTexts): OrderFilter {
  const typed = Object.entries(texts).map(([field, value]) => [field, value.trim()] as const);
  const fields = new Set(typed.map(([field]) => field));
  const others = Object.entries(filter).filter(([field]) => !fields.has(field));
  const given = typed.filter(([, value]) => value !== '');
  return orderFilterSchema.parse(Object.fromEntries([...others, ...given]));
}

/** `filter` without what the fields set. */
export function withoutTexts(filter: OrderFilter): OrderFilter {
  return withTexts(filter, textsOf({}));
}
