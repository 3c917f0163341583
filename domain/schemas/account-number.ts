import { text } from './text.ts';

/** An account of a practice. */
export const accountNumberSchema = text().regex(/^\d{6}$/, 'An account number has six digits');
