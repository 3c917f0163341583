import { z } from 'zod';
import type { FieldLabels } from '../basics/field-labels.ts';
import { recordFilterOf, recordOf } from '../basics/record.ts';
import { CHARGE_IDS } from './shipping-methods.ts';

/** A thousand dollars. */
const MAX_SHIPPING_CENTS = 100_000;

/** PY-07: what a super admin enters about a shipping method, or about the rush. */
export const shippingMethodInputSchema = z
  .object({
    /** For a whole order. */
    priceCents: z.number().int().min(0).max(MAX_SHIPPING_CENTS),
    /** Whether it is free for orders that reach the limit of their account or its buying group. */
    freeAboveLimit: z.boolean(),
  })
  .strict();

/** A shipping method, for staff. */
export const shippingMethodRecordSchema = recordOf(shippingMethodInputSchema).extend({
  id: z.enum(CHARGE_IDS),
});

export const shippingMethodFilterSchema = recordFilterOf({ freeAboveLimit: z.boolean() });

/** The sort fields of a list of shipping methods. */
export const SHIPPING_METHOD_SORTS = ['priceCents'] as const;

/** The labels of the fields of a shipping method, on its pages and in tables. */
export const SHIPPING_METHOD_LABELS = {
  id: { en: 'Method', es: 'Método' },
  priceCents: { en: 'Price', es: 'Precio' },
  freeAboveLimit: { en: 'Free above the limit', es: 'Gratis desde el límite' },
} satisfies FieldLabels;
