import type {
  Calculator,
  ChoiceField,
  Fields,
  NumberField,
  Outcome,
  PowerFields,
  Problem,
} from './calculator.ts';
import { convert, DECIMALS, readIn, writeIn, type Unit } from './units.ts';

/** What is typed in a field, and the unit that it is in. A choice has no unit. */
export interface Typed {
  text: string;
  unit: Unit | null;
}

export type TypedValues = Readonly<Record<string, Typed>>;
export type Values = Record<string, number | string | null>;

/** The unit that a field shows first. */
export function firstUnit(field: NumberField): Unit {
  return field.shown ?? field.units[0];
}

/** What the fields hold before anybody types. */
export function initialValues({ fields }: Pick<Calculator, 'fields'>): TypedValues {
  const typed = Object.entries(fields).map(([name, field]): [string, Typed] => [
    name,
    field.kind === 'choice'
      ? { text: field.options[0], unit: null }
      : { text: field.initial ?? '', unit: firstUnit(field) },
  ]);
  return Object.fromEntries(typed);
}

/** What the fields hold in the example. */
export function exampleValues(calculator: Pick<Calculator, 'fields' | 'example'>): TypedValues {
  const given = Object.entries(initialValues(calculator)).map(
    ([name, { text, unit }]): [string, Typed] => [
      name,
      { text: calculator.example[name] ?? text, unit },
    ],
  );
  return Object.fromEntries(given);
}

type Read = { value: number | string | null } | { problem: Problem };

function readChoice(field: string, { options }: ChoiceField, text: string): Read {
  const value = options.find((option) => option === text);
  return value === undefined ? { problem: { field, kind: 'choice' } } : { value };
}

/** A limit in another unit, with the unit's usual decimals. */
const written = (value: number, from: Unit, to: Unit): string =>
  (convert(value, from, to) ?? 0).toFixed(DECIMALS[to]);

/** The limits of the field in a unit, the lower first: diopters and millimeters run against each other. */
function limitsIn({ units, min, max }: NumberField, unit: Unit): [low: string, high: string] {
  const [one, other] = [written(min, units[0], unit), written(max, units[0], unit)];
  return Number(one) < Number(other) ? [one, other] : [other, one];
}

const isWithin = ({ min, max }: NumberField, value: number): boolean =>
  value >= min && value <= max;

/** Whether the value is a limit as it is shown: rounded, it may lie a little beyond. */
const isShownLimit = (field: NumberField, typed: number, unit: Unit): boolean =>
  limitsIn(field, unit).map(Number).includes(typed);

const withMinus = (text: string): string => text.replace('-', '−');

/** The unit of the field in which a number, typed without one, would be within the limits. */
function fittingUnit(field: NumberField, text: string, unit: Unit): Unit | null {
  const fits = field.units.find((other) => {
    const value = other === unit ? null : readIn(text, unit);
    const meant = value === null ? null : convert(value, other, field.units[0]);
    return meant !== null && isWithin(field, meant);
  });
  return fits ?? null;
}

function outside(name: string, field: NumberField, text: string, unit: Unit): Problem {
  const other = fittingUnit(field, text, unit);
  if (other) return { field: name, kind: 'otherUnit', unit, other };
  const base = field.units[0];
  const [low, high] = limitsIn(field, unit);
  const value = convert(readIn(text, unit) ?? 0, unit, base);
  // A value without a counterpart, such as a radius of 0, lies beyond the upper end of diopters.
  const end = value === null ? field.max : Math.min(Math.max(value, field.min), field.max);
  const [min, max] = [withMinus(low), withMinus(high)];
  const nearest = withMinus(written(end, base, unit));
  return { field: name, kind: 'range', min, max, nearest, unit };
}

function readOne(name: string, field: NumberField, { text, unit }: Typed): Read {
  const shown = unit ?? firstUnit(field);
  if (text.trim() === '') {
    return field.optional ? { value: null } : { problem: { field: name, kind: 'missing' } };
  }
  const typed = readIn(text, shown);
  if (typed === null) return { problem: { field: name, kind: 'notNumber' } };
  const value = convert(typed, shown, field.units[0]);
  if (value === null || (!isWithin(field, value) && !isShownLimit(field, typed, shown))) {
    return { problem: outside(name, field, text, shown) };
  }
  if (field.whole && !Number.isInteger(typed)) {
    const nearest = String(Math.round(typed));
    return { problem: { field: name, kind: 'whole', nearest, unit: shown } };
  }
  return { value };
}

/** A cylinder needs its axis. */
function missingAxis({ cylinder, axis }: PowerFields, values: Values): Problem[] {
  const needed = typeof values[cylinder] === 'number' && values[cylinder] !== 0;
  return needed && values[axis] === null ? [{ field: axis, kind: 'missing' }] : [];
}

/** Reads what is typed: the values in the first unit of each field, or what is wrong with them. */
export function readValues(
  { fields, powers }: Pick<Calculator, 'fields' | 'powers'>,
  typed: TypedValues,
): { values: Values; problems: readonly Problem[] } {
  const values: Values = {};
  const problems: Problem[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const one = typed[name] ?? { text: '', unit: null };
    const read =
      field.kind === 'choice' ? readChoice(name, field, one.text) : readOne(name, field, one);
    if ('problem' in read) problems.push(read.problem);
    else values[name] = read.value;
  }
  return { values, problems: [...problems, ...powers.flatMap((one) => missingAxis(one, values))] };
}

/** Calculates from what is typed. Never throws: what cannot be used is a problem of its field. */
export function calculate<F extends Fields>(
  calculator: Calculator<F>,
  typed: TypedValues,
): { values: Values; outcome: Outcome } {
  const { values, problems } = readValues(calculator, typed);
  if (problems.length > 0) return { values, outcome: { kind: 'problems', problems } };
  return {
    values,
    outcome: calculator.compute(values as Parameters<typeof calculator.compute>[0]),
  };
}

/** Converts what is typed in a field to another unit; text that is no value stays as it is. */
export function inUnit(field: NumberField, { text, unit }: Typed, to: Unit): Typed {
  const from = unit ?? firstUnit(field);
  const value = readIn(text, from);
  const converted = value === null ? null : writeIn(value, from, to);
  return { text: converted ?? text, unit: to };
}

/** Returns the other unit of the field that the text names, such as `7.80 mm` in a field in diopters; else null. */
export function namedUnit(field: NumberField, { text, unit }: Typed): Typed | null {
  const shown = unit ?? firstUnit(field);
  if (text.trim() === '' || readIn(text, shown) !== null) return null;
  const other = field.units.find((one) => one !== shown && readIn(text, one) !== null);
  const value = other ? readIn(text, other) : null;
  return other && value !== null ? { text: String(value), unit: other } : null;
}
