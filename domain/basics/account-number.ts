import { text } from './text.ts';

/** The number of a practice's account. */
export const accountNumberSchema = text().regex(/^\d{6}$/, 'Enter a six-digit account number');
