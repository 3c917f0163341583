import { books } from './money/books.ts';
import { payments } from './money/payments.ts';

/** The texts of the lab's books: payments, write-offs, receivables, the journal. */
export const texts = { books, payments };
