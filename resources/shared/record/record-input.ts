import type { ZodObject } from 'zod';
import { isNullable, isText } from './field-type.ts';

/** Returns what is sent: the fields that are entered. react-admin's inputs hold an empty value as null or blank. */
export function toInput(
  schema: ZodObject,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const fields = Object.keys(schema.shape).map((field) => [
    field,
    values[field] == null || values[field] === '' ? emptyValue(schema, field) : values[field],
  ]);
  return Object.fromEntries(fields);
}

/** The schema refuses null for a number that must not be empty. */
function emptyValue(schema: ZodObject, field: string): '' | null {
  return isText(schema, field) && !isNullable(schema, field) ? '' : null;
}

/** Returns the entered fields whose values differ. */
export function differingFields(
  schema: ZodObject,
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): string[] {
  const [first, second] = [toInput(schema, one), toInput(schema, other)];
  return Object.keys(first).filter(
    (field) => JSON.stringify(first[field]) !== JSON.stringify(second[field]),
  );
}

type Values = Readonly<Record<string, unknown>>;

/** What two edits of one version changed, each in the order of the schema. */
interface Changes {
  /** Fields that both changed, to different values. */
  both: string[];
  /** Fields that only the other edit changed. */
  theirs: string[];
  /** Fields that this edit changed. */
  mine: string[];
}

/** Compares the record as it was opened, as it is entered now, and as the other edit saved it. */
export function changesOf(
  schema: ZodObject,
  { opened, mine, theirs }: { opened: Values; mine: Values; theirs: Values },
): Changes {
  const changed = differingFields(schema, opened, mine);
  const differing = differingFields(schema, mine, theirs);
  const saved = differingFields(schema, opened, theirs);
  return {
    both: differing.filter((field) => changed.includes(field) && saved.includes(field)),
    theirs: differing.filter((field) => !changed.includes(field)),
    mine: changed,
  };
}
