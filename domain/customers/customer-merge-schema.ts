import { z } from 'zod';
import { PRACTICE_ROLES } from '../access/permissions.ts';
import { accountNumberSchema } from '../basics/account-number.ts';
import { text } from '../basics/text.ts';
import { MERGE_REFUSALS } from './customer-merge.ts';
import { customerRecordSchema } from './customer-record.ts';

const roleSchema = z.enum(PRACTICE_ROLES);
const countSchema = z.number().int().nonnegative();

/** The query of a preview: the account that the other one is merged into. */
export const mergeQuerySchema = z.object({ into: accountNumberSchema });

/** The input of a merge: the target in the version that the user saw, and why. */
export const customerMergeSchema = z.strictObject({
  into: accountNumberSchema,
  intoVersion: z.number().int().positive().max(2_147_483_647),
  reason: text().trim().min(1, 'Enter a reason').max(200),
});

/** AD-05: what a merge of two accounts would do. */
export const mergePreviewSchema = z.object({
  source: customerRecordSchema,
  target: customerRecordSchema,
  /** Why they cannot be merged; null when they can. */
  refusal: z.enum(MERGE_REFUSALS).nullable(),
  orders: countSchema,
  invoices: countSchema,
  drafts: countSchema,
  applications: countSchema,
  /** The additional accounts of the source, and their main account after the merge. */
  accounts: z.array(z.object({ accountNumber: accountNumberSchema, practice: text() })),
  mainAccount: accountNumberSchema,
  members: z.array(
    z.object({
      uid: text(),
      email: text(),
      name: text(),
      before: roleSchema,
      there: roleSchema.nullable(),
      after: roleSchema,
    }),
  ),
  addresses: z.array(
    z.object({
      id: text(),
      recipient: text(),
      address: text(),
      city: text(),
      moves: z.boolean(),
      wasDefault: z.boolean(),
      isDefault: z.boolean(),
    }),
  ),
  prices: z.array(
    z.object({
      id: text(),
      lensId: text(),
      part: text(),
      minQuantity: z.number().int(),
      priceCents: z.number().int(),
      moves: z.boolean(),
    }),
  ),
  invitations: z.array(
    z.object({
      id: z.uuid(),
      email: text(),
      practiceRole: roleSchema,
      fate: z.enum(['moves', 'ends', 'replaces']),
    }),
  ),
});

export type CustomerMerge = z.infer<typeof customerMergeSchema>;
export type MergePreview = z.infer<typeof mergePreviewSchema>;
