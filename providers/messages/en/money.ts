import { invoices } from './money/invoices.ts';
import { payments } from './money/payments.ts';

/** The texts of invoices and payments. */
export const texts = { invoices, payments };
