import { z } from 'zod';
import type { FieldLabels } from '../basics/field-labels.ts';
import { recordFilterOf, recordOf } from '../basics/record.ts';
import { line } from '../basics/text.ts';

/** A million dollars. */
const MAX_LIMIT_CENTS = 100_000_000;

/** What a super admin enters about a buying group. */
export const buyingGroupInputSchema = z
  .object({
    name: line().trim().min(1, 'This is required').max(80),
    /** RS-06: applicants can choose it. A group that is no longer offered keeps its practices. */
    offered: z.boolean(),
    /** PY-07: the group is billed for what its practices order, and pays. */
    billsMembers: z.boolean(),
    /** From which value of its lenses an order of its practices is shipped free; null: never. */
    freeShippingFromCents: z.number().int().min(0).max(MAX_LIMIT_CENTS).nullable(),
  })
  .strict();

/** A buying group, for staff. */
export const buyingGroupRecordSchema = recordOf(buyingGroupInputSchema).extend({
  /** The number of accounts in the group. */
  accounts: z.number().int().nonnegative(),
});

export const buyingGroupFilterSchema = recordFilterOf({ offered: z.boolean() });

/** The sort fields of a list of buying groups. */
export const BUYING_GROUP_SORTS = ['name'] as const;

/** The labels of the fields of a buying group, on its pages and in tables. */
export const BUYING_GROUP_LABELS = {
  name: { en: 'Name', es: 'Nombre' },
  offered: { en: 'Offered to applicants', es: 'Se ofrece a los solicitantes' },
  billsMembers: { en: 'Billed through the group', es: 'Se factura al grupo' },
  freeShippingFromCents: { en: 'Free shipping from', es: 'Envío gratis desde' },
  accounts: { en: 'Accounts', es: 'Cuentas' },
} satisfies FieldLabels;
