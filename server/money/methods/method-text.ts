import { brandName } from '#domain/money/payments/brand-name.ts';

/** Returns how a card or a bank account is named on a receipt: `Visa 4242`; blank when the gateway did not report. */
export function methodText(method: { brand: string; last4: string } | null): string {
  if (!method) return '';
  const { brand, last4 } = method;
  return `${brandName(brand)} ${last4}`.trim().slice(0, 60);
}
