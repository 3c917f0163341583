import { z } from 'zod';
import { PRACTICE_ROLES } from '../permissions.ts';
import { accountNumberSchema } from './account-number.ts';
import { text } from './text.ts';

export const accountSchema = z.object({ accountNumber: accountNumberSchema, practice: text() });

/** EN-02: the requested account (the main one by default) and one page of the additional accounts. */
export const customerInformationSchema = accountSchema.extend({
  practiceRole: z.enum(PRACTICE_ROLES),
  additionalAccounts: z.array(accountSchema),
  page: z.number().int().positive(),
  records: z.number().int().positive(),
  total: z.number().int().nonnegative(),
});

/** An account in the staff's list. */
export const customerSummarySchema = accountSchema.extend({
  /** The account number. */
  id: accountNumberSchema,
  parentAccountNumber: accountNumberSchema.nullable(),
  city: text(),
  state: text(),
  country: text(),
  phone: text(),
  /** The number of users who belong to it. */
  members: z.number().int().nonnegative(),
});

/** The filters of a list of accounts. */
export const customerFilterSchema = z
  .object({
    id: z.array(accountNumberSchema),
    /** Part of the practice's name or of the number. */
    q: text().trim().max(100),
  })
  .partial()
  .strict();

/** The sort fields of a list of accounts. */
export const CUSTOMER_SORTS = ['accountNumber', 'practice'] as const;

export type Account = z.infer<typeof accountSchema>;
export type CustomerInformation = z.infer<typeof customerInformationSchema>;
export type CustomerSummary = z.infer<typeof customerSummarySchema>;
export type CustomerFilter = z.infer<typeof customerFilterSchema>;
