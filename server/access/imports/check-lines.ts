import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { lineError, type LineError } from '#domain/import/line-error.ts';
import { changesBetween } from '../records/record-changes.ts';
import type { RecordInput } from '../records/record-definition.ts';
import type {
  EarlierLine,
  FoundLine,
  ImportDefinition,
  ImportedLine,
} from './import-definition.ts';
import type { CheckedLine } from './import-definition.ts';
import { issueErrors } from './issue-errors.ts';

interface Judging {
  lines: readonly (ImportedLine & { errors: readonly LineError[] })[];
  found: readonly FoundLine[];
  /** The first lines of former batches, by key. Those of this batch are added. */
  earlier: Map<string, EarlierLine>;
}

/**
 * AD-17: says of each line what it does to its record, or what is wrong with it. A line is checked by the schema of the
 * record's form, over what the record is now.
 */
export function checkLines(
  definition: ImportDefinition,
  { lines, found, earlier }: Judging,
): CheckedLine[] {
  const keys = new Map<string, string | null>();
  return lines.map((line, index) => {
    const facts = found[index];
    if (!facts) throw new Error(`${definition.kind}: nothing was found about line ${line.line}`);
    const about = { ...facts, key: sameKey(keys, facts) };
    const above = about.key === null ? null : (earlier.get(about.key) ?? null);
    const errors = [...line.errors, ...referenceErrors(facts, earlier)];
    const checked = checkLine(definition, { ...line, errors }, { about, above });
    if (about.key !== null && checked.entered && !above) {
      const { entered, recordId } = checked;
      earlier.set(about.key, { line: line.line, entered, recordId });
    }
    return checked;
  });
}

function referenceErrors(
  { refersTo }: FoundLine,
  earlier: ReadonlyMap<string, EarlierLine>,
): LineError[] {
  return refersTo ? refersTo.judge(earlier.get(refersTo.key)?.entered ?? null) : [];
}

/** Lines of one batch that name the same record in two ways have one key. */
function sameKey(keys: Map<string, string | null>, { existing, key }: FoundLine): string | null {
  if (!existing) return key;
  const known = keys.get(existing.id) ?? key;
  keys.set(existing.id, known);
  return known;
}

function checkLine(
  definition: ImportDefinition,
  { number, line, given, errors: unread }: ImportedLine & { errors: readonly LineError[] },
  { about, above }: { about: FoundLine; above: EarlierLine | null },
): CheckedLine {
  const present = presentOf(definition, about, above);
  const merged = { ...present, ...enteredValues(definition, about.values) };
  const isUnread = (field: string) => unread.some((error) => error.field === field);
  const known = [...unread, ...about.errors.filter(({ field }) => !isUnread(field))];
  const isStored = (about.existing ?? above) !== null && isDeepStrictEqual(merged, present);
  const schema = schemaFor(definition, about);
  const checked = isStored ? { entered: present, errors: known } : check(schema, merged, known);
  const conflict =
    above && checked.entered && !isDeepStrictEqual(above.entered, checked.entered)
      ? [contradiction(above, checked.entered)]
      : [];
  const errors = [...checked.errors, ...conflict];
  const entered = errors.length > 0 ? null : checked.entered;
  const base = {
    ...about,
    number,
    line,
    given,
    earlier: above,
    errors,
    entered,
    recordId: about.existing?.id ?? above?.recordId ?? '',
  };
  return { ...base, ...outcomeOf(about, above, entered) };
}

function presentOf(
  { initial, input }: ImportDefinition,
  { existing }: FoundLine,
  above: EarlierLine | null,
): RecordInput {
  if (above) return above.entered;
  if (!existing) return initial;
  const stored: Record<string, unknown> = { ...existing };
  return Object.fromEntries(Object.keys(input.shape).map((field) => [field, stored[field]]));
}

/** A blank cell empties its field, or leaves it as it is, as the definition says. No other field takes a null. */
function enteredValues({ input, blankKeeps }: ImportDefinition, values: RecordInput): RecordInput {
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => {
      if (!(field in input.shape)) return false;
      if (value === '' || value === null) {
        return !blankKeeps && (value === '' || input.shape[field] instanceof z.ZodNullable);
      }
      return true;
    }),
  );
}

function schemaFor({ input, edit }: ImportDefinition, { existing }: FoundLine): z.ZodObject {
  return (existing && edit?.(existing)) ?? input;
}

/** What could not be read or found is reported once, by the first error of its field. */
function check(
  schema: z.ZodObject,
  merged: RecordInput,
  known: readonly LineError[],
): { entered: RecordInput | null; errors: LineError[] } {
  const parsed = schema.safeParse(merged);
  if (parsed.success) return { entered: parsed.data, errors: [...known] };
  const fields = new Set(known.map(({ field }) => field));
  const further = issueErrors(parsed.error.issues, merged).filter(
    ({ field }) => !fields.has(field),
  );
  return { entered: null, errors: [...known, ...further] };
}

function contradiction(above: EarlierLine, entered: RecordInput): LineError {
  const field =
    Object.keys(entered).find((name) => !isDeepStrictEqual(entered[name], above.entered[name])) ??
    '';
  const value = entered[field];
  return lineError({
    field,
    rule: 'contradicts',
    value: typeof value === 'string' || typeof value === 'number' ? String(value) : '',
    params: { line: above.line },
  });
}

function outcomeOf(
  { existing, adds = {} }: FoundLine,
  above: EarlierLine | null,
  entered: RecordInput | null,
): Pick<CheckedLine, 'outcome' | 'before' | 'after'> {
  if (!entered) return { outcome: 'refused', before: {}, after: {} };
  const isNew = !existing && !above;
  if (isNew) return { outcome: 'created', before: {}, after: { ...entered, ...adds } };
  const changes = existing && !above ? changesBetween(existing, entered) : null;
  const isChanged = changes !== null || Object.keys(adds).length > 0;
  return {
    outcome: isChanged ? 'changed' : 'unchanged',
    before: changes?.before ?? {},
    after: { ...changes?.after, ...adds },
  };
}
