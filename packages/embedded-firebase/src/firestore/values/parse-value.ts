import type { RpcError } from '../../base/rpc-error.ts';
import {
  invalid,
  isRecord,
  parseList,
  parseMessage,
  parseRecord,
  parseText,
  twice,
  unknownName,
} from './invalid.ts';
import { MAX_DEPTH, MAX_NAME_BYTES, isLongerThan } from './limits.ts';
import { parseDouble, parseInteger } from './parse-number.ts';
import { parseTimestamp } from './timestamps.ts';
import type { Fields, Value } from './types.ts';
import { isValueKind } from './value-rank.ts';
import type { ValueKind } from './value-rank.ts';

const RESERVED_NAME = /^__.*__$/s;
const RESOURCE_NAME = /^projects\/[^/]+\/databases\/[^/]+\/documents(\/|$)/;

/**
 * A fresh value in the one form that is stored and compared: integers as strings, timestamps with
 * six decimals, NaN, infinities and minus zero as strings.
 * @throws RpcError INVALID_ARGUMENT
 */
export function parseValue(input: unknown, depth = 0): Value {
  if (depth > MAX_DEPTH) throw tooDeep();
  const keys = isRecord(input) ? Object.keys(input) : [];
  const unknown = keys.find((key) => !isValueKind(key));
  if (unknown !== undefined) throw unknownName(unknown, 'value');
  const [kind, second] = keys.filter(isValueKind);
  if (!isRecord(input) || kind === undefined) throw invalid('A value of an unknown type');
  if (second !== undefined) throw twice('value', 'value_type', second);
  return PARSERS[kind](input[kind], depth + 1);
}

/** @throws RpcError INVALID_ARGUMENT */
export function parseFields(input: unknown, depth = 0): Fields {
  const fields: Fields = {};
  for (const [name, value] of Object.entries(parseRecord(input ?? {}, 'fields')))
    fields[parseFieldName(name)] = parseValue(value, depth);
  return fields;
}

/** `__type__` marks the maps that stand for vectors; all other names of that form are reserved. */
export function parseFieldName(name: string): string {
  if (name === '') throw invalid('The property.name is the empty string.');
  if (isLongerThan(name, MAX_NAME_BYTES))
    throw invalid(`The property.name is longer than ${MAX_NAME_BYTES} bytes.`);
  if (RESERVED_NAME.test(name) && name !== '__type__')
    throw invalid(`The field name ${name} is reserved`);
  return name;
}

const PARSERS: Record<ValueKind, (input: unknown, depth: number) => Value> = {
  nullValue: (input) => {
    if (input !== null && input !== 'NULL_VALUE') throw invalid('nullValue must be null');
    return { nullValue: null };
  },
  booleanValue: (input) => {
    if (typeof input !== 'boolean') throw invalid('booleanValue must be true or false');
    return { booleanValue: input };
  },
  integerValue: (input) => ({ integerValue: parseInteger(input) }),
  doubleValue: (input) => ({ doubleValue: parseDouble(input) }),
  timestampValue: (input) => ({ timestampValue: parseTimestamp(input) }),
  stringValue: (input) => ({ stringValue: parseText(input, 'stringValue') }),
  bytesValue: (input) => ({ bytesValue: parseBytes(input) }),
  referenceValue: (input) => ({ referenceValue: parseReference(input) }),
  geoPointValue: (input) => {
    const point = parseMessage(input, 'geo_point_value', ['latitude', 'longitude']);
    const latitude = parseDegrees(point.latitude, 90);
    return { geoPointValue: { latitude, longitude: parseDegrees(point.longitude, 180) } };
  },
  arrayValue: (input, depth) => {
    const { values } = parseMessage(input, 'array_value', ['values']);
    return {
      arrayValue: { values: parseList(values, 'values').map((item) => element(item, depth)) },
    };
  },
  mapValue: (input, depth) => {
    const { fields } = parseMessage(input, 'map_value', ['fields']);
    return { mapValue: { fields: parseFields(fields, depth) } };
  },
};

function element(input: unknown, depth: number): Value {
  const value = parseValue(input, depth);
  if ('arrayValue' in value) throw invalid('An array cannot hold an array directly');
  return value;
}

/** Either alphabet, with padding or without. Node leaves out what is neither, which then is not there on the way back. */
function parseBytes(input: unknown): string {
  const text = parseText(input, 'bytesValue').replaceAll('-', '+').replaceAll('_', '/');
  const stored = Buffer.from(text, 'base64').toString('base64');
  if (text !== stored && text !== stored.replace(/=+$/, ''))
    throw invalid("Invalid value at 'bytes_value' (TYPE_BYTES), Base64 decoding failed");
  return stored;
}

function parseReference(input: unknown): string {
  const name = parseText(input, 'referenceValue');
  if (!RESOURCE_NAME.test(name)) throw invalid(`Not a reference: ${name}`);
  return name;
}

function parseDegrees(input: unknown, limit: number): number {
  const degrees = Number(input ?? 0);
  if (!(Math.abs(degrees) <= limit)) throw invalid(`Degrees must be within ±${limit}`);
  return degrees;
}

export function tooDeep(): RpcError {
  return invalid(`Values may nest ${MAX_DEPTH} deep at most`);
}
