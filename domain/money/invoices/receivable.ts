import { z } from 'zod';
import { recordFilterOf } from '../../basics/record.ts';
import { text } from '../../basics/text.ts';
import { INVOICE_AGES, type InvoiceAge } from './invoice-states.ts';

const cents = () => z.number().int();

/** What is left to pay on invoices by how long it has been due, and payments that no invoice has yet. */
const sums = {
  current: cents(),
  days30: cents(),
  days60: cents(),
  days90: cents(),
  older: cents(),
  /** The sum of the ages. */
  total: cents(),
  unapplied: cents(),
} satisfies Record<InvoiceAge | 'total' | 'unapplied', z.ZodType>;

/** PY-08: what an account owes, in cents. Its number is its id. */
export const receivableSchema = z.object({ id: text(), practice: text(), ...sums });
export type Receivable = z.infer<typeof receivableSchema>;

/** The sums of all accounts that match. */
export const receivableTotalSchema = z.object(sums);
export type ReceivableTotal = z.infer<typeof receivableTotalSchema>;

export const receivableFilterSchema = recordFilterOf({
  /** Only accounts that owe something of this age. */
  age: z.enum(INVOICE_AGES),
});
export type ReceivableFilter = z.infer<typeof receivableFilterSchema>;

/** The columns of sums, in the order in which they are shown. */
export const RECEIVABLE_SUMS = [...INVOICE_AGES, 'total', 'unapplied'] as const;

/** The sort fields. */
export const RECEIVABLE_SORTS = ['total', 'id', ...INVOICE_AGES, 'unapplied'] as const;
