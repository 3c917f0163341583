import type { z } from 'zod';
import type { ImportKind } from '#domain/import/import-columns.ts';
import type { LineOutcome } from '#domain/import/import.ts';
import type { LineError } from '#domain/import/line-error.ts';
import type { Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import type { RecordDefinition, RecordInput, StoredRecord } from '../records/record-definition.ts';

/** A line whose cells are read. */
export interface ImportedLine {
  number: number;
  /** Where it is in the file. */
  line: number;
  /** What it gives, by field of its columns. */
  given: Readonly<Record<string, unknown>>;
}

/** What the database knows about a line. */
export interface FoundLine {
  /** Names the record within the file; null when the line does not say which one it means. */
  key: string | null;
  /** The record that it changes; null for a new one. */
  existing: StoredRecord | null;
  /** What it enters, by field of the record's input. A null that the input does not allow is left out. */
  values: RecordInput;
  errors: LineError[];
  /** Another record of the same kind that the line names, which a line above may make. */
  refersTo?: Reference;
  /** What it adds beside the record, for the preview. */
  adds?: Readonly<Record<string, unknown>>;
}

/** Names another record within the file. */
export interface Reference {
  key: string;
  /** Says what is wrong with it. `above`: what the line above enters that makes or changes it; null without one. */
  judge: (above: RecordInput | null) => LineError[];
}

/** A line after it was checked. `entered`: what the record becomes, when nothing is wrong with it. */
export interface CheckedLine extends FoundLine {
  number: number;
  line: number;
  given: Readonly<Record<string, unknown>>;
  outcome: Exclude<LineOutcome, 'open'>;
  entered: RecordInput | null;
  /** The line above that made or named the same record. */
  earlier: EarlierLine | null;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  /** The id of the record; blank until a new one has it. */
  recordId: string;
}

export interface EarlierLine {
  line: number;
  recordId: string;
  entered: RecordInput;
}

/** Who imports what. */
export interface ImportContext {
  actor: Actor;
  importId: string;
  fileName: string;
  sendEmails: boolean;
  locale: 'en' | 'es';
  now: Date;
}

/** AD-17: what an import needs to know of a kind of record. */
export interface ImportDefinition {
  kind: ImportKind;
  record: RecordDefinition;
  /** The schema of the record's form. */
  input: z.ZodObject;
  /** The schema for a line about a stored record, where that may leave what a new record may not have. */
  edit?: (existing: StoredRecord) => z.ZodObject;
  /** What a new record starts with. */
  initial: RecordInput;
  /** Whether a blank cell leaves its field as it is; otherwise it empties the field. */
  blankKeeps: boolean;
  /**
   * Finds what the lines are about, each at its place. `isWriting`: locks everything that the lines will change for the
   * rest of the transaction.
   */
  find: (tx: Handle, lines: readonly ImportedLine[], isWriting: boolean) => Promise<FoundLine[]>;
  /** Returns the ids of new records, each at its place. */
  newIds: (tx: Handle, lines: readonly CheckedLine[]) => Promise<string[]>;
  /** Writes what the lines add beside the record. Returns the users whose accounts changed. */
  add?: (tx: Handle, lines: readonly CheckedLine[], context: ImportContext) => Promise<string[]>;
}
