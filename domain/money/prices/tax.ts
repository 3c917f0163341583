import type { Cents } from '../../basics/money.ts';
import type { PartTax, PricePart } from './price-schema.ts';

/** The code of the price part with the tax. */
export const TAX_PART = 'tax';

/** A rate of 1, in thousandths of a percent. */
const WHOLE = 100_000;

/**
 * PY-07: returns the sales tax on an amount, in cents, half cents rounded up, once for the whole invoice (decision 40 names
 * the source). With an exemption certificate there is none.
 */
export function taxOf(taxableCents: Cents, { rate, certificate }: PartTax): Cents {
  if (certificate !== '' || taxableCents <= 0) return 0;
  return Math.floor((2 * taxableCents * rate + WHOLE) / (2 * WHOLE));
}

/**
 * Returns the price part of the tax; none for an account without a rate and a certificate. An exempt account has one of 0
 * cents, because the certificate belongs on the invoice.
 */
export function taxParts(taxableCents: Cents, tax: PartTax): PricePart[] {
  if (tax.rate === 0 && tax.certificate === '') return [];
  return [{ code: TAX_PART, label: labelOf(tax), cents: taxOf(taxableCents, tax), tax }];
}

/** Returns the part with the tax; undefined for an order without tax. */
export function taxPartOf(parts: readonly PricePart[]): PricePart | undefined {
  return parts.find(({ code }) => code === TAX_PART);
}

function labelOf({ rate, certificate }: PartTax): PricePart['label'] {
  if (certificate !== '') {
    return {
      en: `Tax exempt, certificate ${certificate}`,
      es: `Exento de impuesto, certificado ${certificate}`,
    };
  }
  return { en: `Tax ${percentOf(rate)}%`, es: `Impuesto ${percentOf(rate).replace('.', ',')} %` };
}

/** Returns thousandths of a percent as percent: `8.875`. */
export function percentOf(rate: number): string {
  return String(rate / 1000);
}
