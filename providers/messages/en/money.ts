import { checkouts } from './money/checkouts.ts';
import { invoices } from './money/invoices.ts';
import { lensCredit } from './money/lens-credit.ts';
import { paymentMethods } from './money/payment-methods.ts';
import { statements } from './money/statements.ts';

/** The texts of invoices, statements and lens credit. */
export const texts = { checkouts, invoices, lensCredit, paymentMethods, statements };
