import type { Locale } from '../locale.ts';
import { formatCents } from '../money.ts';
import type { PartRule, PricePart } from '../schemas/price.ts';

const LEVELS: Record<Locale, Record<PartRule['level'], string>> = {
  en: {
    account: 'account price',
    mainAccount: 'main account’s price',
    buyingGroup: 'buying group price',
  },
  es: {
    account: 'precio de la cuenta',
    mainAccount: 'precio de la cuenta principal',
    buyingGroup: 'precio del grupo de compra',
  },
};

const FROM: Record<Locale, (quantity: number) => string> = {
  en: (quantity) => `from ${quantity}`,
  es: (quantity) => `desde ${quantity}`,
};

const LIST: Record<Locale, (price: string) => string> = {
  en: (price) => `list ${price}`,
  es: (price) => `lista ${price}`,
};

/**
 * AD-09: returns what a part of a price is for and which agreement made it, such as
 * "Ampleye (account price, from 2, list $150.00)". `currency` is an ISO 4217 code.
 */
export function describePart(part: PricePart, currency: string, locale: Locale): string {
  const label = part.label[locale];
  if (!part.rule) return label;
  const { level, minQuantity, listCents } = part.rule;
  const facts = [
    LEVELS[locale][level],
    ...(minQuantity > 1 ? [FROM[locale](minQuantity)] : []),
    LIST[locale](formatCents(listCents, currency, locale)),
  ];
  return `${label} (${facts.join(', ')})`;
}
