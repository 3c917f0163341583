import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Locale } from '#domain/basics/locale.ts';
import type { ImportKind } from '#domain/import/import-columns.ts';
import type {
  ImportAnswers,
  ImportCounts,
  ImportStatus,
  LineOutcome,
} from '#domain/import/import.ts';
import type { LineError } from '#domain/import/line-error.ts';
import { moment } from '../../platform/database/columns.ts';

/** AD-17: the files that are imported. */
export const imports = pgTable(
  'imports',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<ImportKind>().notNull(),
    fileName: text('file_name').notNull(),
    status: text('status').$type<ImportStatus>().notNull(),
    /** Increases by 1 with each step that a user takes, not with progress. */
    version: integer('version').notNull().default(1),
    /** The language of the page that sent the file. */
    locale: text('locale').$type<Locale>().notNull(),
    headings: jsonb('headings').$type<string[]>().notNull(),
    mapping: jsonb('mapping').$type<(string | null)[]>().notNull(),
    sendEmails: boolean('send_emails').notNull().default(false),
    /** What the user answered about the file; a later version may know more questions. */
    answers: jsonb('answers').$type<Partial<ImportAnswers>>().notNull().default({}),
    lines: integer('lines').notNull(),
    /** The number of the last line that the present step has worked through. */
    position: integer('position').notNull().default(0),
    checked: jsonb('checked').$type<ImportCounts>(),
    applied: jsonb('applied').$type<ImportCounts>(),
    actorUid: text('actor_uid').notNull(),
    actor: text('actor').notNull(),
    createdAt: moment('created_at').notNull(),
    movedAt: moment('moved_at').notNull(),
  },
  (t) => [
    index('imports_kind').on(t.kind, t.createdAt, t.id),
    index('imports_created').on(t.createdAt, t.id),
    // Finds those that a server that stopped has left.
    index('imports_status').on(t.status, t.movedAt),
  ],
);

/** The lines of an import, with what became of each. */
export const importLines = pgTable(
  'import_lines',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** Counted from 1, without the headings. */
    number: integer('number').notNull(),
    /** The line of the file that it begins on. */
    line: integer('line').notNull(),
    cells: jsonb('cells').$type<string[]>().notNull(),
    outcome: text('outcome').$type<LineOutcome>().notNull().default('open'),
    /** Lines with the same key are about the same record; null while it is not known. */
    key: text('key'),
    recordId: text('record_id').notNull().default(''),
    /** What the line enters about the record. */
    entered: jsonb('entered').$type<Record<string, unknown>>(),
    errors: jsonb('errors').$type<LineError[]>().notNull().default([]),
    /** The fields that the line changes. */
    before: jsonb('before').$type<Record<string, unknown>>().notNull().default({}),
    after: jsonb('after').$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.number] }),
    index('import_lines_outcome').on(t.importId, t.outcome, t.number),
    index('import_lines_key').on(t.importId, t.key, t.number),
  ],
);
