import type { ZodObject } from 'zod';
import { changeOf, type Change, type Sides } from '../../merge/change-of.ts';
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
export function changesOf(schema: ZodObject, sides: Sides<Values>): Changes {
  const opened = toInput(schema, sides.opened);
  const mine = toInput(schema, sides.mine);
  const theirs = toInput(schema, sides.theirs);
  const having = (...wanted: Change[]) =>
    Object.keys(opened).filter((field) =>
      wanted.includes(
        changeOf({ opened: opened[field], mine: mine[field], theirs: theirs[field] }),
      ),
    );
  return { both: having('both'), theirs: having('theirs'), mine: having('mine', 'same', 'both') };
}
