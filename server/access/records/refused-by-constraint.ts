import { Problem } from '../../platform/errors/problem.ts';
import type { RecordDefinition, RecordInput } from './record-definition.ts';

/** PostgreSQL's codes for a value that another row has, and for a row that others refer to. */
const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

type Constraints = Pick<RecordDefinition, 'label' | 'unique' | 'references' | 'unknown'>;

/**
 * Runs a transaction that stores `input`, or deletes a record (null).
 *
 * @throws Problem 409 at the field whose value another record has, or when other records refer to this one; 422 at the
 * field that names no record
 */
export async function refusedByConstraint<T>(
  definition: Constraints,
  input: RecordInput | null,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw problemOf(definition, input, error) ?? error;
  }
}

function problemOf(
  { label, unique, references, unknown = {} }: Constraints,
  input: RecordInput | null,
  error: unknown,
): Problem | null {
  const { code, constraint } = violationOf(error);
  const field = code === UNIQUE_VIOLATION && input ? unique[constraint] : undefined;
  if (field !== undefined) {
    const value = String(input?.[field]);
    const message = `Another ${label} has this ${field} already: ${value}`;
    const errors = { [field]: { rule: 'taken', message, value } };
    return new Problem('conflict', message, { errors, cause: error });
  }
  const missing = code === FOREIGN_KEY_VIOLATION && input ? unknown[constraint] : undefined;
  if (missing !== undefined) {
    const message = `This ${missing} does not exist`;
    const errors = { [missing]: { rule: 'unknown', message, value: String(input?.[missing]) } };
    return new Problem('invalid', message, { errors, cause: error });
  }
  const referring = code === FOREIGN_KEY_VIOLATION && !input ? references[constraint] : undefined;
  if (referring === undefined) return null;
  const message = `This ${label} cannot be deleted, because ${referring} refer to it`;
  const errors = { id: { rule: 'in-use', message, value: referring } };
  return new Problem('conflict', message, { errors, cause: error });
}

/** Drizzle wraps the error of the driver. */
function violationOf(error: unknown): { code: string; constraint: string } {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
  const text = (name: string): string => {
    if (typeof cause !== 'object' || cause === null || !(name in cause)) return '';
    return String((cause as Record<string, unknown>)[name]);
  };
  return { code: text('code'), constraint: text('constraint') };
}
