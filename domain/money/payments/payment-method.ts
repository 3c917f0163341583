import { z } from 'zod';
import { localeSchema } from '../../basics/locale-schema.ts';
import { text } from '../../basics/text.ts';
import { ONLINE_METHODS } from './payment-states.ts';

/** The gateway's id of a saved card or bank account. */
export const methodIdSchema = text().min(1).max(255);

/** PY-09: a card or a bank account that the gateway keeps for an account: what may be shown of it. */
export const savedMethodSchema = z.object({
  id: text(),
  kind: z.enum(ONLINE_METHODS),
  /** `visa`, or the name of the bank. */
  brand: text(),
  last4: text(),
  /** The last month of a card, `2030-05`; null for others. */
  expires: text().nullable(),
  isDefault: z.boolean(),
});
export type SavedMethod = z.infer<typeof savedMethodSchema>;

/** PY-09: what is saved for an account. */
export const accountMethodsSchema = z.object({
  accountNumber: text(),
  methods: z.array(savedMethodSchema),
});
export type AccountMethods = z.infer<typeof accountMethodsSchema>;

/** PY-09: asks for the gateway's page on which a method is saved. */
export const methodPageInputSchema = z.strictObject({ locale: localeSchema });
export const methodPageSchema = z.object({ pageUrl: z.url() });

/** PY-09: which saved method is offered first, and used by autopay. */
export const defaultMethodInputSchema = z.strictObject({ methodId: methodIdSchema });
