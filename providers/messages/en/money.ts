import { books } from './money/books.ts';
import { invoices } from './money/invoices.ts';
import { payments } from './money/payments.ts';
import { statements } from './money/statements.ts';

/** The texts of invoices and payments. */
export const texts = { books, invoices, payments, statements };
