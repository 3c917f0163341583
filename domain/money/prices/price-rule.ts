import { z } from 'zod';
import { accountNumberSchema } from '../../basics/account-number.ts';
import { daySchema } from '../../basics/day.ts';
import type { FieldLabels } from '../../basics/field-labels.ts';
import { recordFilterOf, recordOf } from '../../basics/record.ts';
import { text } from '../../basics/text.ts';
import { cents } from '../../lens/model/lens.ts';
import { MAX_OF_A_LENS } from './quantity.ts';

/** Who an agreed price is for, the most specific first. */
export const PRICE_LEVELS = ['account', 'mainAccount', 'buyingGroup'] as const;

const agreedSchema = z.object({
  lensId: text()
    .trim()
    .min(1, 'This is required')
    .regex(/^[a-z0-9-]{1,60}$/, 'Choose a lens'),
  /** `lens`, `diagnostic`, or the id of one of the lens's surcharges. */
  part: text()
    .trim()
    .regex(/^[a-z][A-Za-z0-9]{0,39}$/, 'Enter lens, diagnostic, or the id of a surcharge'),
  /** From how many lenses of one line the price applies. */
  minQuantity: z.number().int().min(1).max(MAX_OF_A_LENS),
  /** The price of one, in cents. */
  priceCents: cents,
  /** The first and the last day, as `2026-01-31`, by the date in UTC; null: until further notice. */
  validFrom: daySchema,
  validUntil: daySchema.nullable(),
});

/** AD-09: an agreed price as it applies to an account. */
export const priceRuleSchema = agreedSchema.extend({ level: z.enum(PRICE_LEVELS) });
export type PriceRule = z.infer<typeof priceRuleSchema>;

const fieldsSchema = agreedSchema.extend({
  /** One of these two has the price; the other is null. */
  accountNumber: accountNumberSchema.nullable(),
  buyingGroupId: text().min(1).max(60).nullable(),
  note: text().trim().max(200),
});

/** What a super admin enters about an agreed price. */
export const agreedPriceInputSchema = fieldsSchema
  .strict()
  .refine(
    ({ accountNumber, buyingGroupId }) => (accountNumber === null) !== (buyingGroupId === null),
    {
      path: ['accountNumber'],
      params: { rule: 'eitherOr' },
      message: 'Choose an account or a buying group: one of them, not both',
    },
  )
  .refine(({ validFrom, validUntil }) => validUntil === null || validUntil >= validFrom, {
    path: ['validUntil'],
    params: { rule: 'endsBefore' },
    message: 'The last day must not be before the first',
  });

/** An agreed price, for staff. */
export const agreedPriceRecordSchema = recordOf(fieldsSchema);

export const agreedPriceFilterSchema = recordFilterOf({
  accountNumber: accountNumberSchema,
  buyingGroupId: text().max(60),
  lensId: text().max(60),
});

/** The sort fields of a list of agreed prices. */
export const AGREED_PRICE_SORTS = ['lensId', 'accountNumber', 'validFrom'] as const;

/** The labels of the fields of an agreed price, on its pages and in tables. */
export const PRICE_LABELS = {
  lensId: { en: 'Lens', es: 'Lente' },
  part: { en: 'Part', es: 'Parte' },
  accountNumber: { en: 'Account', es: 'Cuenta' },
  buyingGroupId: { en: 'Buying group', es: 'Grupo de compra' },
  minQuantity: { en: 'From quantity', es: 'Desde la cantidad' },
  priceCents: { en: 'Price', es: 'Precio' },
  validFrom: { en: 'First day', es: 'Primer día' },
  validUntil: { en: 'Last day', es: 'Último día' },
  note: { en: 'Note', es: 'Nota' },
} satisfies FieldLabels;
