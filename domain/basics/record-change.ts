import { z } from 'zod';
import { text } from './text.ts';

export const RECORD_ACTIONS = ['create', 'edit', 'delete', 'export'] as const;

/** The values of the fields that a change is about. */
const valuesSchema = z.record(text(), z.unknown());

const importedSchema = z.object({ fileName: text(), line: z.number().int() });

/** SE-03: a change of a record, from the audit trail. */
export const recordChangeSchema = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  actor: text(),
  action: z.enum(RECORD_ACTIONS),
  /** What the changed fields were; empty for a new record. */
  before: valuesSchema,
  /** What they became; empty for a deleted record. */
  after: valuesSchema,
  /** AD-17: the import that did it. */
  import: importedSchema.optional(),
});

/** The filter of a list of changes: always those of one record. */
export const recordChangeFilterSchema = z
  .object({ resource: text().min(1).max(60), recordId: text().min(1).max(60) })
  .strict();

/** The sort fields of a list of changes. */
export const RECORD_CHANGE_SORTS = ['id'] as const;

/** Returns the import that a change names; undefined for a change by hand. */
export function importOf(stored: unknown): z.infer<typeof importedSchema> | undefined {
  return importedSchema.safeParse(stored).data;
}

export type RecordChange = z.infer<typeof recordChangeSchema>;
export type RecordChangeFilter = z.infer<typeof recordChangeFilterSchema>;
