import { z } from 'zod';
import { accountNumberSchema } from '../basics/account-number.ts';
import { line } from '../basics/text.ts';

/** The proof that a user belongs to an account: data that only its practice has on paper. */
export const claimSchema = z.object({
  accountNumber: accountNumberSchema,
  zip: line().trim().min(1, 'This is required').max(20),
  invoiceNumber: line().trim().min(1, 'This is required').max(40),
});

export const claimedSchema = z.object({ accountNumber: accountNumberSchema });

export type Claim = z.infer<typeof claimSchema>;
