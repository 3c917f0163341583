import type { Calculator, Field, NumberField } from './calculator.ts';
import {
  firstUnit,
  initialValues,
  readValues,
  type Typed,
  type TypedValues,
  type Values,
} from './read-values.ts';
import { readIn, UNIT_CODES, type Unit } from './units.ts';

/** Longer text is no value. */
const LONGEST = 24;

/** What the query says of a field; null for nothing. */
function linkText(field: Field, typed: Typed | undefined, value: Values[string] | undefined) {
  if (!typed || value === undefined) {
    // Somebody removed what stood there at first, which would otherwise come back.
    return field.kind === 'number' && field.initial && typed?.text === '' ? '' : null;
  }
  if (field.kind === 'choice' || value === null) return value === null ? null : typed.text;
  const unit = typed.unit ?? firstUnit(field);
  return plainNumber(typed.text, unit) + UNIT_CODES[unit];
}

/**
 * Writes the values into a query, such as `sphere=-3.00D&distance=12mm`. Only what was understood: whatever else stands
 * in a field, a name for instance, never gets into a link. Empty while the fields are as before anybody types.
 */
export function toQuery(
  calculator: Pick<Calculator, 'fields' | 'powers'>,
  typed: TypedValues,
): string {
  const { values } = readValues(calculator, typed);
  const before = initialValues(calculator);
  const isNew = Object.entries(typed).some(
    ([name, { text, unit }]) => before[name]?.text !== text || before[name].unit !== unit,
  );
  if (!isNew) return '';
  const query = new URLSearchParams();
  for (const [name, field] of Object.entries(calculator.fields)) {
    const text = linkText(field, typed[name], values[name]);
    if (text !== null) query.set(name, text);
  }
  return query.toString();
}

/** The number as it was typed, with its decimals, a hyphen for minus and a decimal point. */
function plainNumber(text: string, unit: Unit): string {
  const value = readIn(text, unit) ?? 0;
  const decimals = /\d[.,](\d+)\D*$/.exec(text)?.[1]?.length ?? 0;
  return Number(value.toFixed(decimals)) === value ? value.toFixed(decimals) : String(value);
}

function readOne(field: NumberField, text: string): Typed {
  const codes = field.units.map((unit): [Unit, string] => [unit, UNIT_CODES[unit]]);
  const named = codes.find(([, code]) => text.endsWith(code));
  if (!named) return { text, unit: firstUnit(field) };
  return { text: text.slice(0, -named[1].length), unit: named[0] };
}

/**
 * Reads the fields from a query, which may be edited by hand: what is no value stays as text, and is a problem of its
 * field. A field that is not in it is as before anybody types.
 */
export function fromQuery({ fields }: Pick<Calculator, 'fields'>, query: string): TypedValues {
  const given = new URLSearchParams(query);
  const before = initialValues({ fields });
  const read = Object.entries(fields).map(([name, field]): [string, Typed | undefined] => {
    const text = given.get(name)?.slice(0, LONGEST);
    if (text === undefined) return [name, before[name]];
    return [name, field.kind === 'choice' ? { text, unit: null } : readOne(field, text)];
  });
  return Object.fromEntries(read.flatMap(([name, typed]) => (typed ? [[name, typed]] : [])));
}
