import type { Fields, Value } from '../../firestore/values/types.ts';
import { ExportError } from './export-error.ts';
import { nameOfParts, partsOfName, partsOfReference, referenceFields } from './keys.ts';
import {
  doubleField,
  groupsOf,
  lastBytes,
  lastDouble,
  lastText,
  lastVarint,
  messageField,
  readFields,
  textField,
  varintField,
  type Field,
} from './wire.ts';

/** What a property means beyond the type of its value. */
const TIMESTAMP = 7n;
const GEO_POINT = 9n;
const BYTES = 14n;
const ENTITY = 19n;
const EMPTY_LIST = 24n;

/** The name of the elements of a vector. */
const VECTOR = '__vector__';

/** A value as a property holds it. */
interface Encoded {
  meaning?: bigint;
  value: Field[];
}

function isEmptyArray([, value]: [string, Value]): boolean {
  return 'arrayValue' in value && (value.arrayValue.values ?? []).length === 0;
}

/** The properties of a document or a map: empty arrays before all others, arrays one property an element. */
export function propertiesOf(fields: Fields): Field[] {
  const entries = Object.entries(fields);
  return [
    ...entries
      .filter(isEmptyArray)
      .map(([name]) => property(14, name, { meaning: EMPTY_LIST, value: [] })),
    ...entries.flatMap(([name, value]) => {
      if (!('arrayValue' in value)) return [property(15, name, encode(value))];
      const { values = [] } = value.arrayValue;
      return values.map((item) => property(15, name, encode(item), true));
    }),
  ];
}

function property(
  number: number,
  name: string,
  { meaning, value }: Encoded,
  multiple = false,
): Field {
  return messageField(number, [
    ...(meaning === undefined ? [] : [varintField(1, meaning)]),
    textField(3, name),
    varintField(4, multiple ? 1 : 0),
    messageField(5, value),
  ]);
}

function encode(value: Value): Encoded {
  if ('nullValue' in value) return { value: [] };
  if ('booleanValue' in value) return { value: [varintField(2, value.booleanValue ? 1 : 0)] };
  if ('integerValue' in value) return { value: [varintField(1, BigInt(value.integerValue))] };
  if ('doubleValue' in value) return { value: [doubleField(4, withoutSign(value.doubleValue))] };
  if ('timestampValue' in value)
    return { meaning: TIMESTAMP, value: [varintField(1, microseconds(value.timestampValue))] };
  if ('stringValue' in value) return { value: [textField(3, value.stringValue)] };
  if ('bytesValue' in value)
    return {
      meaning: BYTES,
      value: [{ number: 3, bytes: Buffer.from(value.bytesValue, 'base64') }],
    };
  if ('referenceValue' in value) {
    const group = referenceFields(partsOfName(value.referenceValue));
    return { value: [{ number: 12, group }] };
  }
  if ('geoPointValue' in value) {
    const { latitude = 0, longitude = 0 } = value.geoPointValue;
    const group = [doubleField(6, latitude), doubleField(7, longitude)];
    return { meaning: GEO_POINT, value: [{ number: 5, group }] };
  }
  if ('mapValue' in value) {
    const entity = inner(
      vectorOf(value.mapValue.fields ?? {}) ?? propertiesOf(value.mapValue.fields ?? {}),
    );
    return { meaning: ENTITY, value: [messageField(3, entity)] };
  }
  throw new ExportError('An array cannot hold an array directly');
}

/** The emulator writes minus zero as zero. */
function withoutSign(double: number | string): number {
  const value = Number(double);
  return value === 0 ? 0 : value;
}

/** An entity without a key of its own. */
function inner(properties: Field[]): Field[] {
  return [
    messageField(13, [textField(13, ''), textField(14, '')]),
    ...properties,
    textField(16, ''),
  ];
}

/** The elements of a map that stands for a vector; null for any other. */
function vectorOf({ __type__: type, value }: Fields): Field[] | null {
  if (!type || !('stringValue' in type) || type.stringValue !== VECTOR) return null;
  if (!value || !('arrayValue' in value)) return null;
  return (value.arrayValue.values ?? []).map((item) => property(15, VECTOR, encode(item), true));
}

/** The fields that the properties of an entity stand for. @throws ExportError */
export function fieldsOf(entity: readonly Field[]): Fields {
  const fields: Fields = {};
  for (const field of entity) {
    if ((field.number !== 14 && field.number !== 15) || !('bytes' in field)) continue;
    const parts = readFields(field.bytes);
    const name = lastText(parts, 3);
    if (name === undefined) throw new ExportError('A property without a name');
    const meaning = lastVarint(parts, 1) ?? 0n;
    if (meaning === EMPTY_LIST) {
      define(fields, name, { arrayValue: { values: [] } });
      continue;
    }
    const value = decode(meaning, readFields(lastBytes(parts, 5) ?? Buffer.alloc(0)));
    const isElement = lastVarint(parts, 4) === 1n;
    const before = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!isElement) define(fields, name, value);
    else if (before && 'arrayValue' in before) before.arrayValue.values?.push(value);
    else define(fields, name, { arrayValue: { values: [value] } });
  }
  return fields;
}

/** Also where a field is called `__proto__`. */
function define(fields: Fields, name: string, value: Value): void {
  Object.defineProperty(fields, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

function decode(meaning: bigint, value: readonly Field[]): Value {
  const text = lastBytes(value, 3);
  const integer = lastVarint(value, 1);
  if (text !== undefined) return decodeText(meaning, text);
  if (integer !== undefined)
    return meaning === TIMESTAMP
      ? { timestampValue: timestamp(integer) }
      : { integerValue: String(integer) };
  const flag = lastVarint(value, 2);
  if (flag !== undefined) return { booleanValue: flag !== 0n };
  const double = lastDouble(value, 4);
  if (double !== undefined)
    return { doubleValue: Number.isFinite(double) ? double : String(double) };
  const [point] = groupsOf(value, 5);
  if (point)
    return { geoPointValue: { latitude: lastDouble(point, 6), longitude: lastDouble(point, 7) } };
  const [reference] = groupsOf(value, 12);
  if (reference) return { referenceValue: nameOfParts(partsOfReference(reference)) };
  if (value.length > 0) throw new ExportError('A value of an unknown type');
  return { nullValue: null };
}

function decodeText(meaning: bigint, text: Buffer): Value {
  if (meaning === BYTES) return { bytesValue: text.toString('base64') };
  if (meaning !== ENTITY) return { stringValue: text.toString('utf8') };
  const fields = fieldsOf(readFields(text));
  const elements = fields[VECTOR];
  if (!elements) return { mapValue: { fields } };
  return { mapValue: { fields: { __type__: { stringValue: VECTOR }, value: elements } } };
}

function microseconds(time: string): bigint {
  return BigInt(Date.parse(`${time.slice(0, 23)}Z`)) * 1000n + BigInt(time.slice(23, 26));
}

/** Exact for every year, where a double is not. */
function timestamp(micros: bigint): string {
  const rest = ((micros % 1000n) + 1000n) % 1000n;
  const date = new Date(Number((micros - rest) / 1000n));
  if (Number.isNaN(date.getTime())) throw new ExportError('A time outside the years 1 to 9999');
  return `${date.toISOString().slice(0, -1)}${String(rest).padStart(3, '0')}Z`;
}
