import { z } from 'zod';
import { PRACTICE_ROLES } from '../permissions.ts';
import { accountNumberSchema } from './account-number.ts';

export const accountSchema = z.object({ accountNumber: accountNumberSchema, practice: z.string() });

/** EN-02: the account asked for (the main one by default) and one page of the additional accounts. */
export const customerInformationSchema = accountSchema.extend({
  practiceRole: z.enum(PRACTICE_ROLES),
  additionalAccounts: z.array(accountSchema),
  page: z.number().int().positive(),
  records: z.number().int().positive(),
  total: z.number().int().nonnegative(),
});

export type Account = z.infer<typeof accountSchema>;
export type CustomerInformation = z.infer<typeof customerInformationSchema>;
