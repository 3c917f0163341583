import type { CustomerInput } from '#server/accounts/customers/save-customer.ts';

/** The proof of belonging to an account that a claim asks for. */
export interface AccountProof {
  accountNumber: string;
  zip: string;
  invoiceNumber: string;
}

const NETWORKS = 60;
const FIRST = 700_000;

/**
 * Unclaimed practices of three accounts each: main accounts 700000, 700010, 700020 … Journeys about claiming, or with
 * several accounts, take one each.
 */
export const SPARE_NETWORKS: readonly AccountProof[] = Array.from(
  { length: NETWORKS },
  (_, index) => ({
    accountNumber: String(FIRST + index * 10),
    zip: '97205',
    invoiceNumber: `INV-${FIRST + index * 10}`,
  }),
);

/** Returns the three accounts of a network as the database stores them, the main one first. */
export function accountsOf({ accountNumber, zip, invoiceNumber }: AccountProof): CustomerInput[] {
  return [0, 1, 2].map((branch) => ({
    accountNumber: String(Number(accountNumber) + branch),
    practice: branch === 0 ? 'Lakeside Eye Care' : `Lakeside Eye Care ${branch}`,
    parentAccountNumber: branch === 0 ? null : accountNumber,
    address: '214 Shoreline Drive',
    apt: '',
    city: 'Portland',
    state: 'OR',
    zip,
    country: 'US',
    phone: '+15035550100',
    website: '',
    lastInvoiceNumber: branch === 0 ? invoiceNumber : '',
  }));
}
