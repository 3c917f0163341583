import type { Clause } from './cases.ts';

/** A document of the collection that the queries are asked of, by the values that its fields stand for. */
export interface Row {
  id: string;
  data: Record<string, unknown>;
}

type Direction = 1 | -1;
interface Order {
  path: string;
  direction: Direction;
}

const NAME = '__name__';
const INEQUALITIES = new Set(['<', '<=', '>', '>=']);

/** What the clauses that the caller chained ask for, in their order: which rows, with which fields. */
export function rowsOf(clauses: readonly Clause[], rows: readonly Row[]): Row[] {
  const orders = ordersOf(clauses);
  const { select, offset = 0, limit = rows.length, start, end } = lastOf(clauses);
  const found = rows
    .filter((row) => clauses.every(({ where }) => !where || isMatch(row, where)))
    .filter((row) => orders.every(({ path }) => valueAt(row, path) !== undefined))
    .toSorted((one, other) => compareRows(orders, keysOf(orders, one), keysOf(orders, other)))
    .filter((row) => !start || isBeyond(orders, row, start) || start.isIn(orders, row))
    .filter((row) => !end || isBefore(orders, row, end) || end.isIn(orders, row));
  return found.slice(offset, offset + limit).map((row) => selected(row, select));
}

interface Bound {
  keys: (orders: readonly Order[]) => unknown[];
  isIn: (orders: readonly Order[], row: Row) => boolean;
}

/** A later clause of a kind replaces an earlier one. */
function lastOf(clauses: readonly Clause[]) {
  const last = <Key extends keyof Clause>(key: Key) => clauses.findLast((one) => one[key])?.[key];
  const starts = clauses.findLast(({ startAt, startAfter }) => startAt ?? startAfter);
  const ends = clauses.findLast(({ endAt, endBefore }) => endAt ?? endBefore);
  return {
    select: last('select'),
    offset: last('offset'),
    limit: last('limit'),
    start: boundOf(starts?.startAt ?? starts?.startAfter, Boolean(starts?.startAt)),
    end: boundOf(ends?.endAt ?? ends?.endBefore, Boolean(ends?.endAt)),
  };
}

function boundOf(cursor: Clause['startAt'], isIncluded: boolean): Bound | undefined {
  if (!cursor) return undefined;
  const { docSnapshot, jsonValues } = cursor;
  const keys = (orders: readonly Order[]) => {
    if (!docSnapshot) return jsonValues;
    const id = docSnapshot.path.slice(docSnapshot.path.lastIndexOf('/') + 1);
    return keysOf(orders, { id, data: docSnapshot.jsonData });
  };
  const isIn = (orders: readonly Order[], row: Row) =>
    isIncluded && compareRows(orders, keysOf(orders, row), keys(orders)) === 0;
  return { keys, isIn };
}

const isBeyond = (orders: readonly Order[], row: Row, { keys }: Bound) =>
  compareRows(orders, keysOf(orders, row), keys(orders)) > 0;
const isBefore = (orders: readonly Order[], row: Row, { keys }: Bound) =>
  compareRows(orders, keysOf(orders, row), keys(orders)) < 0;

/** As they were chained, then by what is compared, then by name in the last direction. */
function ordersOf(clauses: readonly Clause[]): Order[] {
  const orders = clauses.flatMap(({ orderBy }): Order[] =>
    orderBy
      ? [{ path: orderBy.path.field.join('.'), direction: orderBy.direction === 'asc' ? 1 : -1 }]
      : [],
  );
  const direction = orders.at(-1)?.direction ?? 1;
  const compared = clauses.flatMap(({ where }) =>
    where && INEQUALITIES.has(where.op) ? [where.path.field.join('.')] : [],
  );
  for (const path of [...compared.toSorted(), NAME]) {
    if (!orders.some((order) => order.path === path)) orders.push({ path, direction });
  }
  return orders;
}

function isMatch(row: Row, { path, op, jsonValue }: NonNullable<Clause['where']>): boolean {
  const value = valueAt(row, path.field.join('.'));
  if (value === undefined) return false;
  const order = compare(value, jsonValue);
  if (op === '==') return order === 0;
  const isComparable = rankOf(value) === rankOf(jsonValue);
  if (op === '<') return isComparable && order < 0;
  if (op === '<=') return isComparable && order <= 0;
  if (op === '>') return isComparable && order > 0;
  return isComparable && order >= 0;
}

function valueAt({ id, data }: Row, path: string): unknown {
  return path === NAME ? id : data[path];
}

const keysOf = (orders: readonly Order[], row: Row) => orders.map(({ path }) => valueAt(row, path));

/** By as many keys as both have. */
function compareRows(orders: readonly Order[], one: unknown[], other: unknown[]): number {
  for (const [index, { direction }] of orders.entries()) {
    if (index >= one.length || index >= other.length) return 0;
    const order = compare(one[index], other[index]);
    if (order !== 0) return order * direction;
  }
  return 0;
}

function compare(one: unknown, other: unknown): number {
  if (rankOf(one) !== rankOf(other)) return rankOf(one) - rankOf(other);
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (isMap(one) && isMap(other)) return Object.keys(one).length - Object.keys(other).length;
  const [a, b] = [String(one), String(other)];
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The cases have maps with one field and with none, which come first. */
function isMap(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Firestore's order of the types that the cases have. */
function rankOf(value: unknown): number {
  if (value === null) return 0;
  if (value === 'NaN') return 1;
  if (typeof value === 'number') return 2;
  return typeof value === 'string' ? 3 : 4;
}

function selected({ id, data }: Row, select: Clause['select']): Row {
  if (!select) return { id, data };
  const chosen = new Set(select.fields.map(({ field }) => field.join('.')));
  return {
    id,
    data: Object.fromEntries(Object.entries(data).filter(([name]) => chosen.has(name))),
  };
}
