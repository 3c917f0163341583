import { text } from './text.ts';

/** An account of a practice. */
export const accountNumberSchema = text().regex(/^\d{6}$/, 'Enter a six-digit account number');
