import type { Locale } from '../../basics/locale.ts';
import { formatCents } from '../../basics/money.ts';
import type { PartRule, PricePart } from '../prices/price-schema.ts';

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

const GRANTS: Record<Locale, Record<'received' | 'shipped', (money: string) => string>> = {
  en: {
    received: (money) => `Lens credit of ${money} opens when the lens is received`,
    shipped: (money) => `Lens credit of ${money} opens when the order ships`,
  },
  es: {
    received: (money) => `Se abre un crédito de ${money} cuando se reciba el lente`,
    shipped: (money) => `Se abre un crédito de ${money} cuando se envíe el pedido`,
  },
};

/** Returns the amount of a part; blank for a coming credit, which is no part of the price. */
export function amountOfPart(part: PricePart, currency: string, locale: Locale): string {
  return part.grants ? '' : formatCents(part.cents, currency, locale);
}

/**
 * AD-09, CR-04: returns what a part of a price is for and which agreement made it, such as
 * "Ampleye (account price, from 2, list $150.00)". `currency` is an ISO 4217 code.
 */
export function describePart(part: PricePart, currency: string, locale: Locale): string {
  const { grants } = part;
  if (grants) {
    const opens = grants.mustReturn ? 'received' : 'shipped';
    return GRANTS[locale][opens](formatCents(grants.cents, currency, locale));
  }
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
