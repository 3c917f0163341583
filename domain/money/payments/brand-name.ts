/** The names of card networks that are more than their first letter in upper case, by the names that the gateway has. */
const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** Returns how a card network or a bank is named, the same on receipts and on the page; blank when it is not known. */
export function brandName(brand: string): string {
  return BRANDS[brand] ?? `${brand.slice(0, 1).toUpperCase()}${brand.slice(1)}`;
}
