import type { Claim } from '#domain/schemas/claim.ts';
import { createHash, timingSafeEqual } from 'node:crypto';

/** The data of an account that proves that a user belongs to it. */
export interface Proof {
  country: string;
  zip: string;
  lastInvoiceNumber: string;
}

/** Stands in for an account that does not exist. An account without a full proof cannot be claimed. */
const NO_PROOF: Proof = { country: '', zip: '', lastInvoiceNumber: '' };

/** Whether postcode and invoice number of the claim match the account. Takes the same time whatever is wrong. */
export function isProven(claim: Claim, account: Proof | null): boolean {
  const { country, zip, lastInvoiceNumber } = account ?? NO_PROOF;
  const postcode = comparablePostcode(zip, country);
  const invoice = comparable(lastInvoiceNumber);
  const agreements = [
    postcode !== '',
    invoice !== '',
    isSame(comparablePostcode(claim.zip, country), postcode),
    isSame(comparable(claim.invoiceNumber), invoice),
  ];
  return agreements.every(Boolean);
}

/** Ignores spaces, dashes and case, which users write in many ways. */
function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** In the United States the last four of nine digits are often omitted. */
function comparablePostcode(zip: string, country: string): string {
  const postcode = comparable(zip);
  return country === 'US' && /^\d{9}$/.test(postcode) ? postcode.slice(0, 5) : postcode;
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
