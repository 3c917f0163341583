import { invoices } from './money/invoices.ts';
import { lensCredit } from './money/lens-credit.ts';

/** The texts of invoices and payments. */
export const texts = { invoices, lensCredit };
