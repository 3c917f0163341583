import { invoices } from './money/invoices.ts';

/** The texts of invoices and payments. */
export const texts = { invoices };
