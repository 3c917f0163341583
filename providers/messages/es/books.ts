import { books } from './money/books.ts';
import { creditSteps } from './money/credit-steps.ts';
import { payments } from './money/payments.ts';
import { payouts } from './money/payouts.ts';

/** The texts of the lab's books: payments, write-offs, receivables, the journal. */
export const texts = { books, creditSteps, payments, payouts };
