import { z } from 'zod';
import { recordFilterOf } from '../../basics/record.ts';
import { text } from '../../basics/text.ts';

/** PY-08: an account that a payment can come from: only what it takes to choose it. Its number is its id. */
export const payerSchema = z.object({ id: text(), accountNumber: text(), practice: text() });
export type Payer = z.infer<typeof payerSchema>;

export const payerFilterSchema = recordFilterOf({});
export type PayerFilter = z.infer<typeof payerFilterSchema>;

/** The sort fields of a list of payers. */
export const PAYER_SORTS = ['practice', 'accountNumber'] as const;
