import { z } from 'zod';

/** An account of a practice. */
export const accountNumberSchema = z.string().regex(/^\d{6}$/, 'An account number has six digits');
