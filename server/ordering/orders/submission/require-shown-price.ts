import type { FieldError } from '#domain/access/api-error.ts';
import { formatCents } from '#domain/basics/money.ts';
import type { ShownPrice } from '#domain/money/prices/price-schema.ts';
import { shownPriceOf } from '#domain/money/pricing/price.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import type { PreparedOrder } from './prepare-order.ts';

const NAMES = {
  totalCents: 'The total',
  creditCents: 'The lens credit for lenses that come back',
} as const satisfies Record<keyof ShownPrice, string>;

/**
 * OR-16: an order is taken at the total that the page showed, and with the lens credit that it showed, or not at all. An
 * order without a shown price is taken at any.
 *
 * @throws Problem 409 with what differs, by field (`shown.totalCents`), and what is right now
 */
export function requireShownPrice(
  shown: ShownPrice | null,
  { values, lenses }: Pick<PreparedOrder, 'values' | 'lenses'>,
): void {
  if (!shown) return;
  const lensParts = lenses.flatMap(({ priceParts }) => priceParts);
  const now = shownPriceOf([...lensParts, ...values.delivery.priceParts]);
  const fields = ['totalCents', 'creditCents'] as const;
  const errors = Object.fromEntries(
    fields.flatMap((field): [string, FieldError][] => {
      const [value, nearest] = [shown[field], now[field]];
      if (value === nearest) return [];
      const is = formatCents(nearest, 'USD', 'en');
      const message = `${NAMES[field]} is ${is} by now, not ${formatCents(value, 'USD', 'en')}`;
      return [[`shown.${field}`, { rule: 'shownPrice', message, value, nearest }]];
    }),
  );
  const messages = Object.values(errors).map(({ message }) => message);
  if (messages.length > 0) throw new Problem('conflict', messages.join('. '), { errors });
}
