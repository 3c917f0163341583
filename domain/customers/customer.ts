import { z } from 'zod';
import { PRACTICE_ROLES } from '../access/permissions.ts';
import { accountNumberSchema } from '../basics/account-number.ts';
import { text } from '../basics/text.ts';

export const accountSchema = z.object({ accountNumber: accountNumberSchema, practice: text() });

/** An account of the user, with their role there; without it when this browser stored the account before it had one. */
export const memberAccountSchema = accountSchema.extend({
  practiceRole: z.enum(PRACTICE_ROLES).optional(),
});

/** EN-02: the requested account (the main one by default) and one page of the additional accounts. */
export const customerInformationSchema = accountSchema.extend({
  practiceRole: z.enum(PRACTICE_ROLES),
  additionalAccounts: z.array(memberAccountSchema),
  page: z.number().int().positive(),
  records: z.number().int().positive(),
  total: z.number().int().nonnegative(),
});

export type Account = z.infer<typeof memberAccountSchema>;
export type CustomerInformation = z.infer<typeof customerInformationSchema>;
