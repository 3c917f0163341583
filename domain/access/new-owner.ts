import { z } from 'zod';
import { accountNumberSchema } from '../basics/account-number.ts';
import { MAX_ACCOUNTS } from '../basics/constants.ts';
import { text } from '../basics/text.ts';

/** The member who becomes an owner. */
export const newOwnerUidSchema = text().min(1).max(128);

const newOwnerSchema = z.strictObject({
  accountNumber: accountNumberSchema,
  userId: newOwnerUidSchema,
});

/** AD-08: for accounts that a user owns alone: the member who becomes an owner in the step in which the user stops. */
export const newOwnersSchema = z.array(newOwnerSchema).max(MAX_ACCOUNTS);

export type NewOwner = z.infer<typeof newOwnerSchema>;
