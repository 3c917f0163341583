import type { Case, Fields, Value } from './cases.ts';

/** Stands for the time of the commit. */
export const TIME: Value = { timestampValue: 'the time of the commit' };

/** What the caller of a client's method gave for a field. */
interface Given {
  path: string[];
  value: unknown;
}

/** The document that the caller meant to leave, by what they gave and not by the recorded request. */
export function intendedFields(one: Case, before: Fields): Fields {
  const { create, set, update, updatePaths } = one;
  if (create) return put({}, topLevel(create.jsonData));
  if (set) {
    const { option, jsonData } = set;
    if (!option) return put({}, topLevel(jsonData));
    if (option.all) return put(before, leaves(jsonData));
    const chosen = option.fields.map(({ field }) => ({ path: field, value: at(jsonData, field) }));
    return put(before, chosen);
  }
  if (update) {
    const given = Object.entries(update.jsonData);
    return put(
      before,
      given.map(([name, value]) => ({ path: name.split('.'), value })),
    );
  }
  const paths = updatePaths?.fieldPaths ?? [];
  return put(
    before,
    paths.map(({ field }, index) => ({ path: field, value: updatePaths?.jsonValues[index] })),
  );
}

/** A document with nothing in it that only a write can say. */
export const plainFields = (data: Record<string, unknown>): Fields => put({}, topLevel(data));

const topLevel = (data: Record<string, unknown>): Given[] =>
  Object.entries(data).map(([name, value]) => ({ path: [name], value }));

function leaves(data: Record<string, unknown>, above: string[] = []): Given[] {
  return Object.entries(data).flatMap(([name, value]) => {
    const path = [...above, name];
    return isMap(value) && Object.keys(value).length > 0 ? leaves(value, path) : [{ path, value }];
  });
}

function put(before: Fields, given: readonly Given[]): Fields {
  return given.reduce((fields, { path, value }) => putOne(fields, path, value), before);
}

function putOne(fields: Fields, [name = '', ...below]: string[], value: unknown): Fields {
  const { [name]: former, ...others } = fields;
  if (below.length > 0) {
    const isThere = former?.['mapValue'] !== undefined;
    // Nothing is below what is no map, and nothing is deleted there.
    if (value === 'Delete' && !isThere) return fields;
    const changed = putOne(isThere ? innerFields(former) : {}, below, value);
    return { ...others, [name]: mapOf(changed) };
  }
  const after = valueOf(value, former);
  return after ? { ...others, [name]: after } : others;
}

/** Null for a field that is deleted. */
function valueOf(given: unknown, former: Value | undefined): Value | null {
  if (given === 'Delete') return null;
  if (given === 'ServerTimestamp') return TIME;
  if (given === null) return { nullValue: null };
  if (given === 'NaN') return { doubleValue: 'NaN' };
  if (typeof given === 'boolean') return { booleanValue: given };
  if (typeof given === 'string') return { stringValue: given };
  if (typeof given === 'number') {
    return Number.isInteger(given) ? { integerValue: String(given) } : { doubleValue: given };
  }
  if (Array.isArray(given)) return arrayOf(given, former);
  // A map with nothing but what the server fills in is made by that.
  if (isMap(given)) return mapOf(put({}, topLevel(given)));
  throw new Error(`Not a value of a case: ${JSON.stringify(given)}`);
}

function arrayOf(given: unknown[], former: Value | undefined): Value {
  const [first, ...rest] = given;
  const values = (first === 'ArrayUnion' || first === 'ArrayRemove' ? rest : given).map(
    (value) => valueOf(value, undefined) ?? {},
  );
  if (first !== 'ArrayUnion' && first !== 'ArrayRemove') return array(values);
  const there = formerArray(former);
  if (first === 'ArrayRemove') return array(there.filter((value) => !isIn(values, value)));
  return array([...there, ...values.filter((value) => !isIn(there, value))]);
}

const isIn = (list: readonly Value[], value: Value) =>
  list.some((one) => JSON.stringify(one) === JSON.stringify(value));

const array = (values: Value[]): Value => ({ arrayValue: { values } });

const mapOf = (fields: Fields): Value => ({ mapValue: { fields } });

function innerFields(value: Value): Fields {
  return (value['mapValue'] as { fields?: Fields }).fields ?? {};
}

function formerArray(value: Value | undefined): Value[] {
  return (value?.['arrayValue'] as { values?: Value[] } | undefined)?.values ?? [];
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function at(data: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, name) => (isMap(inner) ? inner[name] : undefined), data);
}
