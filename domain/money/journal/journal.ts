import { z } from 'zod';
import { recordFilterOf } from '../../basics/record.ts';
import { line, text } from '../../basics/text.ts';
import { isTimeZone } from '../../basics/time-zone.ts';
import { LEDGER_KINDS } from '../ledger/ledger-kinds.ts';
import { FIRST_DAY, LAST_DAY } from '../statements/periods.ts';
import { JOURNAL_ACCOUNT_KINDS } from './journal-accounts.ts';

const MAX_CODE = 20;
const MAX_NAME = 100;
const MAX_ZONE = 60;

/** A day that the database can store, and nobody mistyped. */
export const journalDaySchema = z.iso
  .date()
  .refine(
    (day) => day >= FIRST_DAY && day <= LAST_DAY,
    `Enter a day from ${FIRST_DAY} to ${LAST_DAY}`,
  );

const accountSchema = z
  .object({ code: line().trim().max(MAX_CODE), name: line().trim().min(1).max(MAX_NAME) })
  .strict();

/** PY-08: how the journal is exported. */
export const journalSettingsInputSchema = z
  .object({
    accounts: z.record(z.enum(JOURNAL_ACCOUNT_KINDS), accountSchema),
    /** IANA: the days of the journal are days of it. */
    timeZone: text().max(MAX_ZONE).refine(isTimeZone, 'Enter a time zone such as America/Chicago'),
  })
  .strict();
export type JournalSettingsInput = z.infer<typeof journalSettingsInputSchema>;

export const journalSettingsSchema = journalSettingsInputSchema.extend({
  /** 0 while nobody has changed the assumptions. */
  version: z.number().int().min(0),
});
export type JournalSettings = z.infer<typeof journalSettingsSchema>;

/** What a batch has: every posted transaction up to a day that no batch has yet, or those of a range of days. */
export const journalBatchInputSchema = z
  .object({ from: journalDaySchema.nullable(), to: journalDaySchema })
  .strict()
  .superRefine(({ from, to }, context) => {
    if (from === null || from <= to) return;
    context.addIssue({
      code: 'custom',
      path: ['from'],
      message: `Not after ${to}, where the range ends`,
      params: { rule: 'max', nearest: to },
    });
  });
export type JournalBatchInput = z.infer<typeof journalBatchInputSchema>;

/** PY-08: a part of the journal that was exported. Each posted transaction is in one batch at most. */
export const journalBatchSchema = z.object({
  id: text(),
  version: z.literal(1),
  from: z.iso.date().nullable(),
  to: z.iso.date(),
  /** The first and the last transaction; those between them may be in other batches. */
  firstTransaction: z.number().int(),
  lastTransaction: z.number().int(),
  transactions: z.number().int(),
  /** The sum of the debits, which is that of the credits. */
  debitCents: z.number().int(),
  createdAt: z.iso.datetime(),
  createdBy: text(),
});
export type JournalBatch = z.infer<typeof journalBatchSchema>;

const documentSumSchema = z.object({
  /** The number of transactions. */
  count: z.number().int(),
  /** What invoices charge; what came into an account of money less what went out of it. */
  cents: z.number().int(),
});

/** PY-08: what the files of documents of a batch have, and what none of them has. */
export const journalDocumentsSchema = z.object({
  invoices: documentSumSchema,
  cash: documentSumSchema,
  'in-flight': documentSumSchema,
  /** What none of the documents has, by what happened, with the sum of the debits. */
  left: z.array(documentSumSchema.extend({ kind: z.enum(LEDGER_KINDS), isReversal: z.boolean() })),
});
export type JournalDocuments = z.infer<typeof journalDocumentsSchema>;

/** What no batch has yet. */
export const journalWaitingSchema = z.object({
  transactions: z.number().int(),
  /** The day of the oldest; null for none. */
  firstDay: z.iso.date().nullable(),
});
export type JournalWaiting = z.infer<typeof journalWaitingSchema>;

export const journalBatchFilterSchema = recordFilterOf({});
export const JOURNAL_BATCH_SORTS = ['createdAt'] as const;
