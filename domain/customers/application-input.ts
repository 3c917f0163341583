import type { z } from 'zod';
import { checkAddress } from '../address/check-address.ts';
import { applicationFields } from './application-schema.ts';

/**
 * RS-05: what a practice sends to apply for an account. A separate module, because it loads the phone rules of all
 * countries; those who read applications do without.
 */
export const applicationInputSchema = applicationFields.superRefine(checkAddress);

export type ApplicationInput = z.infer<typeof applicationInputSchema>;
