import { getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { FieldError } from '#domain/access/api-error.ts';
import type { Permission } from '#domain/access/permissions.ts';
import type { FieldLabels } from '#domain/basics/field-labels.ts';
import type { Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import type { ListRules } from '../../platform/http/list-query.ts';
import type { RecordChanges } from './record-changes.ts';

/** What every record has; its other fields are those of its schema. */
export interface StoredRecord {
  id: string;
  /** Increases by 1 with each change. */
  version: number;
}

/** What is entered about a record, by field. Checked by the definition's `input` before it gets here. */
export type RecordInput = Record<string, unknown>;

/** An edit before it is stored. */
export interface RecordEdit {
  id: string;
  input: RecordInput;
  actor: Actor;
}

export interface RecordFilter {
  id?: string[] | undefined;
  q?: string | undefined;
}

export type RecordAction = 'list' | 'show' | 'create' | 'edit' | 'delete';

/** Every version of each record, in a table of its own. None is changed. */
export interface RecordVersions {
  /** Its columns have the names of the record's fields, beside `savedAt` and `savedBy` for `updatedAt` and `updatedBy`. */
  table: PgTable & { version: PgColumn };
  /** The field of the table that is the record's id. */
  record: string;
  /** A version in an answer. */
  schema: z.ZodObject;
  /** The fields that a restore enters again. */
  entered: readonly string[];
}

/** A kind of record that staff maintain. The columns of its table have the names of its fields. */
export interface RecordDefinition {
  /** The path below `/api`, and the resource in `Content-Range` and the audit trail. */
  name: string;
  /** One record, as messages name it: "buying group". */
  label: string;
  /** The fields of its table (CSV), with the heading of each. */
  labels: FieldLabels;
  table: PgTable & { version: PgColumn };
  /** The field of the table that is the record's id: `id` by default. Nobody changes it. */
  key?: string;
  /** Each must grant access to all accounts, because these records belong to none. */
  permissions: Record<'list' | 'show', Permission> & {
    /** Without it nobody edits such a record, and there is no route. */
    edit?: Permission;
    /** Without it nobody creates such a record, and there is no route. */
    create?: Permission;
    /** Without it nobody deletes such a record, and there is no route. */
    delete?: Permission;
  };
  /** A record in an answer. */
  schema: z.ZodType<StoredRecord>;
  /** The body of a create and of an update. */
  input: z.ZodType<RecordInput>;
  /** The body of an update, where that may leave what a create refuses; `check` compares it with what is stored. */
  edit?: z.ZodType<RecordInput>;
  /**
   * Returns what is wrong with an input that only the database knows, by field. Called in the transaction that stores it.
   * `before`: what an edit changes, null for a create.
   */
  check?: (
    tx: Handle,
    input: RecordInput,
    before: StoredRecord | null,
  ) => Promise<Record<string, FieldError>>;
  /**
   * Returns the columns that an edit changes beside its input, before the transaction: what takes longer than a statement.
   *
   * @throws Problem 422 with what is wrong with the input, by field
   */
  derive?: (db: Handle, edit: RecordEdit) => Promise<Record<string, unknown>>;
  /** Where its versions are kept, to be listed and restored. Without it there are only the changes in the audit trail. */
  versions?: RecordVersions;
  /** Stores what belongs to a new version, in the transaction of the edit. `row`: the record as its table has it. */
  onVersion?: (tx: Handle, row: Record<string, unknown>) => Promise<void>;
  /** Returns what the audit trail keeps of an edit: all of it by default. */
  audited?: (changes: RecordChanges) => RecordChanges;
  /** In bytes, for records that are longer than most. */
  bodyLimit?: number;
  /** Stores a new record and returns its id, for records whose id is no random one. */
  create?: (tx: Handle, input: RecordInput, actor: Actor) => Promise<string>;
  /** Changes what else must change with a create (id null) or an edit, in its transaction and before its locks. */
  prepare?: (tx: Handle, input: RecordInput, id: string | null) => Promise<void>;
  list: ListRules<string, RecordFilter>;
  /** Returns which records a list has, besides its filter: all by default. */
  standing?: (filter: RecordFilter) => SQL | undefined;
  /** The conditions of those fields of the filter that are not a column's value. */
  conditions?: Readonly<Record<string, (value: unknown) => SQL>>;
  /** The columns that a search reads; each of its words must be in one of them. */
  search: readonly PgColumn[];
  /** Returns the ids of further records that a word of the search finds, by what other tables hold. */
  searchElsewhere?: (db: Handle, word: string) => Promise<string[]>;
  /** The field of each unique constraint, for the error when its value is taken. */
  unique: Readonly<Record<string, string>>;
  /** Returns the records of the rows, in the same order, with the fields that other tables hold. */
  complete: (db: Handle, rows: StoredRecord[]) => Promise<StoredRecord[]>;
  /** The field of each foreign key of the table itself, for the error when it names no record. */
  unknown?: Readonly<Record<string, string>>;
  /** What refers to a record by each foreign key, for the error when such a record is deleted: "customers". */
  references: Readonly<Record<string, string>>;
}

/** The names of the kinds of records with all five permissions. */
type WithAllActions = Permission extends infer One
  ? One extends `${infer Name}:delete`
    ? Name
    : never
  : never;

/** Returns the permissions of a kind of record that has every route. */
export function recordPermissions(name: WithAllActions): Record<RecordAction, Permission> {
  return {
    list: `${name}:list`,
    show: `${name}:show`,
    create: `${name}:create`,
    edit: `${name}:edit`,
    delete: `${name}:delete`,
  };
}

/** Returns the column of a field. @throws Error when the table has none */
export function columnOf(
  { name, table }: Pick<RecordDefinition, 'name' | 'table'>,
  field: string,
): PgColumn {
  const column: PgColumn | undefined = getTableColumns(table)[field];
  if (!column) throw new Error(`${name}: the table has no column for the field "${field}"`);
  return column;
}

/** Returns the column that holds the ids of the records. */
export function keyOf(definition: RecordDefinition): PgColumn {
  return columnOf(definition, keyFieldOf(definition));
}

/** Whether a text can be an id of the records: PostgreSQL refuses to compare a column of UUIDs with anything else. */
export function canBeKey(definition: RecordDefinition, id: string): boolean {
  return keyOf(definition).columnType !== 'PgUUID' || z.guid().safeParse(id).success;
}

/** Returns rows of the table as records, with their ids. */
export function recordsOf(
  definition: RecordDefinition,
  rows: readonly Record<string, unknown>[],
): StoredRecord[] {
  const key = keyFieldOf(definition);
  // The columns of the table have the names and types of the fields.
  return rows.map((row) => ({ ...row, id: row[key] })) as unknown as StoredRecord[];
}

export function keyFieldOf({ key = 'id' }: RecordDefinition): string {
  return key;
}
