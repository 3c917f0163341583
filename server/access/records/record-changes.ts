import { isDeepStrictEqual } from 'node:util';

/** What an edit changed, by field. */
export interface RecordChanges extends Record<string, unknown> {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** SE-03: returns the fields whose values differ from those of `before`; null when none does. */
export function changesBetween(
  before: object,
  after: Readonly<Record<string, unknown>>,
): RecordChanges | null {
  const former: Record<string, unknown> = { ...before };
  const changed = Object.keys(after).filter((key) => !isDeepStrictEqual(former[key], after[key]));
  if (changed.length === 0) return null;
  const only = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(changed.map((key) => [key, values[key] ?? null]));
  return { before: only(former), after: only(after) };
}
