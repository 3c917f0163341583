import { z } from 'zod';
import { PRACTICE_ROLES } from '../access/permissions.ts';
import { isCountry } from '../address/countries.ts';
import { localeSchema } from '../basics/locale-schema.ts';
import { line, text } from '../basics/text.ts';
import { DATE_ORDERS } from './date-order.ts';
import { IMPORT_KINDS } from './import-columns.ts';
import { lineErrorSchema } from './line-error.ts';

/** The most characters of a file. */
export const MAX_IMPORT_CHARACTERS = 4_000_000;
/** The most lines of a file, without its headings. */
export const MAX_IMPORT_LINES = 20_000;
/** The most columns of a file. */
export const MAX_IMPORT_COLUMNS = 60;
/** The most characters of a cell; longer than any field may be. */
export const MAX_IMPORT_CELL = 2_000;
/** How many days an import is kept. */
export const IMPORT_KEPT_DAYS = 30;

/**
 * `mapping`: the columns are chosen. `checking` and `applying`: the lines are worked through. `checked`: the dry run is
 * done. `done`, `cancelled`: over.
 */
export const IMPORT_STATUSES = [
  'mapping',
  'checking',
  'checked',
  'applying',
  'done',
  'cancelled',
] as const;

/** What becomes of a line. `open`: not known yet. */
export const LINE_OUTCOMES = ['open', 'created', 'changed', 'unchanged', 'refused'] as const;

/** A file as the browser read it. */
export const importInputSchema = z.strictObject({
  kind: z.enum(IMPORT_KINDS),
  fileName: line().trim().min(1, 'This is required').max(200),
  content: text().min(1, 'This is required').max(MAX_IMPORT_CHARACTERS),
  /** The language of the page, for the invitations. */
  locale: localeSchema,
});

/** AD-18: what a file does not say, and the user is asked. */
const answersSchema = z.strictObject({
  /** Whether its dates begin with the month or with the day. It is not used where the dates show it themselves. */
  dateOrder: z.enum(DATE_ORDERS).nullable().default(null),
  /** The country of the lines that name none; null leaves them without one. */
  country: text()
    .refine(isCountry, 'Choose a country of ISO 3166, like US')
    .nullable()
    .default(null),
  /** The role of the members whose lines name none. */
  memberRole: z.enum(PRACTICE_ROLES).nullable().default(null),
});

/** What the dry run needs to know. */
export const importCheckSchema = z.strictObject({
  /** For each column of the file: the field that it fills. */
  mapping: z.array(text().max(60).nullable()).max(MAX_IMPORT_COLUMNS),
  /** Whether those who are invited get an email. */
  sendEmails: z.boolean(),
  answers: answersSchema.prefault({}),
});

const countsSchema = z.object({
  created: z.number().int().nonnegative(),
  changed: z.number().int().nonnegative(),
  unchanged: z.number().int().nonnegative(),
  refused: z.number().int().nonnegative(),
});

/** AD-17: an import, as super admins see it. */
export const importSchema = z.object({
  id: z.uuid(),
  version: z.number().int().positive(),
  kind: z.enum(IMPORT_KINDS),
  fileName: text(),
  status: z.enum(IMPORT_STATUSES),
  headings: z.array(text()),
  mapping: z.array(text().nullable()),
  sendEmails: z.boolean(),
  answers: z.object({
    /** How the dates of the file are read; null where each can be read one way only. */
    dateOrder: z.enum(DATE_ORDERS).nullable(),
    /** A date that can be read two ways, when the answer decides; null otherwise. */
    unclearDate: text().nullable(),
    country: text().nullable(),
    memberRole: z.enum(PRACTICE_ROLES).nullable(),
  }),
  /** The number of lines, and how many the present step has worked through. */
  lines: z.number().int().nonnegative(),
  position: z.number().int().nonnegative(),
  /** What the dry run found, and what was done; null before. */
  checked: countsSchema.nullable(),
  applied: countsSchema.nullable(),
  actor: text(),
  createdAt: z.iso.datetime(),
  /** When the last lines were worked through. */
  movedAt: z.iso.datetime(),
});

const valuesSchema = z.record(text(), z.unknown());

/** A line of an import. */
export const importLineSchema = z.object({
  id: z.number().int().positive(),
  /** Where it is in the file. */
  line: z.number().int().positive(),
  cells: z.array(text()),
  outcome: z.enum(LINE_OUTCOMES),
  /** What the line is about, such as the account number; blank for a new record. */
  recordId: text(),
  errors: z.array(lineErrorSchema),
  before: valuesSchema,
  after: valuesSchema,
});

export const importFilterSchema = z
  .object({ kind: z.enum(IMPORT_KINDS) })
  .partial()
  .strict();
export const importLineFilterSchema = z
  .object({ outcome: z.enum(LINE_OUTCOMES) })
  .partial()
  .strict();

/** The sort fields of a list of imports, and of the lines of one. */
export const IMPORT_SORTS = ['createdAt'] as const;
export const IMPORT_LINE_SORTS = ['id'] as const;

export type ImportInput = z.infer<typeof importInputSchema>;
export type ImportCheck = z.infer<typeof importCheckSchema>;
export type ImportAnswers = z.infer<typeof importSchema>['answers'];
export type ImportCounts = z.infer<typeof countsSchema>;
export type Import = z.infer<typeof importSchema>;
export type ImportLine = z.infer<typeof importLineSchema>;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];
export type LineOutcome = (typeof LINE_OUTCOMES)[number];

/** The answers of an import that was not asked anything. */
export const NO_ANSWERS: ImportAnswers = {
  dateOrder: null,
  unclearDate: null,
  country: null,
  memberRole: null,
};
